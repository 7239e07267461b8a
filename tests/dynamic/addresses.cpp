// Steps of random programs that hand addresses on in C++ (addresses.py), as in addresses.c.
//
// What every program begins with:
#include <algorithm>
#include <any>
#include <array>
#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <forward_list>
#include <functional>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <mutex>
#include <new>
#include <numeric>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <thread>
#include <tuple>
#include <typeinfo>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

volatile int one = 1;
volatile long total;

// Exceptions, virtual functions, the library's containers and threads.

//@ step
FN void throwID(long *p) { if (one) throw p; }
//@ does
long *OUT;
try { throwID(IN); } catch (long *p) { OUT = p; }

//@ step
struct BaseID { virtual long *get() const { return 0; } virtual ~BaseID() {} };
struct MoreID : BaseID {
  long *p;
  MoreID(long *p) : p(p) {}
  long *get() const override { return p; }
};
FN void throwID(long *p) { throw MoreID(p); }
//@ does
long *OUT = 0;
try { throwID(IN); } catch (const BaseID &e) { OUT = e.get(); }

//@ step
struct RowID { int n; long *p; };
//@ does
long *OUT = 0;
try { try { throw RowID{7, IN}; } catch (...) { throw; } } catch (RowID &r) { OUT = r.p; }

//@ step
std::exception_ptr eID;
try { throw IN; } catch (...) { eID = std::current_exception(); } long *OUT = 0;
try { std::rethrow_exception(eID); } catch (long *p) { OUT = p; }

//@ step
struct GuardID { long **to; long *p; ~GuardID() { *to = p; } };
//@ does
long *OUT = 0;
{ GuardID gID{&OUT, IN}; }

//@ step
struct BaseID { virtual long *get() { return 0; } virtual ~BaseID() {} };
struct OneID : BaseID { long *p; OneID(long *p) : p(p) {} long *get() override { return p; } };
//@ does
BaseID *bID = one ? (BaseID *)new OneID(IN) : new BaseID;
long *OUT = bID->get();

//@ step
struct FirstID { virtual long *get() = 0; };
struct SecondID { virtual void set(long *p) = 0; };
struct BothID : FirstID, SecondID {
  long *p;
  long *get() override { return p; }
  void set(long *q) override { p = q; }
};
//@ does
BothID *bID = new BothID;
SecondID *sID = bID;
sID->set(IN);
long *OUT = dynamic_cast<FirstID *>(sID)->get();

//@ step
struct TopID { long *p; TopID(long *p = 0) : p(p) {} };
struct LeftID : virtual TopID { virtual ~LeftID() {} };
struct RightID : virtual TopID { };
struct LowID : LeftID, RightID { LowID(long *p) : TopID(p) {} };
//@ does
LowID lID(IN);
long *OUT = ((LeftID &)lID).p;

//@ step
struct RowID { int n; long *p; };
//@ does
RowID rID{0, IN};
long *RowID::*mID = &RowID::p;
long *OUT = rID.*mID;

//@ step
struct RowID { int n; long *p; long *get() { return p; } long *none() { return 0; } };
//@ does
RowID rID{0, IN};
long *(RowID::*mID)() = one ? &RowID::get : &RowID::none;
long *OUT = (rID.*mID)();

//@ step
auto fID = [qID = IN] { return qID; };
long *OUT = fID();

//@ step
long *OUT = 0;
auto fID = [&] { OUT = IN; };
fID();

//@ step
std::function<long *(int)> fID = [qID = IN](int n) { return n ? qID : nullptr; };
auto gID = fID;
long *OUT = gID(one);

//@ step
FN long *selfID(long *p, int n) { total += n; return p; }
//@ does
auto fID = std::bind(selfID, std::placeholders::_1, 3);
long *OUT = fID(IN);

//@ step
std::vector<long *> vID;
for (int k = 0; k < 9; k++) vID.push_back(k == 4 ? IN : 0);
long *OUT = vID[3 + one];

//@ step
struct RowID { int n; long *p; };
//@ does
std::vector<RowID> vID(2);
vID.insert(vID.begin() + one, RowID{1, IN});
auto wID = vID;
long *OUT = wID.at(1).p;

//@ step
std::vector<std::vector<long *>> vID(2);
vID[one].emplace_back(IN);
vID.resize(5);
long *OUT = vID[1].back();

//@ step
std::list<long *> lID{0, IN};
lID.push_front(0);
long *OUT = lID.back();

//@ step
std::list<long *> lID{IN}, mID{0};
mID.splice(mID.begin(), lID);
mID.reverse();
long *OUT = 0;
for (long *p : mID) if (p) OUT = p;

//@ step
std::forward_list<long *> lID{IN};
lID.push_front(0);
long *OUT = *++lID.begin();

//@ step
std::deque<long *> dID;
for (int k = 0; k < 200; k++) dID.push_front(k == 99 ? IN : 0);
long *OUT = dID[100];

//@ step
std::map<int, long *> mID{{1, 0}};
mID[5] = IN;
mID.erase(1);
long *OUT = mID.find(5)->second;

//@ step
struct RowID { int n; long *p; };
//@ does
std::map<std::string, RowID> mID;
mID["key"] = RowID{3, IN};
long *OUT = mID.at("key").p;

//@ step
std::set<long *> sID{IN};
long *OUT = *sID.begin();

//@ step
std::multimap<long *, int> mID{{IN, 3}};
long *OUT = mID.begin()->first;

