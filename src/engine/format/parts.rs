//! What a formatted program is made of: words in groups, groups in statements.

use super::source::{Comment, CommentKind};

/// A token to print.
#[derive(Clone, Debug)]
pub(super) struct Text {
    pub before: Vec<Comment>,
    pub text: String,
    /// A space stands before it, unless it begins a line.
    pub space: bool,
}

/// What is never broken but inside its groups.
pub(super) type Part = Vec<Item>;

#[derive(Clone, Debug)]
pub(super) enum Item {
    Text(Text),
    Group(Group),
}

/// How a group is broken if it does not fit into a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Broken {
    /// As many parts in a line as fit, lines after the first indented.
    Fill,
    /// As many parts in a line as fit, each line below the first part.
    Align,
    /// Every part in a line of its own, each below the first part.
    Stack,
}

/// Parts between brackets, or between none.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub open: Option<Text>,
    pub parts: Vec<Part>,
    pub close: Option<Text>,
    pub broken: Broken,
}

/// What stands between the brackets of a program or a component.
#[derive(Debug)]
pub(super) enum Entry {
    Comment(Comment),
    Statement {
        /// A blank line stands above it.
        blank: bool,
        /// What comes before the body: all there is, or the heads of a rule up to `:-`.
        lead: Vec<Part>,
        body: Vec<Part>,
        /// Each part of the body takes a line, if they do not fit into one.
        stacked: bool,
    },
    Component {
        blank: bool,
        /// Up to the `{`.
        lead: Vec<Part>,
        inner: Vec<Entry>,
        close: Text,
    },
}

/// The text that a part begins with.
pub(super) fn first_text(part: &[Item]) -> Option<&Text> {
    match part.first()? {
        Item::Text(text) | Item::Group(Group { open: Some(text), .. }) => Some(text),
        Item::Group(group) => first_text(group.parts.first()?),
    }
}

/// Like [`first_text`], with leave to change.
pub(super) fn first_text_mut(part: &mut [Item]) -> Option<&mut Text> {
    match part.first_mut()? {
        Item::Text(text) | Item::Group(Group { open: Some(text), .. }) => Some(text),
        Item::Group(group) => first_text_mut(group.parts.first_mut()?),
    }
}

impl Comment {
    /// Nothing can follow it in its line.
    pub fn ends_line(&self) -> bool {
        self.own_line || self.kind != CommentKind::Block
    }
}
