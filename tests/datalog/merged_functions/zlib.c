/* Compresses the standard input by each way of zlib, unpacks it, and says how that went. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const unsigned char *next_in;
    unsigned avail_in;
    unsigned long total_in;
    unsigned char *next_out;
    unsigned avail_out;
    unsigned long total_out;
    const char *msg;
    void *state;
    void *(*zalloc)(void *, unsigned, unsigned);
    void (*zfree)(void *, void *);
    void *opaque;
    int data_type;
    unsigned long adler, reserved;
} z_stream;
typedef struct gzFile_s *gzFile;
const char *zlibVersion(void);
unsigned long compressBound(unsigned long);
int compress2(unsigned char *, unsigned long *, const unsigned char *, unsigned long, int);
int uncompress(unsigned char *, unsigned long *, const unsigned char *, unsigned long);
unsigned long crc32(unsigned long, const unsigned char *, unsigned);
unsigned long adler32(unsigned long, const unsigned char *, unsigned);
unsigned long crc32_combine(unsigned long, unsigned long, long);
unsigned long adler32_combine(unsigned long, unsigned long, long);
int deflateInit2_(z_stream *, int, int, int, int, int, const char *, int);
int deflate(z_stream *, int);
int deflateEnd(z_stream *);
int inflateInit2_(z_stream *, int, const char *, int);
int inflate(z_stream *, int);
int inflateEnd(z_stream *);
gzFile gzopen(const char *, const char *);
int gzwrite(gzFile, const void *, unsigned);
int gzread(gzFile, void *, unsigned);
int gzprintf(gzFile, const char *, ...);
long gzseek(gzFile, long, int);
char *gzgets(gzFile, char *, int);
int gzclose(gzFile);

enum { MOST = 1 << 22, FINISH = 4, DEFLATED = 8 };
static unsigned char *text, *packed, *back;
static unsigned long length, room;

static void say(const char *way, int n, int m, int status, unsigned long size, unsigned long got)
{
    int same = got == length && !memcmp(text, back, length);
    printf("%s %d %d: %d %lu %08lx %s\n", way, n, m, status, size, crc32(0, packed, size),
           same ? "same" : "other");
    memset(back, 0, length);
}

/* In pieces, raw, with zlib's head, or with gzip's, by bits of the window. */
static void pieces(int level, int bits, int strategy)
{
    z_stream c, d;
    memset(&c, 0, sizeof c);
    memset(&d, 0, sizeof d);
    int status = deflateInit2_(&c, level, DEFLATED, bits, 8, strategy, zlibVersion(), sizeof c);
    c.next_in = text;
    c.avail_in = length;
    c.next_out = packed;
    while (status == 0) {
        c.avail_out = 500;
        status = deflate(&c, FINISH);
    }
    deflateEnd(&c);
    int read = inflateInit2_(&d, bits, zlibVersion(), sizeof d);
    d.next_in = packed;
    d.next_out = back;
    while (read == 0) {
        d.avail_in = c.total_out - d.total_in < 333 ? c.total_out - d.total_in : 333;
        d.avail_out = length - d.total_out < 4000 ? length - d.total_out : 4000;
        read = inflate(&d, 0);
    }
    inflateEnd(&d);
    say("pieces", level * 100 + bits, strategy, 10 * status + read, c.total_out, d.total_out);
}

int main(int argc, char **argv)
{
    text = malloc(MOST);
    length = fread(text, 1, MOST, stdin);
    room = compressBound(length) + MOST;
    packed = malloc(room);
    back = calloc(1, length + 1);
    printf("%s\n", zlibVersion());
    for (int level = -1; level <= 9; level++) {
        unsigned long size = room, got = length;
        int status = compress2(packed, &size, text, length, level);
        status = 10 * status + uncompress(back, &got, packed, size);
        say("level", level, 0, status, size, got);
        for (int strategy = 0; strategy <= 4; strategy++) {
            pieces(level, -15, strategy);
            pieces(level, 12, strategy);
            pieces(level, 31, strategy);
        }
    }
    unsigned long half = length / 2, rest = length - half;
    printf("%08lx %08lx\n", crc32(0, text, length),
           crc32_combine(crc32(0, text, half), crc32(0, text + half, rest), rest));
    printf("%08lx %08lx\n", adler32(1, text, length),
           adler32_combine(adler32(1, text, half), adler32(1, text + half, rest), rest));
    char name[4096];
    snprintf(name, sizeof name, "%s.gz", argv[argc - 1]);
    gzFile file = gzopen(name, "wb9");
    int wrote = gzwrite(file, text, length);
    wrote += gzprintf(file, "%s %d\n", "the end", 42);
    gzclose(file);
    file = gzopen(name, "rb");
    int got = gzread(file, back, length);
    say("file", wrote, got, 0, 0, got);
    gzseek(file, 17, SEEK_SET);
    char line[200] = "";
    gzgets(file, line, sizeof line);
    printf("%s", line);
    gzclose(file);
    remove(name);
    /* What is damaged is told from what is not. */
    unsigned long size = room;
    compress2(packed, &size, text, length, 6);
    for (int at = 0; at < 40; at++) {
        unsigned long where = size * at / 40, n = length;
        packed[where] ^= 1 << at % 8;
        printf("damaged %d: %d\n", at, uncompress(back, &n, packed, size));
        packed[where] ^= 1 << at % 8;
    }
    return 0;
}
