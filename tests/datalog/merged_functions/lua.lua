-- What merged_functions.py has Lua do.
local words = {}
for word in ("the quick brown fox jumps over the lazy dog"):gmatch("%a+") do
  words[#words + 1] = word
end
table.sort(words, function(a, b) return #a == #b and a < b or #a < #b end)
print(table.concat(words, " "), #words)
local function count(n) return n < 2 and n or count(n - 1) + count(n - 2) end
print(count(20), 7 // 2, 7 % -3, 2 ^ 0.5, 1 << 40, 10 / 4, "0x10" + 0)
local class = setmetatable({}, {__index = function(_, k) return k .. "!" end,
                                __call = function(_, a, b) return b, a end})
print(class.field, class(1, 2))
local made = coroutine.wrap(function() for i = 1, 3 do coroutine.yield(i * i) end return "over" end)
print(made(), made(), made(), made())
print(pcall(error, {code = 1}), select("#", nil, nil), string.format("%5.2f|%-6s|%q", 3.14159, "ab", "q\n"))
print(("x = 1, y = 2"):gsub("(%w+) = (%w+)", "%2 = %1"))
print(string.pack("<i4", 305419896):byte(1, -1), utf8.char(228, 8364), #utf8.char(128512))
print(load("return 1 +")) print(load(string.dump(function() return 42 end))())
goto out
print("never")
::out::
for i = 1, 200 do local t = {} for j = 1, 50 do t[j] = {j} end end
collectgarbage() print(math.type(3), math.type(3.0), math.tointeger(8.0), next({}), rawlen({1, 2}))
