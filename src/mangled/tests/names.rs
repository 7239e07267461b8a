//! Names and what they stand for, by LLVM's demangler and by this crate.

use llvm_facts_mangled::{Form, Id, Kind, Names, Special, Structor, Unread, microsoft};

fn text(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes).unwrap()
}

/// A name, and what `llvm-cxxfilt-15` says that it stands for: one of each kind of part.
const TABLE: &str = include_str!("names.tsv");

#[test]
fn names_stand_for_what_llvm_says() {
    let mut names = Names::new();
    assert!(TABLE.lines().count() > 90);
    for line in TABLE.lines() {
        let (name, expected) = line.split_once('\t').unwrap();
        let symbol = names.read(name.as_bytes()).unwrap_or_else(|why| panic!("{name}: {why}"));
        let said = text(names.symbol_text(&symbol).unwrap());
        assert_eq!(said, expected, "{name}");
        // Mangled again it is the same, so that nothing of it was lost.
        let again = text(names.symbol(symbol.name)) + &text(symbol.added.to_vec());
        assert_eq!(again, name);
    }
}

#[test]
fn names_that_llvm_reads_otherwise() {
    let mut names = Names::new();
    let mut said = |name: &str| {
        let symbol = names.read(name.as_bytes()).unwrap();
        text(names.text(symbol.name).unwrap())
    };
    // LLVM 15 leaves the name out after a tag, and does not read names of transaction clones.
    assert_eq!(said("_ZN1AB3tagC1Ev"), "A[abi:tag]::A()");
    assert_eq!(said("_ZGTt1fv"), "transaction clone for f()");
    // Darwin's underscore before all names.
    assert_eq!(said("__Z1fv"), "f()");
    // It has no name for this operator, and counts templates that are parameters otherwise.
    assert_eq!(said("_ZN1ApmEi"), "A::operator->*(int)");
    assert_eq!(said("_Z1fI1AiEvT_IT0_ES2_"), "void f<A, int>(A<int>, int)");
    // What is in the initializer of a member that is referred back to.
    assert_eq!(said("_ZN1xMUlNS_MUlvE_EE_Ev"), "x::'lambda'(x::'lambda'())()");
}

/// The same of Microsoft's names, by `llvm-undname-15` without access, convention and types.
const MICROSOFT: &str = include_str!("microsoft.tsv");

#[test]
fn names_of_microsofts_stand_for_what_llvm_says() {
    assert!(MICROSOFT.lines().count() > 80);
    for line in MICROSOFT.lines() {
        let (name, expected) = line.split_once('\t').unwrap();
        let said = microsoft::text(name.as_bytes()).unwrap_or_else(|why| panic!("{name}: {why}"));
        assert_eq!(text(said), expected, "{name}");
        for end in 0..name.len() {
            // It ends, whatever it says.
            let _ = microsoft::text(&name.as_bytes()[..end]);
        }
    }
}

#[test]
fn hostile_names_of_microsofts_end_with_an_error() {
    for bad in ["?", "??", "?f", "?f@@", "?f@@Y", "?f@@YA", "?f@@YAX", "?f@@YAX0@Z", "??0@QEAA@XZ"]
    {
        assert!(matches!(microsoft::text(bad.as_bytes()), Err(Unread::Syntax(_))), "{bad}");
    }
    assert_eq!(microsoft::text(b"f"), Err(Unread::NotMangled));
    let deep = format!("?f@@YAX{}H@Z", "PEA".repeat(1000));
    assert_eq!(microsoft::text(deep.as_bytes()), Err(Unread::Deep));
    assert_eq!(microsoft::text(&[b'?'; 5000]), Err(Unread::Long));
    // Each parameter is a function of all before it, and arguments of templates start anew.
    let mut name = String::from("H");
    for level in 0..20 {
        let mut functions = String::new();
        for i in 0..9 {
            let before: String = (0..=i).map(|place| place.to_string()).collect();
            functions += &format!("P6AX{before}@Z");
        }
        name = format!("V?$A{level}@P6AXPEAV?$B@{name}@@{functions}@Z@@");
    }
    let name = format!("?f@@YAX{name}@Z");
    assert_eq!(microsoft::text(name.as_bytes()), Err(Unread::Long));
}

