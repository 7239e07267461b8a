// The functors of functors.rs for Soufflé: c++ -std=c++17 -shared -fPIC -o libfunctors.so functors.cpp

#include <algorithm>
#include <string>

#include "souffle/RecordTable.h"
#include "souffle/SymbolTable.h"

using souffle::RamDomain;
using souffle::RamFloat;
using souffle::RecordTable;
using souffle::SymbolTable;

namespace {

RamDomain interval(RecordTable* records, RamDomain low, RamDomain high) {
    const RamDomain fields[2] = {low, high};
    return records->pack(fields, 2);
}

// Branches have the order of their names.
enum Parity { Any, Even, None, Odd };
enum Bound { Finite, Infinite };

}  // namespace

extern "C" {

RamDomain hull(SymbolTable*, RecordTable* records, RamDomain left, RamDomain right) {
    const RamDomain* a = records->unpack(left, 2);
    const RamDomain* b = records->unpack(right, 2);
    if (a[0] > a[1]) return right;
    if (b[0] > b[1]) return left;
    return interval(records, std::min(a[0], b[0]), std::max(a[1], b[1]));
}

RamDomain overlap(SymbolTable*, RecordTable* records, RamDomain left, RamDomain right) {
    const RamDomain* a = records->unpack(left, 2);
    const RamDomain* b = records->unpack(right, 2);
    const RamDomain low = std::max(a[0], b[0]), high = std::min(a[1], b[1]);
    return low > high ? interval(records, 1, 0) : interval(records, low, high);
}

RamDomain shift(SymbolTable*, RecordTable* records, RamDomain it, RamDomain by) {
    const RamDomain* a = records->unpack(it, 2);
    return interval(records, a[0] + by, a[1] + by);
}

RamDomain length(SymbolTable*, RecordTable* records, RamDomain it) {
    const RamDomain* a = records->unpack(it, 2);
    return a[1] - a[0] + 1;
}

RamDomain least(SymbolTable*, RecordTable*, RamDomain left, RamDomain right) {
    return std::min(left, right);
}

RamDomain greatest(SymbolTable*, RecordTable*, RamDomain left, RamDomain right) {
    return std::max(left, right);
}

RamDomain either(SymbolTable*, RecordTable*, RamDomain left, RamDomain right) {
    if (left == None) return right;
    if (right == None) return left;
    return left == right ? left : RamDomain(Any);
}

RamDomain both(SymbolTable*, RecordTable*, RamDomain left, RamDomain right) {
    if (left == Any) return right;
    if (right == Any) return left;
    return left == right ? left : RamDomain(None);
}

RamDomain farther(SymbolTable*, RecordTable* records, RamDomain left, RamDomain right) {
    const RamDomain* a = records->unpack(left, 2);
    const RamDomain* b = records->unpack(right, 2);
    if (b[0] == Infinite) return right;
    return a[0] == Finite && a[1] < b[1] ? right : left;
}

RamDomain longer(SymbolTable* symbols, RecordTable*, RamDomain left, RamDomain right) {
    const std::string &a = symbols->decode(left), &b = symbols->decode(right);
    return std::make_pair(a.size(), a) >= std::make_pair(b.size(), b) ? left : right;
}

RamDomain describe(SymbolTable* symbols, RecordTable*, RamDomain left, RamDomain right) {
    return symbols->encode(std::to_string(left) + "/" + std::to_string(souffle::RamUnsigned(right)));
}

RamFloat half(RamFloat x) {
    return x / 2;
}

RamDomain total(SymbolTable*, RecordTable* records, RamDomain list) {
    RamDomain sum = 0;
    while (list != 0) {
        const RamDomain* node = records->unpack(list, 2);
        sum += node[0];
        list = node[1];
    }
    return sum;
}

RamDomain push(SymbolTable*, RecordTable* records, RamDomain head, RamDomain list) {
    const RamDomain node[2] = {head, head == 0 ? 0 : list};
    return records->pack(node, 2);
}

}  // extern "C"
