// A C++20 coroutine: LLVM's coroutine intrinsics and tokens. The few library types that the language
// demands are declared here.

namespace std {
template <typename R, typename...> struct coroutine_traits {
  using promise_type = typename R::promise_type;
};
template <typename P = void> struct coroutine_handle;
template <> struct coroutine_handle<void> {
  static coroutine_handle from_address(void *address) noexcept {
    coroutine_handle handle;
    handle.address_ = address;
    return handle;
  }
  void *address() const noexcept { return address_; }
  void resume() const { __builtin_coro_resume(address_); }
  void destroy() const { __builtin_coro_destroy(address_); }
  bool done() const { return __builtin_coro_done(address_); }
  void *address_ = nullptr;
};
template <typename P> struct coroutine_handle : coroutine_handle<> {
  static coroutine_handle from_address(void *address) noexcept {
    coroutine_handle handle;
    handle.address_ = address;
    return handle;
  }
  static coroutine_handle from_promise(P &promise) {
    return from_address(__builtin_coro_promise(&promise, alignof(P), true));
  }
  P &promise() const {
    return *static_cast<P *>(__builtin_coro_promise(address_, alignof(P), false));
  }
};
struct suspend_always {
  bool await_ready() noexcept { return false; }
  void await_suspend(coroutine_handle<>) noexcept {}
  void await_resume() noexcept {}
};
} // namespace std

struct Generator {
  struct promise_type {
    int current = 0;
    Generator get_return_object() {
      return {std::coroutine_handle<promise_type>::from_promise(*this)};
    }
    std::suspend_always initial_suspend() noexcept { return {}; }
    std::suspend_always final_suspend() noexcept { return {}; }
    std::suspend_always yield_value(int value) {
      current = value;
      return {};
    }
    void return_void() {}
    void unhandled_exception() {}
  };
  std::coroutine_handle<promise_type> handle;
};

Generator numbers(int first, int count) {
  for (int i = 0; i < count; i++)
    co_yield first + i;
}

int total(int count) {
  int sum = 0;
  Generator generator = numbers(1, count);
  for (generator.handle.resume(); !generator.handle.done(); generator.handle.resume())
    sum += generator.handle.promise().current;
  generator.handle.destroy();
  return sum;
}
