//! Functors that tests bring along; `functors.cpp` has the same for Soufflé.

use llvm_facts_engine::{Composite, Operand, Parts, Sort, UserFunctor, Values};

/// All of them.
pub fn functors() -> Vec<UserFunctor> {
    use Sort::{Composite, Float, Number, Symbol, Unsigned};
    let two = [Composite, Composite];
    vec![
        UserFunctor::new("hull", &two, Composite, |values, args| {
            let [(a, b), (c, d)] = [interval(values, &args[0])?, interval(values, &args[1])?];
            if a > b || c > d {
                return Ok(args[usize::from(a > b)].clone());
            }
            values.record(&[Operand::Number(a.min(c)), Operand::Number(b.max(d))])
        }),
        UserFunctor::new("overlap", &two, Composite, |values, args| {
            let [(a, b), (c, d)] = [interval(values, &args[0])?, interval(values, &args[1])?];
            let (low, high) = (a.max(c), b.min(d));
            let (low, high) = if low > high { (1, 0) } else { (low, high) };
            values.record(&[Operand::Number(low), Operand::Number(high)])
        }),
        UserFunctor::new("shift", &[Composite, Number], Composite, |values, args| {
            let (low, high) = interval(values, &args[0])?;
            let by = number(&args[1])?;
            values.record(&[Operand::Number(low + by), Operand::Number(high + by)])
        }),
        UserFunctor::new("length", &[Composite], Number, |values, args| {
            let (low, high) = interval(values, &args[0])?;
            Ok(Operand::Number(high - low + 1))
        }),
        UserFunctor::new("least", &[Number, Number], Number, |_, args| {
            Ok(Operand::Number(number(&args[0])?.min(number(&args[1])?)))
        }),
        UserFunctor::new("greatest", &[Number, Number], Number, |_, args| {
            Ok(Operand::Number(number(&args[0])?.max(number(&args[1])?)))
        }),
        UserFunctor::new("either", &two, Composite, |values, args| {
            Ok(match (branch(values, &args[0])?, branch(values, &args[1])?) {
                ("None", _) => args[1].clone(),
                (_, "None") => args[0].clone(),
                (a, b) if a == b => args[0].clone(),
                _ => values.branch("Any", &[])?,
            })
        }),
        UserFunctor::new("both", &two, Composite, |values, args| {
            Ok(match (branch(values, &args[0])?, branch(values, &args[1])?) {
                ("Any", _) => args[1].clone(),
                (_, "Any") => args[0].clone(),
                (a, b) if a == b => args[0].clone(),
                _ => values.branch("None", &[])?,
            })
        }),
        UserFunctor::new("farther", &two, Composite, |values, args| {
            let [a, b] = [bound(values, &args[0])?, bound(values, &args[1])?];
            Ok(args[usize::from(b.is_none() || a.is_some_and(|a| a < b.unwrap_or(a)))].clone())
        }),
        UserFunctor::new("longer", &[Symbol, Symbol], Symbol, |_, args| match args {
            [Operand::Symbol(a), Operand::Symbol(b)] => {
                let greater = (a.len(), a) >= (b.len(), b);
                Ok(args[usize::from(!greater)].clone())
            }
            _ => Err("texts are wanted".to_owned()),
        }),
        UserFunctor::new("describe", &[Number, Unsigned], Symbol, |_, args| match args {
            [Operand::Number(a), Operand::Unsigned(b)] => {
                Ok(Operand::Symbol(format!("{a}/{b}").into_bytes()))
            }
            _ => Err("numbers are wanted".to_owned()),
        }),
        UserFunctor::new("half", &[Float], Float, |_, args| match args {
            [Operand::Float(x)] => Ok(Operand::Float(x / 2.0)),
            _ => Err("a float is wanted".to_owned()),
        }),
        UserFunctor::new("total", &[Composite], Number, |values, args| {
            let mut sum = 0;
            let mut list = args[0].clone();
            while let Some(Parts { fields, .. }) = values.unpack(composite(&list)?) {
                sum += number(&fields[0])?;
                list = fields[1].clone();
            }
            Ok(Operand::Number(sum))
        }),
        UserFunctor::new("push", &[Number, Composite], Composite, |values, args| {
            let list = if args[0] == Operand::Number(0) { values.nil() } else { args[1].clone() };
            values.record_of("List", &[args[0].clone(), list])
        }),
        // These answer what they should not.
        UserFunctor::new("broken", &[Number], Number, |_, args| match args {
            [Operand::Number(0)] => Ok(Operand::Symbol(Vec::new())),
            [Operand::Number(1)] => Err("one is too much".to_owned()),
            _ => Ok(args[0].clone()),
        }),
        UserFunctor::new("wrong", &[Number], Composite, |values, args| match args {
            [Operand::Number(0)] => values.record(&[]),
            [Operand::Number(1)] => values.branch("Nothing", &[]),
            [Operand::Number(2)] => values.record_of("Nothing", &[]),
            [Operand::Number(3)] => values.branch("Even", &[]),
            [Operand::Number(4)] => values.record_of("Parity", &[]),
            _ => Ok(values.nil()),
        }),
    ]
}

fn number(operand: &Operand) -> Result<i64, String> {
    match operand {
        Operand::Number(number) => Ok(*number),
        other => Err(format!("{other:?} is no number")),
    }
}

fn composite(operand: &Operand) -> Result<Composite, String> {
    match operand {
        Operand::Composite(composite) => Ok(*composite),
        other => Err(format!("{other:?} is no record")),
    }
}

fn interval(values: &Values<'_>, operand: &Operand) -> Result<(i64, i64), String> {
    let parts = values.unpack(composite(operand)?).ok_or("nil is no interval")?;
    Ok((number(&parts.fields[0])?, number(&parts.fields[1])?))
}

fn branch<'v>(values: &'v Values<'_>, operand: &Operand) -> Result<&'v str, String> {
    let parts = values.unpack(composite(operand)?);
    parts.and_then(|parts| parts.branch).ok_or_else(|| "no branch".to_owned())
}

/// A finite bound, or none.
fn bound(values: &Values<'_>, operand: &Operand) -> Result<Option<i64>, String> {
    let parts = values.unpack(composite(operand)?).ok_or("no bound")?;
    let finite = (parts.branch == Some("Finite")).then(|| number(&parts.fields[0]));
    finite.transpose()
}
