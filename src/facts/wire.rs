//! Errors on their way between processes: forms for what serde has none for. For
//! `#[serde(with = "..")]`.

/// A path as its bytes: not every path is text.
pub mod path {
    use std::ffi::OsString;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::path::{Path, PathBuf};

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// The bytes of the path.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(path: &Path, to: S) -> Result<S::Ok, S::Error> {
        path.as_os_str().as_bytes().serialize(to)
    }

    /// The path of these bytes.
    ///
    /// # Errors
    /// Those of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<PathBuf, D::Error> {
        Vec::deserialize(from).map(|bytes| OsString::from_vec(bytes).into())
    }
}

/// An error of the system as its number; one of a library as what it says.
pub mod io_error {
    use std::io::Error;

    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    /// The number, or the words.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(error: &Error, to: S) -> Result<S::Ok, S::Error> {
        match error.raw_os_error() {
            Some(number) => Ok::<_, String>(number),
            None => Err(error.to_string()),
        }
        .serialize(to)
    }

    /// The error, of the same kind if it is the system's, and with the same words.
    ///
    /// # Errors
    /// Those of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Error, D::Error> {
        let error = Result::<i32, String>::deserialize(from)?;
        Ok(error.map_or_else(Error::other, Error::from_raw_os_error))
    }
}

/// A relation as its name.
pub mod relation {
    use serde::{Deserialize, Deserializer, Serializer, de};

    use crate::Relation;

    /// The name.
    ///
    /// # Errors
    /// Those of the serializer.
    pub fn serialize<S: Serializer>(relation: &Relation, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(relation.name())
    }

    /// The relation of the name.
    ///
    /// # Errors
    /// When there is none; and those of the deserializer.
    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Relation, D::Error> {
        let name = String::deserialize(from)?;
        Relation::from_name(&name).ok_or_else(|| de::Error::custom(format!("no relation {name}")))
    }
}
