CREATE TABLE t(a INTEGER, b TEXT COLLATE NOCASE, c REAL, d BLOB, g AS (a * 2) STORED, h AS (upper(b)));
CREATE UNIQUE INDEX ta ON t(a) WHERE a > 0;
CREATE INDEX tb ON t(lower(b), c DESC);
CREATE TABLE parent(id INTEGER PRIMARY KEY AUTOINCREMENT, n TEXT UNIQUE ON CONFLICT REPLACE) STRICT;
CREATE TABLE child(p REFERENCES parent(id) ON DELETE CASCADE ON UPDATE SET NULL, w, PRIMARY KEY(p, w)) WITHOUT ROWID;
PRAGMA foreign_keys = on;
PRAGMA recursive_triggers = on;
WITH RECURSIVE n(i) AS (VALUES(1) UNION ALL SELECT i + 1 FROM n WHERE i < 300)
  INSERT INTO t(a, b, c, d) SELECT i, char(65 + i % 26, 97 + i % 7), i / 3.0, zeroblob(i % 5) FROM n;
INSERT INTO parent(n) VALUES ('one'), ('two'), ('three') RETURNING id, n;
INSERT INTO child SELECT id, n || '!' FROM parent;
INSERT INTO parent(id, n) VALUES (1, 'uno') ON CONFLICT(id) DO UPDATE SET n = excluded.n || n;
DELETE FROM parent WHERE id = 2;
UPDATE parent SET id = 10 WHERE id = 3;
SELECT * FROM child LEFT JOIN parent ON p = id ORDER BY 1, 2;
CREATE VIEW v AS SELECT b, count(*) AS n, group_concat(a, '-') AS l FROM t GROUP BY b;
CREATE TRIGGER iv INSTEAD OF INSERT ON v BEGIN INSERT INTO t(a, b) VALUES (-new.n, new.b); END;
INSERT INTO v(b, n) VALUES ('view', 7);
SELECT * FROM v WHERE n > 10 OR b = 'VIEW' ORDER BY n DESC, b LIMIT 5 OFFSET 1;
SELECT a, row_number() OVER w, rank() OVER w, dense_rank() OVER w, percent_rank() OVER w, ntile(4) OVER w,
  lag(a, 2, 0) OVER w, lead(a) OVER w, first_value(a) OVER w, nth_value(a, 3) OVER w, cume_dist() OVER w,
  avg(c) OVER (ORDER BY a ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING EXCLUDE TIES),
  group_concat(a) OVER (ORDER BY a GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW),
  max(a) FILTER (WHERE a % 2) OVER (PARTITION BY a % 3 ORDER BY c RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING),
  min(c) OVER (ORDER BY a ROWS BETWEEN 3 PRECEDING AND 1 PRECEDING), last_value(b) OVER w
  FROM t WHERE a < 30 WINDOW w AS (PARTITION BY a % 2 ORDER BY a);
SELECT abs(-3), length('x' || b), instr(b, 'a'), trim('  x '), ltrim('xxa', 'x'), rtrim('axx', 'x'),
  replace(b, 'a', 'o'), quote(d IS NULL), typeof(c), unicode(b), hex(b), coalesce(NULL, b), ifnull(NULL, 1),
  nullif(1, 1), iif(a > 2, 'y', 'n'), min(a, 2), max(a, 2), likelihood(a, 0.5), printf('%d %s %q %x %e %g %c %5.2f %-5d|', a, b, b, a, c, c, 'z', c, a),
  sign(-2.5), round(c, 1), substr(b, 1, 1) FROM t WHERE a BETWEEN 3 AND 6;
SELECT date('2001-02-03', 'start of month', '+1 month', '-1 day'), time('12:34:56', '+90 minutes'),
  datetime('2001-02-03 04:05:06', 'weekday 1', 'localtime', 'utc'), julianday('2000-01-01'),
  strftime('%Y %m %d %H %M %S %j %w %W %s %f %%', '2004-02-29 23:59:59.5'), unixepoch('1980-01-01');
SELECT json('[1, {"a": 2}]'), json_array(1, 'x', NULL), json_object('k', json_array(1)), json_insert('{}', '$.a', 1),
  json_replace('{"a":1}', '$.a', 2), json_set('{"a":[1]}', '$.a[#]', 2), json_remove('[1,2]', '$[0]'), json_type('{"a":1.5}', '$.a'),
  json_valid('{'), json_patch('{"a":1}', '{"b":2}'), json_quote('x"y'), '{"a":{"b":5}}' -> '$.a' ->> 'b', json_array_length('[1,2,3]');
