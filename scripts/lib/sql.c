// Runs the SQL of standard input against a database in memory and prints every row: the driver
// with which scripts/behaves.sh compares a rebuilt sqlite3 with the original, and witness.sh what
// it calls. A statement ends with its line; after an error the next one runs.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct sqlite3 sqlite3;
int sqlite3_open(const char *, sqlite3 **);
int sqlite3_exec(sqlite3 *, const char *, int (*)(void *, int, char **, char **), void *, char **);
int sqlite3_complete(const char *);
void sqlite3_free(void *);
int sqlite3_close(sqlite3 *);

static int row(void *unused, int n, char **values, char **names) {
  (void)unused;
  for (int i = 0; i < n; ++i)
    printf("%s%s=%s", i ? "|" : "", names[i], values[i] ? values[i] : "NULL");
  putchar('\n');
  return 0;
}

int main(void) {
  static char sql[1 << 20];
  size_t used = 0;
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db))
    return EXIT_FAILURE;
  while (fgets(sql + used, (int)(sizeof sql - used), stdin)) {
    used += strlen(sql + used);
    if (!sqlite3_complete(sql))
      continue;
    char *error = NULL;
    int result = sqlite3_exec(db, sql, row, NULL, &error);
    if (result)
      printf("result %d %s\n", result, error ? error : "");
    sqlite3_free(error);
    used = 0;
  }
  sqlite3_close(db);
  return EXIT_SUCCESS;
}