//@ step
std::unordered_map<int, long *> mID;
for (int k = 0; k < 50; k++) mID[k] = k == 7 ? IN : 0;
long *OUT = mID[6 + one];

//@ step
std::queue<long *> qID;
qID.push(IN);
std::stack<long *> sID;
sID.push(qID.front());
long *OUT = sID.top();

//@ step
std::priority_queue<std::pair<int, long *>> qID;
qID.push({1, 0});
qID.push({9, IN});
long *OUT = qID.top().second;

//@ step
std::pair<int, long *> pID{2, IN};
auto [nID, qID] = pID;
long *OUT = qID;

//@ step
auto tID = std::make_tuple(1, IN, 'c');
long *OUT = std::get<1>(tID);

//@ step
std::array<long *, 3> aID{0, IN, 0};
std::sort(aID.begin(), aID.end());
long *OUT = aID[1 + one];

//@ step
long *aID[8] = {0};
aID[3] = IN;
std::rotate(aID, aID + 3, aID + 8);
long *OUT = aID[one - 1];

//@ step
std::vector<long *> vID{0, IN};
auto iID = std::find_if(vID.begin(), vID.end(), [](long *p) { return p; });
long *OUT = *iID;

//@ step
std::vector<long *> vID{IN}, wID(1);
std::copy(vID.begin(), vID.end(), wID.begin());
std::swap(vID, wID);
long *OUT = vID[0];

//@ step
std::vector<long *> vID{0, IN, 0};
std::stable_sort(vID.begin(), vID.end(), [](long *a, long *b) { return !!a > !!b; });
long *OUT = vID[0];

//@ step
std::optional<long *> oID;
if (one) oID = IN;
long *OUT = oID.value_or(nullptr);

//@ step
std::variant<int, long *> vID;
vID = IN;
long *OUT = std::get<long *>(vID);

//@ step
struct RowID { int n; long *p; };
//@ does
std::variant<int, RowID> vID = RowID{3, IN};
long *OUT = std::visit([](auto &v) -> long * {
  if constexpr (sizeof v == sizeof(int)) return nullptr; else return v.p;
}, vID);

//@ step
std::any aID = IN;
long *OUT = std::any_cast<long *>(aID);

//@ step
struct RowID { int n; long *p; char more[40]; };
//@ does
std::any aID = RowID{3, IN, {}};
std::any bID = aID;
long *OUT = std::any_cast<RowID &>(bID).p;

//@ step
struct RowID { int n; long *p; };
//@ does
auto uID = std::make_unique<RowID>(RowID{3, IN});
auto vID = std::move(uID);
long *OUT = vID->p;

//@ step
struct RowID { int n; long *p; };
//@ does
auto sID = std::make_shared<RowID>(RowID{3, IN});
std::weak_ptr<RowID> wID = sID;
auto tID = wID.lock();
long *OUT = tID->p;

//@ step
struct RowID { int n; long *p; };
//@ does
std::shared_ptr<void> sID(new RowID{3, IN}, [](void *p) { delete (RowID *)p; });
long *OUT = std::static_pointer_cast<RowID>(sID)->p;

//@ step
long *OUT = 0;
std::thread tID([&] { OUT = IN; });
tID.join();

//@ step
FN void runID(long *p, long *&to) { to = p; }
//@ does
long *OUT = 0;
std::thread tID(runID, IN, std::ref(OUT));
tID.join();

//@ step
auto fID = std::async(std::launch::async, [qID = IN] { return qID; });
long *OUT = fID.get();

//@ step
std::promise<long *> pID;
auto fID = pID.get_future();
std::thread tID([&] { pID.set_value(IN); });
long *OUT = fID.get();
tID.join();

//@ step
FN long *selfID(long *p) { return p; }
//@ does
std::packaged_task<long *(long *)> kID(selfID);
auto fID = kID.get_future();
kID(IN);
long *OUT = fID.get();

//@ step
std::atomic<long *> aID{nullptr};
aID.store(IN);
long *OUT = aID.exchange(nullptr);

//@ step
std::once_flag oID;
long *OUT = 0;
std::call_once(oID, [&] { OUT = IN; });

//@ step
alignas(16) static char roomID[16];
//@ does
static long *&rID = *new (roomID) (long *)(IN);
rID = IN;
long *OUT = *(long **)roomID;

//@ step
template <class T> struct NodeID { T *p; T *get() { return p; } };
//@ does
long *OUT = (new NodeID<long>{IN})->get();

//@ step
struct LocalID { long *p; long *operator*() { return p; } };
LocalID lID{IN};
long *OUT = *lID;

//@ step
struct HeavyID { std::string name = "x"; long *p = 0; };
//@ does
HeavyID hID;
hID.p = IN;
HeavyID kID = std::move(hID);
long *OUT = kID.p;

//@ step
struct BaseID { virtual long *get() { return 0; } virtual ~BaseID() {} };
struct OneID : BaseID { long *p; OneID(long *p) : p(p) {} long *get() override { return p; } };
//@ does
std::vector<std::unique_ptr<BaseID>> vID;
vID.push_back(std::make_unique<OneID>(IN));
vID.push_back(std::make_unique<BaseID>());
long *OUT = vID[0]->get();

//@ step
long *qID = IN;
std::string sID((const char *)&qID, sizeof qID);
long *OUT;
std::memcpy(&OUT, sID.data(), sizeof OUT);

//@ step
std::initializer_list<long *> lID{0, IN};
long *OUT = *std::max_element(lID.begin(), lID.end());
