#!/usr/bin/env bash
# The attributes of LLVM's intrinsics, which its reader gives to their declarations.
#
#   scripts/intrinsics.sh > src/ir/upgrade/intrinsics.txt
#
# Asks the LLVM 15 that is installed (clang++-15, llvm-15-dev). Only another LLVM changes the file.
set -euo pipefail

dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cat >"$dir/intrinsics.cpp" <<'CPP'
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include <llvm/IR/Attributes.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/LLVMContext.h>

using namespace llvm;

static std::string spelt(const AttributeList &list) {
  std::string text;
  for (unsigned i = 0; i < list.getNumAttrSets(); ++i) {
    AttributeSet set = list.getAttributes(i - 1);
    if (!set.hasAttributes())
      continue;
    text += text.empty() ? "" : "; ";
    text += i == 0 ? "fn" : i == 1 ? "ret" : std::to_string(i - 2);
    const char *between = ": ";
    for (Attribute attribute : set) {
      text += between + attribute.getAsString();
      between = ", ";
    }
  }
  return text;
}

int main() {
  LLVMContext context;
  std::map<std::string, size_t> numbers;
  std::vector<std::string> lists;
  std::map<std::string, std::string> names;
  for (Intrinsic::ID id = 1; id < Intrinsic::num_intrinsics; ++id) {
    std::string list = spelt(Intrinsic::getAttributes(context, id));
    auto [number, is_new] = numbers.insert({list, lists.size()});
    if (is_new)
      lists.push_back(list);
    names[Intrinsic::getBaseName(id).str()] =
        (Intrinsic::isOverloaded(id) ? "* " : " ") + std::to_string(number->second);
  }
  for (const std::string &list : lists)
    std::printf("@%s\n", list.c_str());
  for (const auto &[name, rest] : names)
    std::printf("%s%s\n", name.c_str(), rest.c_str());
}
CPP
# shellcheck disable=SC2046 # several options
clang++-15 $(llvm-config-15 --cxxflags) -std=c++17 "$dir/intrinsics.cpp" -o "$dir/intrinsics" \
    $(llvm-config-15 --ldflags --libs core)
cat <<'HEAD'
# The intrinsics of LLVM 15.0.6 and their attributes, as llvm::Intrinsic::getAttributes gives them.
# Written by scripts/intrinsics.sh. First the lists of attributes that there are, numbered from 0:
# of the function (fn), of its result (ret), of its parameters. Then the names, sorted; `*` follows
# where types follow in the names of declarations.
HEAD
"$dir/intrinsics"
