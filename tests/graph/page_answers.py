"""Clicks through the page argv[1] in Chromium (argv[2]) without a network, and compares what it
looks like with the pictures in the folder argv[3]; with BLESS=1 these are made anew.

The page is of tests/corpus/compiled/program.O0-g.ll; the page argv[4] is of
examples/tutorial/notes.c, with a finding."""
import base64
import os
import sys

from playwright.sync_api import sync_playwright

# The mean difference of two pictures, of 255, that another font or another Chromium may make.
LIKE = 6.0

# How different two pictures are, both made small, so that the form of letters says little.
COMPARE = """async ([a, b]) => {
    const small = [];
    for (const data of [a, b]) {
        const image = new Image();
        image.src = "data:image/png;base64," + data;
        await image.decode();
        const canvas = new OffscreenCanvas(140, 90), context = canvas.getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, 140, 90);
        small.push(context.getImageData(0, 0, 140, 90).data);
    }
    let sum = 0;
    for (let i = 0; i < small[0].length; i++) sum += Math.abs(small[0][i] - small[1][i]);
    return sum / small[0].length;
}"""

# A picture at a tenth of its size: what is kept need not be read.
SHRINK = """async (data) => {
    const image = new Image();
    image.src = "data:image/png;base64," + data;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [140, 90];
    const context = canvas.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, 140, 90);
    return canvas.toDataURL("image/png").split(",")[1];
}"""

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1400, "height": 900}, offline=True)
    page = context.new_page()
    beside = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: said.type == "error" and errors.append(said.text))
    page.on("request", lambda request: request.url.startswith("file:") or
            errors.append(request.url))

    def text(selector):
        return page.locator(selector).inner_text()

    def looks_like(name):
        picture = base64.b64encode(page.screenshot()).decode()
        path = os.path.join(sys.argv[3], name + ".png")
        if os.environ.get("BLESS") == "1":
            with open(path, "wb") as file:
                file.write(base64.b64decode(beside.evaluate(SHRINK, picture)))
        with open(path, "rb") as file:
            known = base64.b64encode(file.read()).decode()
        difference = beside.evaluate(COMPARE, [picture, known])
        assert difference < LIKE, f"{path}: differs by {difference:.1f}"

    def go(f, view="graph", select=None):
        page.evaluate("([f, view, select]) => go({ f, view, select })", [f, view, select])
        page.wait_for_function("(f) => here.f === f && (!program.functions[f].blocks || shown)",
                               arg=f)

    page.goto("file://" + sys.argv[1])
    page.wait_for_selector("body[data-ready]")

    # The start page, and from it to a function and back.
    assert "Largest functions" in text("#pane") and "Entry points" in text("#pane")
    assert page.locator("header .tools").is_hidden()
    looks_like("start")
    page.locator(".card li").first.click()
    page.wait_for_selector("body.canvas")
    assert page.evaluate("here.f !== null") and "f=" in page.url
    page.go_back()
    page.wait_for_selector("body:not(.canvas)")
    assert page.evaluate("here.f") is None

    # The search: functions, strings, instructions; all by keys.
    everything = page.locator("#list li").count()
    assert everything > 1, everything
    names = page.locator("#list li").all_inner_texts()
    page.keyboard.press("/")
    page.keyboard.type("main")
    found = page.locator("#list li")
    assert 0 < found.count() and "main" in found.first.inner_text()
    page.wait_for_selector("#list h3[data-done]")
    page.fill("#search", "/^no such thing$/")
    page.wait_for_selector("#list h3[data-done]")
    assert page.locator("#list li").count() == 0
    page.fill("#search", "alloca")
    page.wait_for_selector("#list h3[data-done]")
    assert " = alloca " in page.locator("#list li.code").first.inner_text()
    page.locator("#list li.code").first.click()
    page.wait_for_selector(".inst.on")
    string = page.evaluate("program.strings.find(([, text, users]) => users.length && text.length > 3)")
    page.fill("#search", string[1][:6])
    page.locator("#list h3", has_text="Strings").wait_for()
    page.fill("#search", "")
    assert page.locator("#list li").all_inner_texts() == names
    page.focus("#search")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    second = page.locator("#list li").nth(1).get_attribute("data-function")
    page.keyboard.press("Enter")
    page.wait_for_function("(i) => here.f === i", arg=int(second))

    # The largest function: blocks, edges, source lines; fit means fits.
    sizes = page.evaluate("program.functions.map((f) => f.blocks)")
    largest = sizes.index(max(sizes))
    go(largest)
    page.click("#fit")
    assert page.locator(".block").count() == max(sizes)
    assert page.locator(".edge").count() >= page.evaluate("shown.edges.length") > 0
    outside = page.evaluate("""(() => {
        const frame = svg.getBoundingClientRect();
        return [...document.querySelectorAll(".block, #edges path")].filter((made) => {
            const box = made.getBoundingClientRect();
            return box.left < frame.left - 1 || box.right > frame.right + 1 ||
                box.top < frame.top - 1 || box.bottom > frame.bottom + 1;
        }).length;
    })()""")
    assert outside == 0, f"{outside} things do not fit"
    overlapping = page.evaluate("""shown.nodes.filter((a) => shown.nodes.some((b) => a !== b &&
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
        ).length""")
    assert overlapping == 0, overlapping
    page.click("#one")
    left = page.evaluate("document.querySelector('.block').getBoundingClientRect().left - "
                         "svg.getBoundingClientRect().left")
    assert left >= 0, "the left edge of the entry is cut off"
    assert page.locator(".inst .dim").count() > 0, "no source lines"
    assert "if true" in text("#legend") and "if not" in text("#legend")
    looks_like("graph")

    # Facts of what is clicked, and the place in the address.
    line = page.locator(".inst").nth(1)
    line.locator("rect").click()
    page.wait_for_selector(".inst.on")
    assert "instruction_opcode(" in text("#details") and "variable_type(" in text("#details")
    assert page.locator(".inst.on").count() == 1 and "s=i" in page.url
    page.locator(".block .head").first.click()
    page.wait_for_selector(".block.on")
    assert "basicblock_entry(" in text("#details")

    # A value: where it is defined and used lights up; a link leads to a use.
    value = page.locator(".inst .tok.is-value").first
    word = value.text_content()
    value.click()
    page.wait_for_selector(".tok.lit")
    uses = page.evaluate("(word) => (shown.uses.get(word) ?? []).length", word)
    assert uses > 0 and f"Used by ({uses})" in text("#details"), (word, uses)
    assert page.locator(".inst.defines").count() == 1
    assert set(page.locator("#graph .tok.lit").all_text_contents()) == {word}
    page.locator("#details li.code").last.click()
    page.wait_for_selector(".inst.on")

    # Source beside instructions.
    go(largest, "code")
    page.wait_for_selector(".listing .line")
    page.locator(".listing .line[data-line]").first.hover()
    assert page.locator(".listing .same").count() > 0
    if page.evaluate("shown.data.source.length"):
        assert page.locator(".source .line.same").count() == 1
    looks_like("code")

    # The dominator tree has an edge less than it has blocks that can be reached.
    go(largest, "dominators")
    tree = page.evaluate("[model.nodes.length, model.edges.length]")
    assert tree[0] == max(sizes) and 0 < tree[1] < tree[0], tree
    looks_like("dominators")

    # Callers and callees lead on, there and back.
    caller = page.evaluate("callees.findIndex((list, i) => program.functions[i].blocks && "
                           "list.some(([j]) => program.functions[j].blocks && j !== i))")
    go(caller)
    callee = page.evaluate("callees[here.f].find(([j]) => program.functions[j].blocks && "
                           "j !== here.f)[0]")
    page.locator(f'#details li[data-function="{callee}"]').first.click()
    page.wait_for_function("(i) => shown?.index === i", arg=callee)
    assert page.locator(f'#details li[data-function="{caller}"]').count() > 0
    page.go_back()
    page.wait_for_function("(i) => shown?.index === i", arg=caller)

    # Blocks of loops are shaded, as many as the page knows of, and loops are a tree.
    looping = page.evaluate("""(async () => {
        for (const f of program.functions) {
            const body = await bodyOf(f.i);
            if (body?.blocks.some(([, , depth]) => depth > 0)) return f.i;
        }
        return -1;
    })()""")
    assert looping >= 0, "no loop in the program"
    go(looping)
    page.click("#fit")
    shaded = page.locator(".block rect.loop").count()
    assert shaded == page.evaluate("shown.nodes.filter((n) => n.depth > 0).length") > 0
    page.keyboard.press("l")
    page.wait_for_selector(".tree li")
    heads = page.evaluate("[...shown.heads].filter((head) => head >= 0).length")
    assert page.locator(".tree li").count() == heads

    # The map of the program leads to functions.
    page.evaluate("go({ f: null, view: 'map', select: null })")
    page.wait_for_selector(".block[data-function]")
    page.locator(".block[data-function]").first.click()
    page.wait_for_function("here.f !== null")

    # A finding: from the start page to its place, and step by step along its path.
    assert page.evaluate("program.checked") is False
    page.goto("file://" + sys.argv[4])
    page.wait_for_selector("body[data-ready]")
    finding = page.locator("#pane [data-finding]")
    assert finding.count() == 1 and "unchecked `malloc` reaches `strcpy`" in finding.inner_text()
    assert "What malloc answers" in finding.get_attribute("title")
    assert "1 finding" in page.locator("#list li", has_text="@copy").inner_text()
    finding.click()
    page.wait_for_selector(".inst.on .badge")
    steps = page.locator("#details .steps li")
    assert steps.count() == 3 and "it is used" in steps.last.inner_text()
    assert steps.last.get_attribute("class") == "go on" and "n=1" in page.url
    assert page.locator("#graph .badge").all_text_contents() == ["1", "2", "3"]
    assert "a step to it" in text("#legend")
    steps.first.click()
    page.wait_for_selector('.inst.on:has-text("@malloc")')
    assert steps.first.get_attribute("class") == "go on", "the finding is not followed any more"
    looks_like("finding")
    caret, under = page.evaluate("""(() => {
        const x = (node, at) => {
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            return range.getBoundingClientRect().left;
        };
        const row = shown.instructions.get(Number(here.select.slice(1)));
        const mark = document.querySelector(".caret").lastChild;
        return [x(mark, mark.data.length - 1),
                x(document.querySelector(".excerpt .on").lastChild, row.column - 1)];
    })()""")
    assert abs(caret - under) < 1, f"the mark is at {caret}, its column at {under}"
    page.locator('#views [data-view="code"]').click()
    page.wait_for_selector(".listing .line .badge")
    assert page.locator(".listing .badge").all_text_contents() == ["1", "2", "3"]
    page.reload()
    page.wait_for_selector(".listing .line .badge")
    page.fill("#search", "reaches")
    page.locator("#list [data-finding]").click()
    page.fill("#search", "")
    page.locator("#list li", has_text="@main").first.click()
    page.wait_for_function("here.finding === null")
    assert page.locator("#graph .badge").count() == 0

    # A phone shows one pane at a time.
    page.set_viewport_size({"width": 420, "height": 800})
    panes = {"list": "#functions", "main": "main", "details": "#details"}
    for to in panes:
        page.click(f'#phone [data-to="{to}"]')
        seen = [name for name, pane in panes.items() if page.locator(pane).is_visible()]
        assert seen == [to], seen
    assert not errors, errors
    print(everything, "functions")
