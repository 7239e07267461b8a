//! Tokens as written, with the comments and blank lines between them.

use crate::diagnostic::{Diagnostics, Span};
use crate::syntax::lexer::{Lexer, Tok};

/// What the dialect skips: a comment, or a line for the preprocessor.
#[derive(Clone, Debug)]
pub(super) struct Comment {
    pub text: String,
    pub kind: CommentKind,
    /// Nothing but white space stands before it in its line.
    pub own_line: bool,
    /// A blank line stands above it.
    pub blank: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CommentKind {
    /// `// ..`
    Line,
    /// `/* .. */`
    Block,
    /// `# ..`
    Preprocessor,
}

/// A token with what stands before it.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub tok: Tok,
    pub text: String,
    pub before: Vec<Comment>,
    /// A blank line stands above it, below the last comment.
    pub blank: bool,
    pub span: Span,
}

/// All tokens of the text, the last one the end.
pub(super) fn read(name: &str, text: &str, diags: &mut Diagnostics) -> Vec<Token> {
    let file = diags.sources.add(name, text);
    let mut lexer = Lexer::new(file, text.into());
    let mut tokens = Vec::new();
    let mut gap = Gap { lines: 2, comments: Vec::new() };
    let mut end = 0;
    loop {
        let token = lexer.next(diags);
        let (start, stop) = (token.span.start as usize, token.span.end as usize);
        gap.read(&text[end..start]);
        if token.tok == Tok::Hash {
            let (_, stop) = lexer.line();
            gap.comment(text[start..stop].trim_end(), CommentKind::Preprocessor);
            end = stop;
            continue;
        }
        let last = token.tok == Tok::End;
        tokens.push(Token {
            tok: token.tok,
            text: text[start..stop].to_owned(),
            before: std::mem::take(&mut gap.comments),
            blank: gap.lines > 1,
            span: token.span,
        });
        if last {
            return tokens;
        }
        gap.lines = 0;
        end = stop;
    }
}

/// What stands between two tokens.
struct Gap {
    /// Line ends since the last token or comment.
    lines: usize,
    comments: Vec<Comment>,
}

impl Gap {
    fn comment(&mut self, text: &str, kind: CommentKind) {
        let (own_line, blank) = (self.lines > 0, self.lines > 1);
        self.comments.push(Comment { text: text.to_owned(), kind, own_line, blank });
        self.lines = 0;
    }

    fn read(&mut self, mut gap: &str) {
        while let Some(first) = gap.chars().next() {
            let length = if gap.starts_with("//") {
                let length = gap.find('\n').unwrap_or(gap.len());
                self.comment(gap[..length].trim_end(), CommentKind::Line);
                length
            } else if gap.starts_with("/*") {
                let length = gap.find("*/").map_or(gap.len(), |at| at + 2);
                self.comment(&gap[..length], CommentKind::Block);
                length
            } else {
                self.lines += usize::from(first == '\n');
                first.len_utf8()
            };
            gap = &gap[length..];
        }
    }
}
