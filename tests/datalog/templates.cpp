// A program of templates: containers, algorithms, iterators, function objects, inheritance.
#include <algorithm>
#include <cstdio>
#include <deque>
#include <functional>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

namespace shapes {

struct Point {
    double x, y;
    bool operator<(const Point &other) const { return x < other.x || (x == other.x && y < other.y); }
};

class Shape {
public:
    explicit Shape(std::string name) : name_(std::move(name)) {}
    virtual ~Shape() = default;
    virtual double area() const = 0;
    const std::string &name() const { return name_; }

private:
    std::string name_;
};

class Polygon : public Shape {
public:
    Polygon(std::string name, std::vector<Point> points)
        : Shape(std::move(name)), points_(std::move(points)) {}
    double area() const override {
        double sum = 0;
        for (size_t i = 0, n = points_.size(); i < n; ++i) {
            const Point &a = points_[i], &b = points_[(i + 1) % n];
            sum += a.x * b.y - b.x * a.y;
        }
        return sum < 0 ? -sum / 2 : sum / 2;
    }
    const std::vector<Point> &points() const { return points_; }

private:
    std::vector<Point> points_;
};

class Circle : public Shape {
public:
    Circle(std::string name, Point at, double radius)
        : Shape(std::move(name)), at_(at), radius_(radius) {}
    double area() const override { return 3.0 * radius_ * radius_; }

private:
    Point at_;
    double radius_;
};

}  // namespace shapes

template <typename K, typename V> class Tree {
    struct Node {
        K key;
        V value;
        std::unique_ptr<Node> left, right;
        Node *parent;
    };
    std::unique_ptr<Node> root_;
    size_t size_ = 0;

public:
    V &at(const K &key) {
        std::unique_ptr<Node> *at = &root_;
        Node *parent = nullptr;
        while (*at) {
            parent = at->get();
            if (key < parent->key)
                at = &parent->left;
            else if (parent->key < key)
                at = &parent->right;
            else
                return parent->value;
        }
        at->reset(new Node{key, V(), nullptr, nullptr, parent});
        ++size_;
        return (*at)->value;
    }
    template <typename F> void each(F &&f) const { walk(root_.get(), f); }
    size_t size() const { return size_; }

private:
    template <typename F> static void walk(const Node *node, F &f) {
        if (!node)
            return;
        walk(node->left.get(), f);
        f(node->key, node->value);
        walk(node->right.get(), f);
    }
};

template <typename T> struct Pool {
    struct Block {
        Block *next;
        T items[16];
    };
    Block *blocks = nullptr;
    T *free_[16];
    int n = 0;
    ~Pool() {
        while (Block *b = blocks) {
            blocks = b->next;
            delete b;
        }
    }
    T *take() {
        if (n == 0) {
            Block *b = new Block{};
            b->next = blocks;
            blocks = b;
            for (T &item : b->items)
                free_[n++] = &item;
        }
        return free_[--n];
    }
    void give(T *item) {
        if (n < 16)
            free_[n++] = item;
    }
};

using Value = std::variant<int, double, std::string, std::vector<int>>;

struct Show {
    std::string operator()(int i) const { return std::to_string(i); }
    std::string operator()(double d) const { return std::to_string(static_cast<int>(d)); }
    std::string operator()(const std::string &s) const { return s; }
    std::string operator()(const std::vector<int> &v) const {
        std::string out;
        for (int i : v)
            out += std::to_string(i) + ",";
        return out;
    }
};

template <typename It, typename Less> void insertion(It first, It last, Less less) {
    for (It i = first; i != last; ++i)
        for (It j = i; j != first && less(*j, *std::prev(j)); --j)
            std::iter_swap(j, std::prev(j));
}

static int add(int a, int b) { return a + b; }
static int mul(int a, int b) { return a * b; }

int main() {
    using namespace shapes;
    std::vector<std::unique_ptr<Shape>> all;
    all.push_back(std::make_unique<Polygon>("square", std::vector<Point>{{0, 0}, {2, 0}, {2, 2}, {0, 2}}));
    all.push_back(std::make_unique<Circle>("circle", Point{1, 1}, 2));
    std::map<std::string, double> areas;
    for (const auto &shape : all)
        areas[shape->name()] += shape->area();
    for (const auto &[name, area] : areas)
        std::printf("%s %d\n", name.c_str(), static_cast<int>(area));

    Tree<std::string, int> words;
    for (const char *word : {"one", "two", "three", "two", "one", "two"})
        ++words.at(word);
    int total = 0;
    words.each([&total](const std::string &word, int count) {
        std::printf("%s %d\n", word.c_str(), count);
        total += count;
    });

    Pool<Point> pool;
    std::set<Point> points;
    for (int i = 0; i < 40; ++i) {
        Point *p = pool.take();
        p->x = i % 7, p->y = i % 3;
        points.insert(*p);
        if (i % 5 == 0)
            pool.give(p);
    }

    std::unordered_map<int, std::list<Value>> table;
    for (int i = 0; i < 10; ++i) {
        table[i % 3].push_back(i);
        table[i % 3].push_back(i * 1.5);
        table[i % 3].push_back(std::string(static_cast<size_t>(i), 'x'));
        table[i % 3].push_back(std::vector<int>(static_cast<size_t>(i), i));
    }
    size_t length = 0;
    for (const auto &[key, values] : table)
        for (const Value &value : values)
            length += std::visit(Show{}, value).size();

    std::deque<int> numbers(20);
    std::iota(numbers.begin(), numbers.end(), -5);
    insertion(numbers.begin(), numbers.end(), [](int a, int b) { return a * a < b * b; });
    std::sort(numbers.begin(), numbers.end(), std::greater<int>());
    std::vector<std::function<int(int, int)>> operations{add, mul, [total](int a, int b) {
                                                             return a - b + total;
                                                         }};
    int result = 1;
    for (auto &operation : operations)
        result = operation(result, 7);
    std::optional<std::pair<int, std::string>> last;
    auto found = std::find_if(numbers.begin(), numbers.end(), [](int n) { return n < 3; });
    if (found != numbers.end())
        last = {*found, "found"};
    auto shared = std::make_shared<std::vector<Point>>(points.begin(), points.end());
    std::weak_ptr<std::vector<Point>> weak = shared;
    std::printf("%zu %zu %d %d %zu\n", points.size(), length, result, last ? last->first : 0,
                weak.lock()->size());
    return 0;
}
