; No code: query.dl adds what breaks rules.
