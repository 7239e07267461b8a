// C++: classes, templates, exceptions, and enumerators of several widths under one value, which
// only bitcode tells apart. No headers.

namespace shapes {

enum class Small : signed char { None = 2, Unknown = 0 };
enum class Normal : int { None = 2, Unknown = 0, Negative = -1 };
enum class Large : unsigned long { None = 2, Unknown = 0, Most = ~0ul };

struct Point {
  double x = 0, y = 0;
  friend Point operator+(const Point &a, const Point &b) { return {a.x + b.x, a.y + b.y}; }
};

class Shape {
public:
  virtual ~Shape();
  virtual double area() const = 0;
  virtual Shape *clone() const;
  static int count;
  Small kind = Small::Unknown;

protected:
  mutable unsigned cached : 4;
};

class Named : public virtual Shape {
public:
  explicit Named(const char *name) : name(name) {}
  const char *name;
};

class Round : public virtual Shape {
public:
  double radius = 1;
  double area() const override { return 3.14159 * radius * radius; }
};

class Disc final : public Named, public Round {
public:
  Disc() : Named("disc") { ++count; }
  Disc *clone() const override;
  double area() const override { return Round::area(); }
};

template <typename T, unsigned N = 4> class Stack {
public:
  void push(T value) {
    if (size == N)
      throw Normal::None;
    items[size++] = static_cast<T &&>(value);
  }
  T &operator[](unsigned i) { return items[i]; }
  ~Stack() {
    for (auto &item : items)
      item = T();
  }

private:
  T items[N] = {};
  unsigned size = 0;
};

inline namespace v1 {
template <typename... Ts> constexpr unsigned count_of(Ts...) { return sizeof...(Ts); }
template <int I> int templated_variable = I * 2;
} // namespace v1

int Shape::count = 0;
Shape::~Shape() {}
Shape *Shape::clone() const { return nullptr; }
Disc *Disc::clone() const { return new Disc(*this); }

} // namespace shapes

using namespace shapes;
using Callback = double (Shape::*)() const;
typedef double Shape::*Unused;

extern void may_throw(int &&, const Point &) noexcept(false);
thread_local Stack<int> per_thread;

static const Disc &shared() {
  static Disc disc;
  return disc;
}

double apply(const Shape &shape, Callback callback) {
  auto twice = [&shape, callback](double factor) mutable {
    factor += 1;
    return (shape.*callback)() * factor;
  };
  return twice(2.0);
}

int exceptions(Stack<Point, 2> &points, Large large) {
  Stack<long> cleaned_up;
  try {
    points.push({1, 2});
    may_throw(3, points[0] + points[1]);
  } catch (Normal n) {
    return static_cast<int>(n);
  } catch (const Point *&p) {
    return static_cast<int>(p->x);
  } catch (...) {
    if (large == Large::Most)
      throw;
    return static_cast<int>(large);
  }
  return 0;
}

const Disc *narrowed(const Shape *shape) { return dynamic_cast<const Disc *>(shape); }

template class shapes::Stack<short, 3>;

int main() {
  Stack<Point, 2> points;
  per_thread.push(shapes::templated_variable<21>);
  Shape *copy = shared().clone();
  double total = apply(*copy, &Shape::area) + per_thread[0];
  delete copy;
  return exceptions(points, Large::None) + static_cast<int>(total) + count_of(1, 'c', 2.0f) +
         (narrowed(&shared()) != nullptr);
}