#[test]
fn a_name_that_is_cut_off_is_not_read() {
    let mut names = Names::new();
    for line in TABLE.lines() {
        let name = line.split('\t').next().unwrap();
        for end in 0..name.len() {
            // It ends, whatever it says.
            let _ = names.read(&name.as_bytes()[..end]);
        }
    }
    for bad in [
        "_Z",
        "_Z1",
        "_Z2f",
        "_ZN",
        "_ZN1AE1",
        "_Z1fS_",
        "_Z1fT_",
        "_Z1fIiEvT0_",
        "_Z1fQ",
        "_ZZ1fvESt1x",
        "_ZZ1fvENSt1xE",
        "_Z1fNgeE",
    ] {
        assert!(matches!(names.read(bad.as_bytes()), Err(Unread::Syntax(_))), "{bad}");
    }
    for plain in ["main", "", "_", "_R1f", "llvm.memcpy"] {
        assert_eq!(names.read(plain.as_bytes()).unwrap_err(), Unread::NotMangled, "{plain}");
    }
}

/// Each parameter twice the one before, by reference.
fn doubled(times: u32) -> String {
    let mut name = String::from("_Z1f1AIiiE");
    for i in 0..times {
        let digit = char::from_digit(i, 36).unwrap().to_ascii_uppercase();
        name.push_str(&format!("S_IS{digit}_S{digit}_E"));
    }
    name
}

#[test]
fn hostile_names_end_with_an_error() {
    let mut names = Names::new();
    let deep = format!("_Z1f{}i", "P".repeat(100_000));
    assert_eq!(names.read(deep.as_bytes()).unwrap_err(), Unread::Deep);
    // Not deep as it is written, but by references back.
    let mut chain = String::from("_Z1fPi");
    for i in 0..2000_u32 {
        let mut place = String::new();
        let mut rest = i.checked_sub(1);
        while let Some(number) = rest {
            let digit = char::from_digit(number % 36, 36).unwrap().to_ascii_uppercase();
            place.insert(0, digit);
            rest = (number >= 36).then_some(number / 36);
        }
        chain.push_str(&format!("PS{place}_"));
    }
    assert_eq!(names.read(chain.as_bytes()).unwrap_err(), Unread::Deep);
    // The text doubles thirty times, the graph grows by thirty parts.
    let name = doubled(30);
    let symbol = names.read(name.as_bytes()).unwrap();
    assert_eq!(names.text(symbol.name), None);
    assert_eq!(names.parameters(symbol.name).unwrap().len(), 31);
    // A pack of packs: 26 elements, each spread over all again, five times.
    let letters = "bcahstijlmxynofdegzwvbcahs";
    let mut packs = format!("_Z1fIJ{letters}EEv");
    let mut inner = String::from("T_");
    for _ in 0..5 {
        inner = format!("1AIJDp{inner}EE");
    }
    packs.push_str(&inner);
    let symbol = names.read(packs.as_bytes()).unwrap();
    let parameters = names.parameters(symbol.name);
    assert!(parameters.is_ok_and(|list| list.len() == 1));
    // Conversions inside of names of functions inside of conversions: each is read twice.
    let mut nested = String::from("i");
    for _ in 0..40 {
        nested = format!("Z1AcvPT_IiEv{nested}E1x");
    }
    assert!(names.read(format!("_Z{nested}").as_bytes()).is_err());
}

struct Read {
    names: Names,
    name: Id,
}

fn read(name: &str) -> Read {
    let mut names = Names::new();
    let name = names.read(name.as_bytes()).unwrap().name;
    Read { names, name }
}

impl Read {
    fn parameters(&mut self) -> Vec<String> {
        let list = self.names.parameters(self.name).unwrap();
        list.iter().map(|&id| text(self.names.mangled(id))).collect()
    }
    fn arguments(&mut self) -> Vec<String> {
        let list = self.names.arguments(self.name).unwrap();
        list.iter().map(|&id| text(self.names.mangled(id))).collect()
    }
    /// From the innermost to the outermost.
    fn scopes(&self) -> Vec<String> {
        let scopes = std::iter::successors(self.names.scope(self.name), |&at| self.names.scope(at));
        scopes.map(|scope| text(self.names.mangled(scope))).collect()
    }
    fn short(&self) -> String {
        text(self.names.short(self.name).unwrap_or_default())
    }
}

