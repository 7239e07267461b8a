// LLVM's JSON: values made, printed, parsed, compared and mapped, errors with their places. Prints
// the texts.
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

struct Point {
  int x, y;
  std::string name;
};
static bool fromJSON(const json::Value &value, Point &point, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("x", point.x) && map.map("y", point.y) && map.mapOptional("name", point.name);
}
static json::Value toJSON(const Point &point) {
  return json::Object{{"x", point.x}, {"y", point.y}, {"name", point.name}};
}

int main() {
  const char *texts[] = {"{\"a\":[1,2.5,-3e10,true,false,null],\"b\":{\"c\":\"\\u00e9\\ud83d\\ude00\\n\"}}",
                         "[[[[]]],{},\"\",12345678901234567890]", "{\"x\":1,\"y\":2,\"name\":\"p\"}",
                         "{\"x\":1,\"y\":\"two\"}", "[1,", "{\"a\" 1}", "\"\\x\"", "tru", ""};
  for (const char *text : texts) {
    Expected<json::Value> value = json::parse(text);
    if (!value) {
      outs() << toString(value.takeError()) << "\n";
      continue;
    }
    outs() << *value << "\n" << formatv("{0:2}", *value) << "\n";
    Point point{0, 0, ""};
    json::Path::Root root("point");
    if (fromJSON(*value, point, root))
      outs() << toJSON(point) << "\n";
    else {
      outs() << toString(root.getError()) << "\n";
      root.printErrorContext(*value, outs());
      outs() << "\n";
    }
    json::Value copy = *value;
    outs() << (copy == *value) << "\n";
  }
  json::OStream out(outs(), 1);
  out.object([&] {
    out.attribute("list", json::Array{1, "two", nullptr, 4.5});
    out.attributeArray("nested", [&] {
      for (int i = 0; i < 3; i++)
        out.arrayBegin(), out.comment("made */ here"), out.value(i), out.arrayEnd();
    });
    out.attributeObject("empty", [] {});
    out.attributeBegin("raw"), out.rawValue("[]"), out.attributeEnd();
  });
  outs() << "\n" << json::isUTF8("caf\xc3\xa9") << json::fixUTF8("\xff\xfe") << "\n";
}
