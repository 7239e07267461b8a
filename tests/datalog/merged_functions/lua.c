/* Runs the standard input as a program of Lua. */
#include <stdio.h>
#include <stdlib.h>

typedef struct lua_State lua_State;
lua_State *luaL_newstate(void);
void luaL_openlibs(lua_State *);
int luaL_loadbufferx(lua_State *, const char *, size_t, const char *, const char *);
int lua_pcallk(lua_State *, int, int, int, long, void *);
const char *lua_tolstring(lua_State *, int, size_t *);
void lua_close(lua_State *);

int main(void)
{
    static char text[1 << 20];
    size_t length = fread(text, 1, sizeof text, stdin);
    lua_State *state = luaL_newstate();
    luaL_openlibs(state);
    int failed = luaL_loadbufferx(state, text, length, "input", NULL)
        || lua_pcallk(state, 0, -1, 0, 0, NULL);
    if (failed)
        printf("%s\n", lua_tolstring(state, -1, NULL));
    lua_close(state);
    return failed;
}