#[test]
fn parameters_of_templates_stand_for_their_arguments() {
    assert_eq!(read("_Z1fIiEvPT_RKS0_").parameters(), ["Pi", "RKi"]);
    assert_eq!(read("_Z1fIJicEEvDpRKT_").parameters(), ["RKi", "RKc"]);
    assert_eq!(read("_Z1fIJEEvDpT_").parameters(), [""; 0]);
    assert_eq!(read("_Z1fIJicEEvSt5tupleIJDpT_EE").parameters(), ["St5tupleIJicEE"]);
    // References to references are one; what is const twice is const.
    assert_eq!(read("_Z1fIRiEvOT_").parameters(), ["Ri"]);
    assert_eq!(read("_Z1fIKiEvRKT_").parameters(), ["RKi"]);
    assert_eq!(read("_Z1fIiJcEEvT_DpT0_").arguments(), ["i", "c"]);
    assert_eq!(read("_Z1fILi3EEvv").arguments(), ["Li3E"]);
    let mut conversion = read("_ZN1AcvPT_IiEEv");
    let ty = conversion.names.conversion(conversion.name).unwrap().unwrap();
    assert_eq!(conversion.names.mangled(ty), b"Pi");
}

#[test]
fn scopes_are_mangled_by_themselves() {
    assert_eq!(read("_ZN2ns1A1fEv").scopes(), ["N2ns1AE", "2ns"]);
    assert_eq!(read("_ZNSt6vectorIiSaIiEE9push_backEOi").scopes(), ["St6vectorIiSaIiEE", "St"]);
    assert_eq!(read("_ZNSsC1Ev").scopes(), ["Ss"]);
    // A class in a function, and a lambda: the function is a symbol.
    assert_eq!(read("_ZZ1fvEN1A1gEv").scopes(), ["Z1fvE1A", "_Z1fv"]);
    assert_eq!(
        read("_ZZN1A1fIiEEvT_ENKUlvE_clEv").scopes()[..2],
        ["ZN1A1fIiEEvT_EUlvE_", "_ZN1A1fIiEEvT_"]
    );
    // What refers back into the name means the same class.
    assert_eq!(read("_ZN2ns1fERNS_1AIiE1BENS0_IcEE").parameters(), ["RN2ns1AIiE1BE", "N2ns1AIcEE"]);
}

#[test]
fn parts_of_names() {
    assert_eq!(read("_ZN1AIiE1fB3tagIcEEvv").short(), "f");
    assert_eq!(read("_ZN1AIiED2Ev").short(), "~A");
    assert_eq!(read("_ZN1AlsEi").short(), "operator<<");
    assert_eq!(read("_ZN12_GLOBAL__N_11fEv").short(), "f");
    let tagged = read("_ZN1AIiE1fB3tagB5otherIcEEvv");
    assert_eq!(tagged.names.tags(tagged.name), [&b"tag"[..], b"other"]);
    let complete = read("_ZN1AC1Ev");
    let structor = Structor { destroys: false, variant: 1 };
    assert_eq!(complete.names.structor(complete.name), Some(structor));
    let table = read("_ZTVN2ns1AE");
    assert_eq!(table.names.kind(table.name), Kind::Special(Special::Vtable));
    let class = table.names.special_of(table.name).unwrap();
    assert_eq!(table.names.mangled(class), b"N2ns1AE");
    assert_eq!(table.names.form(class), Form::Named);
    let lambda = read("_ZZ1fvENK3$_0clEv");
    let class = lambda.names.scope(lambda.name).unwrap();
    assert_eq!(lambda.names.mangled(class), b"Z1fvE3$_0");
    assert_eq!(lambda.names.form(class), Form::Unnamed);
    let thunk = read("_ZTcv0_n24_h16_N1A1fEv");
    let (this, result) = thunk.names.thunk(thunk.name).unwrap();
    assert_eq!((&this.fixed[..], this.place.as_deref()), (&b"0"[..], Some(&b"n24"[..])));
    assert_eq!(result.map(|offset| &offset.fixed[..]), Some(&b"16"[..]));
    let target = thunk.names.special_of(thunk.name).unwrap();
    assert_eq!(thunk.names.mangled(target), b"_ZN1A1fEv");
}
