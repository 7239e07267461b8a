//! PhASAR's settings of taint analyses: JSON of the form of its `config/TaintConfigSchema.json`.
//!
//! Functions have the names of the module or of its source, positions are numbers from 0. Of a
//! parameter that is a source, data comes with the parameter into the function, and back to whoever
//! calls it. The `file` of a setting is not heeded, as there.

use serde::Deserialize;

use super::{ImportError, Role, Setting};

#[derive(Deserialize)]
struct File {
    #[serde(default)]
    functions: Vec<Function>,
    #[serde(default)]
    variables: Vec<Variable>,
}

#[derive(Deserialize)]
struct Function {
    name: String,
    ret: Option<Role>,
    #[serde(default)]
    params: Parameters,
}

#[derive(Default, Deserialize)]
struct Parameters {
    #[serde(default)]
    source: Vec<Parameter>,
    #[serde(default)]
    sink: Vec<Parameter>,
    #[serde(default)]
    sanitizer: Vec<Parameter>,
}

/// The place of a parameter, from 0; or all of them.
#[derive(Deserialize)]
#[serde(try_from = "serde_json::Value")]
struct Parameter(String);

impl TryFrom<serde_json::Value> for Parameter {
    type Error = String;

    fn try_from(value: serde_json::Value) -> Result<Self, String> {
        match (value.as_u64(), value.as_str()) {
            (Some(place), _) => Ok(Self(place.to_string())),
            (_, Some("all")) => Ok(Self("0+".to_owned())),
            (_, Some(word)) => Err(format!("`{word}` is neither a parameter, from 0, nor `all`")),
            _ => Err(format!("{value} is neither a parameter, from 0, nor `all`")),
        }
    }
}

#[derive(Deserialize)]
struct Variable {
    scope: String,
    name: String,
    line: Option<u64>,
    cat: Role,
}

/// The settings of a file, in its order.
pub(super) fn read(text: &str) -> Result<Vec<Setting>, ImportError> {
    let file: File = serde_json::from_str(text)?;
    let mut all = Vec::new();
    for Function { name, ret, params } in file.functions {
        let mut add = |role, position: String| {
            all.push(Setting::Function { role, name: name.clone(), position });
        };
        for Parameter(place) in params.source {
            add(Role::Source, place.clone());
            add(Role::Source, format!("parameter:{place}"));
        }
        for (role, places) in [(Role::Sink, params.sink), (Role::Sanitizer, params.sanitizer)] {
            places.into_iter().for_each(|Parameter(place)| add(role, place));
        }
        if let Some(role) = ret {
            add(role, "return".to_owned());
        }
    }
    for Variable { scope, name, line, cat: role } in file.variables {
        let left_out = |why: &str| {
            let what = format!("variable {name} of {scope}");
            Setting::LeftOut { what, why: why.to_owned() }
        };
        all.push(match (role, line) {
            (Role::Sanitizer, _) => left_out("a variable cleans nothing"),
            (_, None) => left_out("it is found by its line, which the file does not say"),
            (_, Some(line)) => Setting::Variable { role, scope, name, line },
        });
    }
    Ok(all)
}
