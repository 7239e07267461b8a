// Guards of C++'s library.
#include <mutex>

std::mutex a, b, c, d, e, f;

void guard_one_bad() {
    std::lock_guard<std::mutex> first(a);
    std::lock_guard<std::mutex> second(b);
}
void guard_two_bad() {
    std::lock_guard<std::mutex> first(b);
    std::lock_guard<std::mutex> second(a);
}
void scope_one_good() {
    { std::lock_guard<std::mutex> first(c); }
    std::lock_guard<std::mutex> second(d);
}
void scope_two_good() {
    { std::lock_guard<std::mutex> first(d); }
    std::lock_guard<std::mutex> second(c);
}
void method_one_bad() {
    e.lock();
    std::unique_lock<std::mutex> second(f);
    second.unlock();
    e.unlock();
}
void method_two_bad() {
    std::unique_lock<std::mutex> first(f);
    e.lock();
    e.unlock();
}
std::mutex g, h, i, j;
void deferred_one_good() {
    std::unique_lock<std::mutex> first(g, std::defer_lock);
    std::lock_guard<std::mutex> second(h);
}
void deferred_two_good() {
    std::lock_guard<std::mutex> first(h);
    std::lock_guard<std::mutex> second(g);
}
void later_one_bad() {
    std::unique_lock<std::mutex> second(j, std::defer_lock);
    std::lock_guard<std::mutex> first(i);
    second.lock();
}
void later_two_bad() {
    std::lock_guard<std::mutex> first(j);
    std::lock_guard<std::mutex> second(i);
}
std::mutex k, l;
void try_one_good() {
    std::lock_guard<std::mutex> first(k);
    std::unique_lock<std::mutex> second(l, std::try_to_lock);
}
void try_two_good() {
    std::lock_guard<std::mutex> first(l);
    std::unique_lock<std::mutex> second(k, std::defer_lock);
    if (second.try_lock())
        second.unlock();
}
