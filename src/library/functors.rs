//! The functors that the library's programs declare: bounds of intervals of numbers.
//!
//! A bound has 32 bits whatever the width of numbers; `LOW` as a lower bound and `HIGH` as an
//! upper one say that there is none. What is beyond becomes the nearest of them, which is true of a
//! bound on that side; on the other side it becomes the nearest that is a number for either, so that
//! what is computed with it does not take it for none. `datalog/intervals/intervals.c` has the same
//! for Soufflé.

use engine::{Operand, Settings, Sort, UserFunctor};

/// No lower bound.
const LOW: i64 = i32::MIN as i64;
/// No upper bound.
const HIGH: i64 = i32::MAX as i64;
/// The greatest lower bound.
const HIGHEST: i64 = HIGH - 1;
/// The least upper bound: its opposite is a lower one.
const LOWEST: i64 = -HIGHEST;

/// All functors of the library, for [`engine::Settings::functors`].
///
/// ```
/// use engine::{Database, Options, Program};
///
/// let settings = llvm_facts_library::functors::settings();
/// let rules = ".include \"intervals.dl\"
///     .decl seen(name: symbol, lower: Lower<>, upper: Upper<>)
///     seen(\"x\", 1, 1). seen(\"x\", 7, @upper_sum(7, 2147483647)).
///     .output seen";
/// let search = llvm_facts_library::Search::default();
/// let program = Program::parse_with("seen.dl", rules, &search, &settings)?;
/// let mut database = Database::new(&program);
/// program.run(&mut database, &Options::default())?;
/// assert_eq!(program.texts(&database, "seen")?, [[&b"x"[..], b"1", b"2147483647"]]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn functors() -> Vec<UserFunctor> {
    vec![
        functor("least", |[a, b]| a.min(b)),
        functor("greatest", |[a, b]| a.max(b)),
        functor("lower_sum", |[a, b]| match a + b {
            _ if a == LOW || b == LOW => LOW,
            sum => sum.min(HIGHEST),
        }),
        functor("upper_sum", |[a, b]| match a + b {
            _ if a == HIGH || b == HIGH => HIGH,
            sum => sum.max(LOWEST),
        }),
        functor("opposite", |[a]| match a {
            LOW => HIGH,
            HIGH => LOW,
            _ => -a,
        }),
        functor("lower_product", |bounds| products(bounds).into_iter().fold(HIGHEST, i64::min)),
        functor("upper_product", |bounds| products(bounds).into_iter().fold(LOWEST, i64::max)),
        functor(
            "bound_quotient",
            |[a, by]| if a == LOW || a == HIGH || by < 1 { a } else { a / by },
        ),
        functor("bound_shift", |[a, by]| match by {
            _ if a == LOW || a == HIGH || by < 0 => a,
            _ => a >> by.min(63),
        }),
        functor("ones", |[a]| {
            (0..31).map(|bits| (1 << bits) - 1).find(|&it| it >= a).unwrap_or(HIGH)
        }),
        functor("power_of_two", |[a]| if (0..31).contains(&a) { 1 << a } else { HIGH }),
    ]
}

/// How programs are read that may call them, and nothing else.
#[must_use]
pub fn settings() -> Settings {
    Settings { functors: functors(), ..Settings::default() }
}

/// A functor of so many bounds.
fn functor<const N: usize>(name: &str, compute: fn([i64; N]) -> i64) -> UserFunctor {
    UserFunctor::new(name, &[Sort::Number; N], Sort::Number, move |_, args| {
        let mut bounds = [0; N];
        for (bound, arg) in bounds.iter_mut().zip(args) {
            let Operand::Number(number) = arg else { return Err("bounds are numbers".to_owned()) };
            *bound = *number;
        }
        Ok(Operand::Number(compute(bounds).clamp(LOW, HIGH)))
    })
}

