// C++ exceptions only: compiled for targets whose IR differs (landing pads, or the pads, catchswitch
// and token types of funclets), so without anything of the host.

struct Guard {
  Guard(int);
  ~Guard();
  int value;
};

void work(Guard &);
int report(const char *);

int nested(int n) {
  Guard outer(n);
  try {
    Guard inner(n + 1);
    try {
      work(inner);
    } catch (int code) {
      Guard third(code);
      work(third);
      throw;
    }
  } catch (const Guard &guard) {
    return guard.value;
  } catch (...) {
    return report("unknown");
  }
  return outer.value;
}

int quiet(int n) noexcept {
  Guard guard(n);
  work(guard);
  return guard.value;
}
