//! Every opcode of LLVM 15 occurs in the corpus, as an instruction where it can be one, and comes
//! back.

mod support;

use std::collections::BTreeMap;

use facts::store::Facts;
use facts::{self, Index, InstructionOpcode, Opcode, VariableConstexprOpcode};
use ir::extract::Options;
use jobs::rebuild;
use llvm::{Module, Syntax};

/// How often each opcode occurs: as an instruction, as a constant expression.
type Counts = BTreeMap<&'static str, (usize, usize)>;

fn count(facts: &Facts, counts: &mut Counts) {
    for InstructionOpcode { op, .. } in facts.rows() {
        counts.entry(op.text()).or_default().0 += 1;
    }
    for VariableConstexprOpcode { op, .. } in facts.rows() {
        counts.entry(op.text()).or_default().1 += 1;
    }
}

#[test]
fn every_opcode_occurs_and_comes_back() {
    let (mut before, mut after) = (Counts::new(), Counts::new());
    for input in support::corpus().iter().filter(|input| !input.is_compiled()) {
        let facts = input.facts();
        count(&facts, &mut before);
        let rebuilt = rebuild::verified(&Index::new(&facts), facts::Module(0));
        let bitcode = rebuilt.unwrap_or_else(|e| panic!("{}: {e}", input.name));
        let again = Module::parse(&bitcode, Syntax::Bitcode, "<stdin>").unwrap();
        count(&support::facts_from(&again, 0, Options::default()).unwrap(), &mut after);
    }
    for op in Opcode::ALL {
        let (instructions, _) = before.get(op.text()).copied().unwrap_or_default();
        assert!(instructions > 0, "no instruction of the corpus has the opcode {}", op.text());
        assert_eq!(before.get(op.text()), after.get(op.text()), "{}", op.text());
    }
}

/// What LLVM 15 still has as constant expressions.
#[test]
fn every_constant_expression_occurs() {
    let mut counts = Counts::new();
    for input in support::corpus().iter().filter(|input| !input.is_compiled()) {
        count(&input.facts(), &mut counts);
    }
    use Opcode::*;
    let expressions = [
        Add,
        Sub,
        Mul,
        Shl,
        Lshr,
        Ashr,
        And,
        Or,
        Xor,
        Trunc,
        Zext,
        Sext,
        Fptrunc,
        Fpext,
        Fptoui,
        Fptosi,
        Uitofp,
        Sitofp,
        Ptrtoint,
        Inttoptr,
        Bitcast,
        Addrspacecast,
        Getelementptr,
        Icmp,
        Fcmp,
        Select,
        Extractelement,
        Insertelement,
        Shufflevector,
    ];
    for op in expressions {
        let (_, constants) = counts.get(op.text()).copied().unwrap_or_default();
        assert!(constants > 0, "no constant expression of the corpus has the opcode {}", op.text());
    }
}