/// The products of the bounds of two intervals. None times zero is zero.
fn products([a, b, c, d]: [i64; 4]) -> [i64; 4] {
    let product = |a: i64, b: i64| {
        let is_none = |bound: i64| bound == LOW || bound == HIGH;
        match (a, b) {
            (0, _) | (_, 0) => 0,
            _ if !is_none(a) && !is_none(b) => a * b,
            _ if (a < 0) == (b < 0) => HIGH,
            _ => LOW,
        }
    };
    [product(a, c), product(a, d), product(b, c), product(b, d)]
}

#[cfg(test)]
mod tests {
    use super::{HIGH, LOW, settings};
    use engine::{Database, Options, Program, Settings, Width};

    /// What the functors answer, on either width.
    fn answers(calls: &[(&str, i64)]) {
        for width in [Width::Narrow, Width::Wide] {
            let settings = Settings { width, ..settings() };
            let mut text =
                ".include \"intervals.dl\"\n.decl is(at: number, is: number)\n".to_owned();
            for (at, (call, _)) in calls.iter().enumerate() {
                text.push_str(&format!("is({at}, @{call}).\n"));
            }
            text.push_str(".output is\n");
            let search = crate::Search::default();
            let program = Program::parse_with("calls.dl", &text, &search, &settings);
            let program = program.unwrap_or_else(|found| panic!("{found}"));
            let mut database = Database::new(&program);
            program.run(&mut database, &Options::default()).expect("they have results");
            for row in program.rows::<(i64, i64)>(&database, "is").expect("rows") {
                let (at, is) = row.expect("numbers");
                let (call, wanted) = calls[at as usize];
                assert_eq!(is, wanted, "{call} {width:?}");
            }
        }
    }

    #[test]
    fn bounds_are_computed_with_what_is_no_bound() {
        answers(&[
            ("least(-3, 4)", -3),
            ("greatest(-3, 4)", 4),
            ("lower_sum(-3, 4)", 1),
            ("lower_sum(-2147483648, 4)", LOW),
            ("lower_sum(-2147483647, -4)", LOW),
            ("lower_sum(2147483647, -4)", HIGH - 4),
            ("upper_sum(2147483647, -4)", HIGH),
            ("upper_sum(2147483646, 4)", HIGH),
            ("upper_sum(-2147483648, 4)", LOW + 4),
            ("lower_sum(2147483646, 4)", HIGH - 1),
            ("lower_sum(2147483647, 0)", HIGH - 1),
            ("upper_sum(-2147483648, -4)", LOW + 2),
            ("opposite(7)", -7),
            ("opposite(2147483647)", LOW),
            ("opposite(-2147483648)", HIGH),
            ("lower_product(-2, 3, 5, 7)", -14),
            ("upper_product(-2, 3, 5, 7)", 21),
            ("lower_product(-2, 3, -2147483648, 7)", LOW),
            ("upper_product(0, 0, -2147483648, 2147483647)", 0),
            ("upper_product(-2, -1, -2147483648, 0)", HIGH),
            ("upper_product(65536, 65536, 65536, 65536)", HIGH),
            ("lower_product(65536, 65536, 65536, 65536)", HIGH - 1),
            ("upper_product(65536, 65536, -65536, -65536)", LOW + 2),
            ("bound_quotient(7, 2)", 3),
            ("bound_quotient(-7, 2)", -3),
            ("bound_quotient(-2147483648, 2)", LOW),
            ("bound_quotient(7, 0)", 7),
            ("bound_shift(-7, 1)", -4),
            ("bound_shift(7, 1)", 3),
            ("bound_shift(7, 100)", 0),
            ("bound_shift(-7, 100)", -1),
            ("bound_shift(2147483647, 1)", HIGH),
            ("ones(0)", 0),
            ("ones(-5)", 0),
            ("ones(5)", 7),
            ("ones(8)", 15),
            ("ones(2147483647)", HIGH),
            ("power_of_two(5)", 32),
            ("power_of_two(31)", HIGH),
            ("power_of_two(-1)", HIGH),
        ]);
    }
}
