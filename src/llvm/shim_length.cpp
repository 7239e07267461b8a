// How long a demangled name would be.
//
// A name of the Itanium ABI refers back to its own parts, so a short one can stand for a text of
// many gigabytes, and LLVM's printer knows no limit. LLVM's parser, instantiated here under another
// namespace, gives the syntax as a graph; its size as a tree is counted, not printed.
#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <type_traits>
#include <unordered_map>
#include <vector>

#include <llvm/Demangle/DemangleConfig.h>
#undef DEMANGLE_NAMESPACE_BEGIN
#undef DEMANGLE_NAMESPACE_END
#define DEMANGLE_NAMESPACE_BEGIN namespace lf_itanium {
#define DEMANGLE_NAMESPACE_END }
#include <llvm/Demangle/ItaniumDemangle.h>

/// The parser's only function outside of its header: past `_ digit`, `__ digits _`, or digits up to
/// the end of the name, which tell local entities of one name apart.
const char *lf_itanium::parse_discriminator(const char *first, const char *last) {
  auto digits = [&](const char *from) {
    return std::find_if_not(from, last, [](char c) { return '0' <= c && c <= '9'; });
  };
  if (first == last)
    return first;
  if (*first != '_')
    return digits(first) == last ? last : first;
  const char *next = first + 1;
  if (next == last)
    return first;
  if (*next != '_')
    return '0' <= *next && *next <= '9' ? next + 1 : first;
  const char *end = digits(next + 1);
  return end != next + 1 && end != last && *end == '_' ? end + 1 : first;
}

namespace {
constexpr uint64_t longest_demangled = 1 << 20;

/// Nodes live as long as the parser.
class Arena {
  std::vector<std::unique_ptr<char[]>> chunks;
  size_t left = 0;
  char *next = nullptr;

public:
  void reset() {}
  void *take(size_t size) {
    size = (size + 15) & ~size_t(15);
    if (left < size) {
      left = std::max<size_t>(4096, size);
      chunks.push_back(std::make_unique<char[]>(left));
      next = chunks.back().get();
    }
    left -= size;
    next += size;
    return next - size;
  }
  template <typename T, typename... Args> T *makeNode(Args &&...args) {
    return new (take(sizeof(T))) T(std::forward<Args>(args)...);
  }
  void *allocateNodeArray(size_t n) { return take(sizeof(lf_itanium::Node *) * n); }
};

class Length {
  std::unordered_map<const lf_itanium::Node *, uint64_t> known;
  /// The longest list of template arguments, which an expansion repeats its pattern for.
  uint64_t pack = 1;

  static uint64_t add(uint64_t a, uint64_t b) { return std::min(a + b, longest_demangled * 2); }

  /// Of one argument of a node's constructor: another node, a list of them, a text, or a detail.
  template <typename T> uint64_t part(const T &argument) {
    if constexpr (std::is_convertible_v<T, const lf_itanium::Node *>) {
      return argument ? of(argument) : 0;
    } else if constexpr (std::is_same_v<T, lf_itanium::NodeArray>) {
      pack = std::max<uint64_t>(pack, argument.size());
      uint64_t sum = 0;
      for (const lf_itanium::Node *node : argument)
        sum = add(sum, add(2, of(node)));
      return sum;
    } else if constexpr (std::is_same_v<T, lf_itanium::StringView>) {
      return argument.size();
    } else {
      return 0;
    }
  }

public:
  uint64_t of(const lf_itanium::Node *node) {
    // A node that leads to itself is printed once.
    auto [place, fresh] = known.try_emplace(node, 0);
    if (!fresh)
      return place->second;
    uint64_t length = 8;
    node->visit([&](auto *exact) {
      using Exact = std::remove_const_t<std::remove_pointer_t<decltype(exact)>>;
      if constexpr (std::is_same_v<Exact, lf_itanium::ForwardTemplateReference>)
        length = add(length, part(exact->Ref));
      else
        exact->match([&](auto... parts) { ((length = add(length, part(parts))), ...); });
    });
    if (node->getKind() == lf_itanium::Node::KParameterPackExpansion)
      length = std::min(length * pack, longest_demangled * 2);
    return known[node] = length;
  }
};
} // namespace

/// Whether a name is so short and refers back so seldom that it cannot grow much: each reference at
/// most doubles it, and only expansions of packs (Dp, sp) repeat anything more often.
static bool modest(const std::string &name) {
  size_t references = 0;
  for (size_t i = 0; i + 1 < name.size(); i++) {
    references += name[i] == 'S' || name[i] == 'T';
    if ((name[i] == 'D' || name[i] == 's') && name[i + 1] == 'p')
      return false;
  }
  return name.size() <= 1024 && references <= 8;
}

/// Whether the demangled name is no longer than a megabyte, or there is none.
bool lf_demangled_fits(const std::string &name) {
  if (modest(name))
    return true;
  lf_itanium::ManglingParser<Arena> parser(name.data(), name.data() + name.size());
  lf_itanium::Node *root = parser.parse();
  return !root || Length().of(root) <= longest_demangled;
}
