//! Codes of builtin types and of operators.

/// `code` stands for the type written `text`.
pub(crate) const BUILTINS: &[(&str, &str)] = &[
    ("v", "void"),
    ("w", "wchar_t"),
    ("b", "bool"),
    ("c", "char"),
    ("a", "signed char"),
    ("h", "unsigned char"),
    ("s", "short"),
    ("t", "unsigned short"),
    ("i", "int"),
    ("j", "unsigned int"),
    ("l", "long"),
    ("m", "unsigned long"),
    ("x", "long long"),
    ("y", "unsigned long long"),
    ("n", "__int128"),
    ("o", "unsigned __int128"),
    ("f", "float"),
    ("d", "double"),
    ("e", "long double"),
    ("g", "__float128"),
    ("z", "..."),
    ("Dd", "decimal64"),
    ("De", "decimal128"),
    ("Df", "decimal32"),
    ("Dh", "half"),
    ("Di", "char32_t"),
    ("Ds", "char16_t"),
    ("Du", "char8_t"),
    ("Da", "auto"),
    ("Dc", "decltype(auto)"),
    ("Dn", "std::nullptr_t"),
];

/// The protocol of Objective-C that a vendor's qualifier says, `objcproto` and a name with its
/// length.
pub(crate) fn protocol(qualifier: &[u8]) -> Option<&[u8]> {
    let rest = qualifier.strip_prefix(b"objcproto")?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let length = str::from_utf8(&rest[..digits]).ok()?.parse().ok()?;
    rest[digits..].get(..length).filter(|name| !name.is_empty())
}

/// How the types of integer constants are written beside them.
pub(crate) const SUFFIXES: &[(&str, &str)] = &[
    ("w", "wchar_t"),
    ("c", "char"),
    ("a", "signed char"),
    ("h", "unsigned char"),
    ("s", "short"),
    ("t", "unsigned short"),
    ("i", ""),
    ("j", "u"),
    ("l", "l"),
    ("m", "ul"),
    ("x", "ll"),
    ("y", "ull"),
    ("n", "__int128"),
    ("o", "unsigned __int128"),
];

/// What stands for what: two letters, and the text after `S` and a letter, whole and as the name
/// of constructors.
pub(crate) const ABBREVIATIONS: &[(u8, &str, &str, &str)] = &[
    (b'a', "std::allocator", "std::allocator", "allocator"),
    (b'b', "std::basic_string", "std::basic_string", "basic_string"),
    (
        b's',
        "std::string",
        "std::basic_string<char, std::char_traits<char>, std::allocator<char>>",
        "basic_string",
    ),
    (b'i', "std::istream", "std::basic_istream<char, std::char_traits<char>>", "basic_istream"),
    (b'o', "std::ostream", "std::basic_ostream<char, std::char_traits<char>>", "basic_ostream"),
    (b'd', "std::iostream", "std::basic_iostream<char, std::char_traits<char>>", "basic_iostream"),
];

/// How strongly an expression binds; what comes first binds strongest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(crate) enum Binds {
    Primary,
    Postfix,
    Unary,
    Cast,
    PointerToMember,
    Multiplicative,
    Additive,
    Shift,
    Spaceship,
    Relational,
    Equality,
    And,
    Xor,
    Or,
    AndAnd,
    OrOr,
    Conditional,
    Assign,
    Comma,
    Default,
}

/// What operands an operator has in an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shape {
    Binary,
    Prefix,
    Postfix,
    Subscript,
    /// `.` or `->`, whose name is not the operator's if the flag is unset.
    Member(bool),
    New,
    Delete,
    Call,
    Cast,
    Conditional,
    /// `static_cast` and the like, which are no names.
    NamedCast,
    /// Of a type.
    OfType,
    /// Of an expression.
    OfExpression,
    /// In names only.
    Name,
}

/// One operator.
pub(crate) struct Operator {
    pub code: &'static str,
    pub shape: Shape,
    pub binds: Binds,
    /// After `operator`, if it can be a name.
    pub text: &'static str,
}

const fn op(code: &'static str, shape: Shape, binds: Binds, text: &'static str) -> Operator {
    Operator { code, shape, binds, text }
}

