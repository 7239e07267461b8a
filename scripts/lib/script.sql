CREATE TABLE account(id INTEGER PRIMARY KEY, owner TEXT, cents INTEGER CHECK (cents >= 0));
CREATE INDEX by_owner ON account(owner);
CREATE TABLE log(id INTEGER, at TEXT, delta INTEGER);
CREATE TRIGGER logged AFTER UPDATE ON account BEGIN
  INSERT INTO log VALUES (new.id, 'step ' || (SELECT count(*) FROM log), new.cents - old.cents);
END;
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 500)
  INSERT INTO account SELECT i, 'owner ' || (i * 7919 % 97), i * i % 1013 FROM n;
BEGIN;
UPDATE account SET cents = cents + 17 WHERE owner LIKE 'owner 1%';
UPDATE account SET cents = cents / 3 WHERE id % 5 = 0;
SAVEPOINT risky;
DELETE FROM account WHERE id > 250;
ROLLBACK TO risky;
COMMIT;
SELECT count(*), sum(cents), avg(cents), min(owner), max(owner) FROM account;
SELECT owner, count(*) AS n, total(cents) FROM account GROUP BY owner HAVING n > 5
  ORDER BY 3 DESC, 1 LIMIT 12;
SELECT a.id, b.id, printf('%08.3f', a.cents * 1.0 / (b.cents + 1)) FROM account a
  JOIN account b ON a.owner = b.owner AND a.id < b.id WHERE a.id < 20 ORDER BY 1, 2;
SELECT id, delta, sum(delta) OVER (PARTITION BY id % 7 ORDER BY rowid) FROM log LIMIT 25;
SELECT hex(zeroblob(3)), upper('straße'), substr('abcdef', -3, 2), round(2.5), 7 / 2, 7 % -3,
  json_extract('{"a":[1,2,{"b":"c"}]}', '$.a[2].b'), date('2000-02-29', '+1 year'), 1e300 * 1e10;
EXPLAIN QUERY PLAN SELECT * FROM account WHERE owner = 'owner 3' AND id > 10;
PRAGMA integrity_check;
INSERT INTO account VALUES (1, 'twice', 1);
