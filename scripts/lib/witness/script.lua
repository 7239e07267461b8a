-- Calls most of Lua's library: what it prints is compared.
for _, name in ipairs({"string", "table", "math", "utf8"}) do
  local names = {}
  for k in pairs(_G[name]) do names[#names + 1] = k end
  table.sort(names)
  print(name, table.concat(names, " "))
end
local s = "The quick brown fox"
print(s:len(), s:upper(), s:lower(), s:rep(2, "-"), s:reverse(), s:sub(-3), s:byte(1, 3), string.char(65, 66))
print(s:find("quick"), s:find("(%a+) (%a+)"), s:match("b%w+"), s:gsub("%w+", {The = "A"}), s:gsub("o", function(c) return c .. "0" end))
print(string.format("%d %i %u %c %x %X %o %e %g %f %a %q %s %5s|%-5s|%%", 1, 2, 3, 65, 255, 255, 8, 1.5, 2.5, 3.5, 1.0, "a\nb", "s", "r", "l"))
print(string.pack("<i4>I2bhlnfds1z", 1, 2, 3, 4, 5, 6, 7, 8, "x", "z"):len(), string.unpack("<i4", "\1\0\0\0"), string.packsize("i4i8"))
local t = {5, 2, 8, 1}
table.insert(t, 9) table.insert(t, 1, 0) table.remove(t, 2) table.sort(t)
print(table.concat(t, ","), table.unpack(t, 1, 2), #table.pack(1, nil, 3), table.concat(table.move(t, 1, 3, 2), " "))
print(math.abs(-1), math.ceil(1.5), math.floor(-1.5), math.max(1, 3, 2), math.min(4, 2), math.sqrt(16), math.fmod(7, 3), math.modf(3.7), math.ult(1, -1), math.pi, math.huge, math.exp(0), math.log(8, 2), math.sin(0), math.cos(0), math.tan(0), math.asin(0), math.acos(1), math.atan(1, 1), math.tointeger("8"))
print(utf8.char(228, 8364), utf8.len("äö"), utf8.codepoint("ä", 1), utf8.offset("aäb", 3))
for p, c in utf8.codes("aä") do io.write(p, ":", c, " ") end
io.write("\n", tostring(nil), " ", tonumber("z", 36), " ", tonumber("0x1p4"), "\n")
local Account = {} Account.__index = Account
for name, f in pairs({__add = function(a, b) return a.v + b.v end, __sub = function(a, b) return a.v - b.v end, __mul = function() return "mul" end, __div = function() return "div" end,
  __mod = function() return "mod" end, __pow = function() return "pow" end, __unm = function() return "unm" end, __idiv = function() return "idiv" end,
  __band = function() return "band" end, __bor = function() return "bor" end, __bxor = function() return "bxor" end, __shl = function() return "shl" end, __shr = function() return "shr" end, __bnot = function() return "bnot" end,
  __concat = function() return "concat" end, __len = function() return 77 end, __eq = function() return true end, __lt = function() return true end, __le = function() return false end,
  __call = function(self, x) return x end, __tostring = function(a) return "account " .. a.v end, __name = "Account", __close = function(a) print("closed", a.v) end, __gc = function() end, __newindex = rawset}) do Account[name] = f end
local a, b = setmetatable({v = 3}, Account), setmetatable({v = 4}, Account)
print(a + b, a - b, a * b, a / b, a % b, a ^ b, -a, a // b, a & b, a | b, a ~ b, a << b, a >> b, ~a, a .. b, #a, a == b, a < b, a <= b, a(5), tostring(a))
do local c <close> = a local d <const> = 1 end
local co = coroutine.create(function(x, y) local z = coroutine.yield(x + y) error({code = z}) end)
print(coroutine.resume(co, 1, 2)) print(coroutine.status(co), coroutine.isyieldable(), select(2, coroutine.resume(co, 9)).code, coroutine.status(co), (coroutine.close(co)))
local gen = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(pcall(function() coroutine.yield(i) error("e" .. i, 0) end)) end end)
print(gen(), gen(), gen(), gen())
print(pcall(error, "plain", 0), xpcall(function() local x = nil; return x.y end, function(m) return "handled: " .. m end), select("#", 1, 2), select(-1, 1, 2))
print(load("return ...", "chunk", "t", {})(7), type(load(function() return nil end)), load("x ="), pcall(load, 5), rawequal(a, a), rawlen({1}), rawget({k = 1}, "k"))
print(string.dump(load("return 1 + 1")):sub(1, 4):byte(2, 4), load(string.dump(function(n) local t = {} for i = 1, n do t[i] = i end return #t end))(5))
print(next({}), type(print), assert(1, "m"), pcall(assert, false, "no"), getmetatable("").__index == string, collectgarbage("count") > 0, collectgarbage("step"), collectgarbage("isrunning"), collectgarbage("generational"), collectgarbage("incremental"))
local up = 0 local function inc() up = up + 1 return up end inc() debug.sethook(function() end, "l", 1) inc() debug.sethook()
print(debug.getinfo(1, "l").currentline, debug.getinfo(inc, "u").nups, debug.getlocal(1, 1), debug.getupvalue(inc, 1), debug.setupvalue(inc, 1, 5), inc(), #debug.traceback("t") > 0, debug.upvalueid(inc, 1) ~= nil)
local name = os.tmpname() local f = assert(io.open(name, "w")) f:setvbuf("full") f:write("line 1\n", 2, "\n3.5 0x10 rest\n") f:flush() print(f:seek("set", 2), io.type(f)) f:close()
for l in io.lines(name) do io.write("[", l, "]") end
f = io.open(name) print(f:read("l", "n", "n", "n", "L", "a")) f:close() print(io.type(f), os.remove(name), io.open("/nowhere/none"))
print(os.time({year = 2001, month = 2, day = 3, hour = 4}), os.date("!%Y-%m-%d", 86400), os.getenv("NOTHING"), os.clock() >= 0, os.setlocale("C"), os.rename("/nowhere/a", "/nowhere/b"))
local big = {} for i = 1, 3000 do big[i] = {i, tostring(i), [i * 1.5] = i} end big = nil collectgarbage()
local weak = setmetatable({}, {__mode = "kv"}) for i = 1, 50 do weak[{}] = {} end collectgarbage() print(next(weak))
local function vararg(...) local x, y = ... return select("#", ...), x, y, ... end print(vararg(1, nil, 3))
goto done do print("never") end ::done::
for i = 10, 1, -3 do io.write(i, " ") end for i = 1.0, 2.0, 0.5 do io.write(i, " ") end local i = 0 repeat i = i + 1 until i > 3 while i > 0 do i = i - 1 if i == 1 then break end end print(i)
print(type(require), package.path ~= nil, pcall(require, "no.such.module"), package.searchpath("x", "./?.none"))
table.sort({3, 1, 2}, function(x, y) return x > y end)
print(pcall(string.rep, "x", -1), ("x"):rep(3, ","), pcall(string.format, "%y", 1), tostring(1e15), 2^53, 1 // 0.0, -1 % 0.3, 5 // -2, 3 | 4.0, "10" + 5, "3" * "4", 7 .. "")