pub(crate) const OPERATORS: &[Operator] = &[
    op("aN", Shape::Binary, Binds::Assign, "&="),
    op("aS", Shape::Binary, Binds::Assign, "="),
    op("aa", Shape::Binary, Binds::AndAnd, "&&"),
    op("ad", Shape::Prefix, Binds::Unary, "&"),
    op("an", Shape::Binary, Binds::And, "&"),
    op("at", Shape::OfType, Binds::Unary, "alignof "),
    op("aw", Shape::Name, Binds::Primary, " co_await"),
    op("az", Shape::OfExpression, Binds::Unary, "alignof "),
    op("cc", Shape::NamedCast, Binds::Postfix, "const_cast"),
    op("cl", Shape::Call, Binds::Postfix, "()"),
    op("cm", Shape::Binary, Binds::Comma, ","),
    op("co", Shape::Prefix, Binds::Unary, "~"),
    op("cv", Shape::Cast, Binds::Cast, ""),
    op("dV", Shape::Binary, Binds::Assign, "/="),
    op("da", Shape::Delete, Binds::Unary, " delete[]"),
    op("dc", Shape::NamedCast, Binds::Postfix, "dynamic_cast"),
    op("de", Shape::Prefix, Binds::Unary, "*"),
    op("dl", Shape::Delete, Binds::Unary, " delete"),
    op("ds", Shape::Member(false), Binds::PointerToMember, ".*"),
    op("dt", Shape::Member(false), Binds::Postfix, "."),
    // LLVM 15 lets `/` bind like an assignment.
    op("dv", Shape::Binary, Binds::Assign, "/"),
    op("eO", Shape::Binary, Binds::Assign, "^="),
    op("eo", Shape::Binary, Binds::Xor, "^"),
    op("eq", Shape::Binary, Binds::Equality, "=="),
    op("ge", Shape::Binary, Binds::Relational, ">="),
    op("gt", Shape::Binary, Binds::Relational, ">"),
    op("ix", Shape::Subscript, Binds::Postfix, "[]"),
    op("lS", Shape::Binary, Binds::Assign, "<<="),
    op("le", Shape::Binary, Binds::Relational, "<="),
    op("ls", Shape::Binary, Binds::Shift, "<<"),
    op("lt", Shape::Binary, Binds::Relational, "<"),
    op("mI", Shape::Binary, Binds::Assign, "-="),
    op("mL", Shape::Binary, Binds::Assign, "*="),
    op("mi", Shape::Binary, Binds::Additive, "-"),
    op("ml", Shape::Binary, Binds::Multiplicative, "*"),
    op("mm", Shape::Postfix, Binds::Postfix, "--"),
    op("na", Shape::New, Binds::Unary, " new[]"),
    op("ne", Shape::Binary, Binds::Equality, "!="),
    op("ng", Shape::Prefix, Binds::Unary, "-"),
    op("nt", Shape::Prefix, Binds::Unary, "!"),
    op("nw", Shape::New, Binds::Unary, " new"),
    op("oR", Shape::Binary, Binds::Assign, "|="),
    op("oo", Shape::Binary, Binds::OrOr, "||"),
    op("or", Shape::Binary, Binds::Or, "|"),
    op("pL", Shape::Binary, Binds::Assign, "+="),
    op("pl", Shape::Binary, Binds::Additive, "+"),
    op("pm", Shape::Member(true), Binds::PointerToMember, "->*"),
    op("pp", Shape::Postfix, Binds::Postfix, "++"),
    op("ps", Shape::Prefix, Binds::Unary, "+"),
    op("pt", Shape::Member(true), Binds::Postfix, "->"),
    op("qu", Shape::Conditional, Binds::Conditional, "?"),
    op("rM", Shape::Binary, Binds::Assign, "%="),
    op("rS", Shape::Binary, Binds::Assign, ">>="),
    op("rc", Shape::NamedCast, Binds::Postfix, "reinterpret_cast"),
    op("rm", Shape::Binary, Binds::Multiplicative, "%"),
    op("rs", Shape::Binary, Binds::Shift, ">>"),
    op("sc", Shape::NamedCast, Binds::Postfix, "static_cast"),
    op("ss", Shape::Binary, Binds::Spaceship, "<=>"),
    op("st", Shape::OfType, Binds::Unary, "sizeof "),
    op("sz", Shape::OfExpression, Binds::Unary, "sizeof "),
    op("te", Shape::OfExpression, Binds::Postfix, "typeid "),
    op("ti", Shape::OfType, Binds::Postfix, "typeid "),
];

/// The operator of this code.
pub(crate) fn operator(code: &[u8]) -> Option<&'static Operator> {
    OPERATORS
        .binary_search_by(|operator| operator.code.as_bytes().cmp(code))
        .ok()
        .map(|at| &OPERATORS[at])
}