SELECT key, value, type, atom, fullkey, path FROM json_tree('{"a":[1,{"b":null}],"c":"d"}');
SELECT json_group_array(a), json_group_object(b, a) FROM t WHERE a < 4;
SELECT sum(a), total(a), avg(c), count(DISTINCT b), max(b), min(c), group_concat(DISTINCT b) FROM t GROUP BY a % 5 HAVING sum(a) > 10 ORDER BY 1;
SELECT a FROM t WHERE a IN (SELECT a * 2 FROM t) EXCEPT SELECT a FROM t WHERE a > 40 INTERSECT SELECT a FROM t WHERE a % 4 = 0 UNION SELECT -1 ORDER BY 1 DESC LIMIT 9;
SELECT count(*) FROM t x, t y WHERE x.a = y.a + 1 AND x.b LIKE 'a%' AND y.b GLOB '[A-M]*' AND x.c NOT BETWEEN 1 AND 2 AND EXISTS (SELECT 1 FROM t z WHERE z.a = x.a);
SELECT a, (SELECT max(c) FROM t y WHERE y.a < x.a) FROM t x WHERE a <= 5 UNION ALL SELECT 1, CASE 2 WHEN 2 THEN 'two' ELSE 'other' END ORDER BY 1;
SELECT x.a FROM t x NATURAL JOIN t y CROSS JOIN (SELECT 1) WHERE +x.a < 3; SELECT * FROM t x FULL JOIN parent ON x.a = id WHERE x.a IS NULL OR x.a < 2 AND d IS NOT NULL;
SELECT cast('12abc' AS INTEGER), cast(3.7 AS TEXT), cast(x'3132' AS NUMERIC), 5 & 3 | 8 << 1 >> 1, ~7, 7 / 0, -9223372036854775808 / -1, 'a' < 'B' COLLATE NOCASE, x'00ff';
CREATE VIRTUAL TABLE f USING fts5(title, body, tokenize = 'porter unicode61', prefix = '2 3');
INSERT INTO f VALUES ('First words', 'The quick brown foxes jumped'), ('Second', 'lazy dogs are running quickly'), ('Third', 'nothing of note');
SELECT rowid, highlight(f, 1, '[', ']'), snippet(f, 1, '<', '>', '..', 4), round(bm25(f), 3) FROM f WHERE f MATCH 'quick* OR (dog NEAR run) NOT title:third' ORDER BY rank;
INSERT INTO f(f) VALUES ('optimize'); UPDATE f SET body = 'changed foxes' WHERE rowid = 1; DELETE FROM f WHERE rowid = 2;
SELECT * FROM f('fox'); CREATE VIRTUAL TABLE fv USING fts5vocab(f, row); SELECT * FROM fv;
CREATE VIRTUAL TABLE r USING rtree(id, x0, x1, y0, y1);
INSERT INTO r SELECT a, a, a + 1.5, -a, a % 7 FROM t WHERE a > 0; SELECT count(*), sum(id) FROM r WHERE x0 > 10 AND x1 < 90 AND y1 BETWEEN 1 AND 4; DELETE FROM r WHERE id % 3 = 0; SELECT rtreecheck('r');
ATTACH ':memory:' AS other; CREATE TABLE other.copy AS SELECT * FROM t; SELECT count(*) FROM other.copy; DETACH other;
ALTER TABLE t ADD COLUMN k DEFAULT 5; ALTER TABLE t RENAME COLUMN k TO kk; ALTER TABLE t DROP COLUMN kk; ALTER TABLE parent RENAME TO ancestor;
ANALYZE; REINDEX; PRAGMA table_xinfo(t); PRAGMA index_list(t); PRAGMA foreign_key_list(child); PRAGMA quick_check; PRAGMA journal_mode = memory; PRAGMA optimize;
SELECT name FROM pragma_table_info('t') UNION SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY 1;
BEGIN IMMEDIATE; SAVEPOINT a; DELETE FROM t; RELEASE a; ROLLBACK; SELECT count(*) FROM t; VACUUM;
CREATE TEMP TABLE tmp AS SELECT * FROM t ORDER BY random(); CREATE TEMP TRIGGER tt AFTER DELETE ON tmp WHEN old.a > 5 BEGIN SELECT raise(IGNORE); END; DELETE FROM tmp; SELECT count(*) FROM tmp;
EXPLAIN SELECT a FROM t WHERE b = 'x' ORDER BY c; DROP VIEW v; DROP TABLE child; DROP INDEX tb; DELETE FROM t WHERE a > 100 RETURNING a;
SELECT nonsense FROM t;
