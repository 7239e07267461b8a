"""Reads the archive argv[1] with Google's protobuf library, as Joern does with Java's, and compares it
with the same graph as JSON, argv[2]: each node with its type and properties, each edge.

The messages and numbers are those of `cpg.proto` of the CPG specification 1.1. What the archive has
beyond them would be fields that protobuf does not know: there must be none."""
import json
import sys
import zipfile

from google.protobuf import descriptor_pb2, descriptor_pool, message_factory

NODES = {
    "METHOD": 1, "METHOD_RETURN": 3, "LITERAL": 8, "MEMBER": 9, "CALL": 15, "LOCAL": 23,
    "IDENTIFIER": 27, "RETURN": 30, "BLOCK": 31, "METHOD_PARAMETER_IN": 34, "FILE": 38,
    "META_DATA": 39, "NAMESPACE_BLOCK": 41, "UNKNOWN": 44, "TYPE": 45, "TYPE_DECL": 46,
    "BINDING": 146, "MODIFIER": 300, "METHOD_REF": 333, "TYPE_REF": 335,
    "CONTROL_STRUCTURE": 339, "JUMP_TARGET": 340, "FIELD_IDENTIFIER": 2001081,
}
PROPERTIES = {
    "LINE_NUMBER": 2, "PARSER_TYPE_NAME": 3, "ORDER": 4, "NAME": 5, "FULL_NAME": 6,
    "IS_EXTERNAL": 7, "COLUMN_NUMBER": 11, "LINE_NUMBER_END": 12, "VERSION": 13,
    "EVALUATION_STRATEGY": 15, "LANGUAGE": 19, "CODE": 21, "SIGNATURE": 22, "DISPATCH_TYPE": 25,
    "MODIFIER_TYPE": 26, "CONTROL_STRUCTURE_TYPE": 27, "ARGUMENT_INDEX": 40, "TYPE_FULL_NAME": 51,
    "TYPE_DECL_FULL_NAME": 52, "INHERITS_FROM_TYPE_FULL_NAME": 53, "METHOD_FULL_NAME": 54,
    "AST_PARENT_TYPE": 56, "AST_PARENT_FULL_NAME": 57, "FILENAME": 106,
    "ALIAS_TYPE_FULL_NAME": 158, "IS_VARIADIC": 221, "ROOT": 1199,
    "DYNAMIC_TYPE_HINT_FULL_NAME": 1591, "INDEX": 2223, "CANONICAL_NAME": 2001092,
}
EDGES = {"AST": 3, "CALL": 6, "REF": 10, "CFG": 19, "RECEIVER": 55, "CONDITION": 56, "BINDS": 155,
         "ARGUMENT": 156}


def schema():
    """The class CpgStruct, from the numbers alone."""
    file = descriptor_pb2.FileDescriptorProto(name="cpg.proto", package="cpg", syntax="proto3")
    field = descriptor_pb2.FieldDescriptorProto

    def enum(name, values):
        made = file.enum_type.add(name=name)
        made.value.add(name=name.upper() + "_NONE", number=0)
        for value, number in values.items():
            made.value.add(name=f"{name}_{value}", number=number)

    def message(name, *fields):
        made = file.message_type.add(name=name)
        for label, number, kind, many in fields:
            added = made.field.add(name=label, number=number)
            added.label = field.LABEL_REPEATED if many else field.LABEL_OPTIONAL
            if isinstance(kind, str):
                added.type_name = ".cpg." + kind
                added.type = field.TYPE_ENUM if kind[0].islower() else field.TYPE_MESSAGE
            else:
                added.type = kind
        return made

    enum("node", NODES)
    enum("property", PROPERTIES)
    enum("edge", EDGES)
    message("StringList", ("values", 1, field.TYPE_STRING, True))
    value = message("PropertyValue", ("string", 1, field.TYPE_STRING, False),
                    ("bool", 2, field.TYPE_BOOL, False), ("int", 3, field.TYPE_INT32, False),
                    ("list", 7, "StringList", False))
    value.oneof_decl.add(name="value")
    for one in value.field:
        one.oneof_index = 0
    message("Property", ("name", 1, "property", False), ("value", 2, "PropertyValue", False))
    message("Node", ("key", 1, field.TYPE_INT64, False), ("type", 2, "node", False),
            ("property", 3, "Property", True))
    message("Edge", ("src", 1, field.TYPE_INT64, False), ("dst", 2, field.TYPE_INT64, False),
            ("type", 3, "edge", False), ("property", 4, "Property", True))
    message("CpgStruct", ("node", 1, "Node", True), ("edge", 2, "Edge", True))
    pool = descriptor_pool.DescriptorPool()
    pool.Add(file)
    return message_factory.GetMessageClass(pool.FindMessageTypeByName("cpg.CpgStruct"))


def read(value):
    kind = value.WhichOneof("value")
    return list(value.list.values) if kind == "list" else getattr(value, kind)


node_names, property_names, edge_names = (
    {number: name for name, number in names.items()} for names in (NODES, PROPERTIES, EDGES))
struct = schema()
nodes, edges = {}, []
with zipfile.ZipFile(sys.argv[1]) as archive:
    assert archive.testzip() is None
    for name in archive.namelist():
        content = archive.read(name)
        part = struct.FromString(content)
        size = part.ByteSize()
        part.DiscardUnknownFields()
        assert part.ByteSize() == size, f"{name} has fields that cpg.proto has not"
        for node in part.node:
            properties = {property_names[p.name]: read(p.value) for p in node.property}
            assert len(properties) == len(node.property), f"a property twice: {node}"
            assert nodes.setdefault(node.key - 1, (node_names[node.type], properties)), node
        edges += [(e.src - 1, edge_names[e.type], e.dst - 1) for e in part.edge]

with open(sys.argv[2], encoding="utf-8") as text:
    graph = json.load(text)
known = lambda properties: {k: v for k, v in properties.items() if k in PROPERTIES}
wanted = {n["id"]: (n["label"], known(n["properties"])) for n in graph["nodes"]}
assert nodes == wanted, [(k, nodes.get(k), v) for k, v in wanted.items() if nodes.get(k) != v][:3]
# The specification has these two edges, its protobuf has no numbers for them.
wanted = [(e["source"], e["label"], e["target"]) for e in graph["edges"]
          if e["label"] not in ("TRUE_BODY", "FALSE_BODY")]
assert sorted(edges) == sorted(wanted)
print(f"{len(nodes)} nodes and {len(edges)} edges agree")
