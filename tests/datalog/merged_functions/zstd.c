/* Compresses the standard input by each way of zstd, unpacks it, and says how that went. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct ZSTD_CCtx_s ZSTD_CCtx;
typedef struct ZSTD_DCtx_s ZSTD_DCtx;
typedef struct ZSTD_inBuffer_s { const void *src; size_t size, pos; } ZSTD_inBuffer;
typedef struct ZSTD_outBuffer_s { void *dst; size_t size, pos; } ZSTD_outBuffer;
size_t ZSTD_compressBound(size_t);
size_t ZSTD_compress(void *, size_t, const void *, size_t, int);
size_t ZSTD_decompress(void *, size_t, const void *, size_t);
unsigned ZSTD_isError(size_t);
const char *ZSTD_getErrorName(size_t);
int ZSTD_minCLevel(void);
int ZSTD_maxCLevel(void);
ZSTD_CCtx *ZSTD_createCCtx(void);
ZSTD_DCtx *ZSTD_createDCtx(void);
size_t ZSTD_freeCCtx(ZSTD_CCtx *);
size_t ZSTD_freeDCtx(ZSTD_DCtx *);
size_t ZSTD_CCtx_setParameter(ZSTD_CCtx *, int, int);
size_t ZSTD_compressStream2(ZSTD_CCtx *, ZSTD_outBuffer *, ZSTD_inBuffer *, int);
size_t ZSTD_decompressStream(ZSTD_DCtx *, ZSTD_outBuffer *, ZSTD_inBuffer *);
size_t ZSTD_compress_usingDict(ZSTD_CCtx *, void *, size_t, const void *, size_t, const void *,
                               size_t, int);
size_t ZSTD_decompress_usingDict(ZSTD_DCtx *, void *, size_t, const void *, size_t, const void *,
                                 size_t);
size_t ZDICT_trainFromBuffer(void *, size_t, const void *, const size_t *, unsigned);

/* Numbers of parameters and directives in zstd.h. */
enum { LEVEL = 100, STRATEGY = 107, LONG_DISTANCE = 160, CHECKSUM = 201, END = 2 };

static char *text, *packed, *back;
static size_t length, room;

static unsigned sum(const char *bytes, size_t n)
{
    unsigned s = 2166136261u;
    while (n--)
        s = (s ^ (unsigned char)*bytes++) * 16777619u;
    return s;
}

static void say(const char *way, int n, size_t size, size_t got)
{
    int same = got == length && !memcmp(text, back, length);
    printf("%s %d: %zu %08x %s\n", way, n, ZSTD_isError(size) ? 0 : size,
           ZSTD_isError(size) ? 0 : sum(packed, size), same ? "same" : ZSTD_getErrorName(got));
    memset(back, 0, length);
}

static void streamed(int strategy, int far)
{
    ZSTD_CCtx *c = ZSTD_createCCtx();
    ZSTD_DCtx *d = ZSTD_createDCtx();
    ZSTD_CCtx_setParameter(c, LEVEL, 6);
    ZSTD_CCtx_setParameter(c, STRATEGY, strategy);
    ZSTD_CCtx_setParameter(c, LONG_DISTANCE, far);
    ZSTD_CCtx_setParameter(c, CHECKSUM, 1);
    ZSTD_inBuffer in = {text, length, 0};
    ZSTD_outBuffer out = {packed, 0, 0};
    size_t left;
    do {
        out.size = out.pos + 777 < room ? out.pos + 777 : room;
        left = ZSTD_compressStream2(c, &out, &in, END);
    } while (left && !ZSTD_isError(left));
    ZSTD_inBuffer from = {packed, out.pos, 0};
    ZSTD_outBuffer to = {back, 0, 0};
    do {
        to.size = to.pos + 999 < length ? to.pos + 999 : length;
        left = ZSTD_decompressStream(d, &to, &from);
    } while (left && !ZSTD_isError(left));
    say(far ? "far" : "streamed", strategy, out.pos, ZSTD_isError(left) ? left : to.pos);
    ZSTD_freeCCtx(c);
    ZSTD_freeDCtx(d);
}

int main(void)
{
    enum { MOST = 1 << 22, SAMPLES = 200 };
    text = malloc(MOST);
    length = fread(text, 1, MOST, stdin);
    room = ZSTD_compressBound(length);
    packed = malloc(room);
    back = calloc(1, length + 1);
    for (int level = -3; level <= ZSTD_maxCLevel(); level++) {
        size_t size = ZSTD_compress(packed, room, text, length, level);
        say("level", level, size, ZSTD_decompress(back, length, packed, size));
    }
    for (int strategy = 1; strategy <= 9; strategy++) {
        streamed(strategy, 0);
        streamed(strategy, 1);
    }
    static char dictionary[8192];
    size_t sizes[SAMPLES], all = length / SAMPLES;
    for (int i = 0; i < SAMPLES; i++)
        sizes[i] = all;
    size_t size = ZDICT_trainFromBuffer(dictionary, sizeof dictionary, text, sizes, SAMPLES);
    printf("dictionary: %zu %s\n", ZSTD_isError(size) ? 0 : size, ZSTD_getErrorName(size));
    if (ZSTD_isError(size))
        return 1;
    ZSTD_CCtx *c = ZSTD_createCCtx();
    ZSTD_DCtx *d = ZSTD_createDCtx();
    for (int level = 1; level <= ZSTD_maxCLevel(); level++) {
        size_t n = ZSTD_compress_usingDict(c, packed, room, text, length, dictionary, size, level);
        say("with dictionary", level, n,
            ZSTD_decompress_usingDict(d, back, length, packed, n, dictionary, size));
    }
    /* What is damaged is told from what is not. */
    size = ZSTD_compress(packed, room, text, length, 3);
    for (int at = 0; at < 40; at++) {
        size_t where = size * at / 40;
        packed[where] ^= 1 << at % 8;
        size_t got = ZSTD_decompress(back, length, packed, size);
        printf("damaged %d: %s\n", at, ZSTD_getErrorName(got));
        packed[where] ^= 1 << at % 8;
    }
    return 0;
}
