// Documents read, walked by visitors, changed, printed and compared; errors with their places. Prints
// what it finds.
#include <cstdio>
#include <string>

#include "tinyxml2.h"

using namespace tinyxml2;

class Counter : public XMLVisitor {
public:
  int elements = 0, attributes = 0, texts = 0, others = 0, depth = 0, deepest = 0;
  bool VisitEnter(const XMLDocument &) override { return true; }
  bool VisitEnter(const XMLElement &element, const XMLAttribute *first) override {
    elements++;
    for (; first; first = first->Next())
      attributes++;
    deepest = ++depth > deepest ? depth : deepest;
    return element.Attribute("skip") == nullptr;
  }
  bool VisitExit(const XMLElement &) override {
    depth--;
    return true;
  }
  bool Visit(const XMLText &text) override {
    texts += text.CData() ? 100 : 1;
    return true;
  }
  bool Visit(const XMLDeclaration &) override { return ++others; }
  bool Visit(const XMLComment &) override { return ++others; }
  bool Visit(const XMLUnknown &) override { return ++others; }
};

class Upper : public XMLPrinter {
public:
  using XMLPrinter::XMLPrinter;

protected:
  bool CompactMode(const XMLElement &element) override {
    return element.FirstChildElement() == nullptr;
  }
  void PrintSpace(int depth) override {
    for (int i = 0; i < depth; i++)
      Write("\t", 1);
  }
};

static void kinds(const XMLNode *node, int depth) {
  for (; node; node = node->NextSibling()) {
    std::printf("%d%c%c%c%c%c ", depth, node->ToElement() ? 'e' : '-', node->ToText() ? 't' : '-',
                node->ToComment() ? 'c' : '-', node->ToDeclaration() ? 'd' : '-',
                node->ToUnknown() ? 'u' : '-');
    kinds(node->FirstChild(), depth + 1);
  }
}

int main() {
  const char *texts[] = {
      "<?xml version=\"1.0\"?><!DOCTYPE a><a x='1' y=\"2.5\"><b>text &amp; &#x41;</b><!-- c --><c/></a>",
      "<list><item n='1' skip='y'><deep/></item><item n='2'>two<![CDATA[<raw>]]></item></list>",
      "<a><b></a>", "<a x=1/>", "", "<a>&unknown;</a>", "<a b='c' b='d'></a>", "just text", "<!x><y/>"};
  for (const char *text : texts) {
    XMLDocument document(true, COLLAPSE_WHITESPACE), copy;
    if (document.Parse(text) != XML_SUCCESS) {
      std::printf("%s, line %d\n", document.ErrorName(), document.ErrorLineNum());
      continue;
    }
    Counter counter;
    document.Accept(&counter);
    std::printf("%d %d %d %d %d\n", counter.elements, counter.attributes, counter.texts,
                counter.others, counter.deepest);
    kinds(document.FirstChild(), 0);
    document.DeepCopy(&copy);
    XMLElement *root = copy.RootElement();
    XMLElement *made = copy.NewElement("made");
    made->SetAttribute("pi", 3.25);
    made->SetText(42);
    root->InsertFirstChild(made);
    root->InsertAfterChild(made, copy.NewComment("after"));
    root->InsertEndChild(copy.NewUnknown("odd"));
    root->InsertEndChild(copy.NewText("end"));
    made->InsertNewChildElement("inner")->InsertNewText("more");
    if (XMLElement *item = root->FirstChildElement("item"))
      root->DeleteChild(item);
    int number = 0;
    root->QueryIntAttribute("x", &number);
    bool same = document.RootElement()->ShallowEqual(root);
    std::printf("%d %d %s\n", number, same, XMLConstHandle(root).FirstChildElement("made")
                                                  .ToElement()->Attribute("pi"));
    XMLPrinter compact(nullptr, true);
    Upper spread(nullptr, false);
    copy.Accept(&compact);
    copy.Print(&spread);
    std::printf("%s\n%s\n", compact.CStr(), spread.CStr());
    document.RootElement()->DeleteChildren();
    document.Print();
  }
}
