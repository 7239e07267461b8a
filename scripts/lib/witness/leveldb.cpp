// A database in memory and one on disk: writes, batches, deletions, iterators both ways, snapshots,
// filters, comparators of its own, compaction, properties, repair. Prints what it finds.
#include <cstdio>
#include <memory>
#include <string>

#include "helpers/memenv/memenv.h"
#include "leveldb/cache.h"
#include "leveldb/comparator.h"
#include "leveldb/db.h"
#include "leveldb/env.h"
#include "leveldb/filter_policy.h"
#include "leveldb/slice.h"
#include "leveldb/write_batch.h"

using namespace leveldb;

namespace {

class Backwards : public Comparator {
public:
  int Compare(const Slice &a, const Slice &b) const override { return b.compare(a); }
  const char *Name() const override { return "backwards"; }
  void FindShortestSeparator(std::string *, const Slice &) const override {}
  void FindShortSuccessor(std::string *) const override {}
};

class Counter : public WriteBatch::Handler {
public:
  int puts = 0, deletes = 0;
  void Put(const Slice &, const Slice &) override { puts++; }
  void Delete(const Slice &) override { deletes++; }
};

std::string key(int i) {
  char text[32];
  std::snprintf(text, sizeof text, "key%06d", i * 7919 % 20011);
  return text;
}

void check(const Status &status) {
  if (!status.ok())
    std::printf("%s\n", status.ToString().c_str());
}

unsigned long walk(DB *db, const ReadOptions &options, bool backwards) {
  std::unique_ptr<Iterator> all(db->NewIterator(options));
  unsigned long sum = 0;
  for (backwards ? all->SeekToLast() : all->SeekToFirst(); all->Valid();
       backwards ? all->Prev() : all->Next())
    sum = sum * 31 + all->key().size() + static_cast<unsigned char>(all->value()[0]);
  all->Seek("key010000");
  if (all->Valid()) {
    std::printf("%s ", all->key().ToString().c_str());
    all->Prev();
  }
  check(all->status());
  return sum;
}

void use(Env *env, const Comparator *order, const std::string &name) {
  std::unique_ptr<Cache> cache(NewLRUCache(1 << 16));
  std::unique_ptr<const FilterPolicy> filter(NewBloomFilterPolicy(10));
  Options options;
  options.create_if_missing = true;
  options.env = env;
  options.block_cache = cache.get();
  options.filter_policy = filter.get();
  options.write_buffer_size = 1 << 16;
  options.max_file_size = 1 << 20;
  if (order)
    options.comparator = order;
  DestroyDB(name, options);
  DB *opened = nullptr;
  check(DB::Open(options, name, &opened));
  std::unique_ptr<DB> db(opened);
  WriteOptions lazy, sure;
  sure.sync = true;
  for (int i = 0; i < 4000; i++)
    check(db->Put(i % 1000 ? lazy : sure, key(i), std::string(i % 97 + 1, 'a' + i % 26)));
  const Snapshot *before = db->GetSnapshot();
  WriteBatch batch;
  for (int i = 0; i < 4000; i += 3)
    batch.Delete(key(i));
  for (int i = 4000; i < 4500; i++)
    batch.Put(key(i), "later");
  Counter counter;
  check(batch.Iterate(&counter));
  check(db->Write(lazy, &batch));
  std::printf("%d puts, %d deletes\n", counter.puts, counter.deletes);
  ReadOptions now, then;
  then.snapshot = before;
  then.verify_checksums = true;
  std::printf("%lu %lu %lu\n", walk(db.get(), now, false), walk(db.get(), now, true),
              walk(db.get(), then, false));
  int found = 0;
  std::string value;
  for (int i = 0; i < 5000; i++)
    found += db->Get(i % 2 ? now : then, key(i), &value).ok();
  db->ReleaseSnapshot(before);
  db->CompactRange(nullptr, nullptr);
  Range range(key(1), key(2));
  uint64_t size = 0;
  db->GetApproximateSizes(&range, 1, &size);
  std::printf("found %d, %lu\n", found, walk(db.get(), now, false));
  std::printf("%d\n", db->GetProperty("leveldb.num-files-at-level0", &value));
  db.reset();
  check(RepairDB(name, options));
  check(DB::Open(options, name, &opened));
  db.reset(opened);
  std::printf("%lu\n", walk(db.get(), now, false));
  db.reset();
  check(DestroyDB(name, options));
}

} // namespace

int main() {
  use(Env::Default(), nullptr, "database");
  std::unique_ptr<Env> memory(NewMemEnv(Env::Default()));
  Backwards backwards;
  use(memory.get(), &backwards, "/memory");
  DB *none = nullptr;
  Options options;
  std::printf("%d\n", DB::Open(options, "missing", &none).ok());
}
