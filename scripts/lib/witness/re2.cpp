// Regular expressions of many kinds, matched in all the ways that RE2 has: by its automata, backwards,
// in sets, with filters; replacements, and errors. Prints what matches.
#include <cstdio>
#include <string>
#include <vector>

#include "re2/filtered_re2.h"
#include "re2/re2.h"
#include "re2/set.h"

using re2::RE2;
using re2::StringPiece;

int main() {
  const char *patterns[] = {
      "a+b*c?", "(a|b)*abb", "^(\\w+)@(\\w+)\\.com$", "(?i)HELLO\\s+world", "[^a-z]{2,5}",
      "(\\d{1,3})\\.(\\d{1,3})", "(?:x(?:y(?:z)?)?)+", "\\bword\\b", "(?s).*end$", "a{0,40}b{0,40}",
      "[[:alpha:]]+[[:digit:]]*", "\\pL+\\PN", "(a*)*", "(?m)^line$", "x*?y+?", "(foo|bar|baz)qux",
      "\\C\\C", "[\\x{100}-\\x{17f}]+", "(?P<name>[a-f]+)(?P<rest>.*)", "((((((a))))))", "^$", "(", "a**",
      "[z-a]", "(?P<n>a)(?P<n>b)", "\\8"};
  std::string texts[] = {"aabbcabb", "me@example.com", "Hello   WORLD", "12.34 word", "the end",
                         "foobarqux x xyz", "line\nline\n", "", "\xc4\x80\xc5\xbf caf\xc3\xa9",
                         std::string(3000, 'a') + std::string(3000, 'b')};
  for (int mode = 0; mode < 4; mode++) {
    RE2::Options options;
    options.set_log_errors(false);
    options.set_longest_match(mode == 1);
    options.set_encoding(mode == 2 ? RE2::Options::EncodingLatin1 : RE2::Options::EncodingUTF8);
    if (mode == 3)
      options.set_max_mem(40000);
    for (const char *pattern : patterns) {
      RE2 expression(pattern, options);
      if (!expression.ok()) {
        std::printf("%s: %s\n", pattern, expression.error().c_str());
        continue;
      }
      std::string least, most;
      bool ranged = expression.PossibleMatchRange(&least, &most, 10);
      std::printf("%s: %d groups, %d, %d\n", pattern, expression.NumberOfCapturingGroups(), ranged,
                  expression.ProgramSize());
      for (const std::string &text : texts) {
        StringPiece groups[4];
        for (auto anchor : {RE2::UNANCHORED, RE2::ANCHOR_START, RE2::ANCHOR_BOTH}) {
          bool all = expression.Match(text, 0, text.size(), anchor, groups, 4);
          bool any = expression.Match(text, 0, text.size(), anchor, nullptr, 0);
          std::printf("%d%d%zu ", all, any, all ? groups[0].size() : 0);
        }
        std::string changed = text;
        std::printf("%d\n", RE2::GlobalReplace(&changed, expression, "<\\0>"));
      }
    }
  }
  RE2::Options quiet;
  quiet.set_log_errors(false);
  RE2::Set set(quiet, RE2::UNANCHORED);
  re2::FilteredRE2 filtered;
  int id;
  for (const char *pattern : {"foo\\d+", "bar|baz", "^end", "h.llo"}) {
    set.Add(pattern, nullptr);
    filtered.Add(pattern, quiet, &id);
  }
  set.Compile();
  std::vector<std::string> atoms;
  filtered.Compile(&atoms);
  for (const char *text : {"foo12 bar", "hello", "end of baz", "none"}) {
    std::vector<int> which, present;
    for (size_t i = 0; i < atoms.size(); i++)
      if (std::string(text).find(atoms[i]) != std::string::npos)
        present.push_back(i);
    std::printf("%d %zu %d\n", set.Match(text, &which), which.size(),
                filtered.FirstMatch(text, present));
  }
  int number;
  std::string word;
  std::printf("%d", RE2::FullMatch("count 42", "(\\w+) (\\d+)", &word, &number));
  std::printf(" %s %d %s\n", word.c_str(), number, RE2::QuoteMeta("a.b*").c_str());
}
