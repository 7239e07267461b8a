"""Clicks through the page argv[1] in Chromium (argv[2]) without a network; a picture goes to argv[3].

The page is of tests/corpus/compiled/program.O0-g.ll."""
import sys

from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
    context = browser.new_context(viewport={"width": 1400, "height": 900}, offline=True)
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("request", lambda request: request.url.startswith("file:") or
            request.url.startswith("blob:") or errors.append(request.url))
    page.goto("file://" + sys.argv[1])
    page.wait_for_selector("body[data-ready]")

    # The list, and what the search leaves of it.
    everything = page.locator("#list li").count()
    assert everything > 1, everything
    names = page.locator("#list li").all_inner_texts()
    page.fill("#search", "main")
    found = page.locator("#list li")
    assert 0 < found.count() < everything and "main" in found.first.inner_text()
    page.fill("#search", "/^@no such function$/")
    assert page.locator("#list li").count() == 0
    page.fill("#search", "")
    assert page.locator("#list li").all_inner_texts() == names

    # The largest function: blocks, edges, loops, source lines.
    sizes = page.evaluate("program.functions.map((f) => f[2])")
    largest = sizes.index(max(sizes))
    page.evaluate("(i) => choose(i)", largest)
    page.wait_for_function("(n) => shown.nodes.length === n", arg=max(sizes))
    page.click("#fit")
    assert page.locator(".block").count() == max(sizes)
    assert page.locator(".edge").count() == page.evaluate("shown.edges.length") > 0
    overlapping = page.evaluate("""shown.nodes.filter((a) => shown.nodes.some((b) => a !== b &&
        a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height)
        ).length""")
    assert overlapping == 0, overlapping
    page.click("#one")
    assert page.locator(".inst").count() > 0
    assert page.locator(".inst .dim").count() > 0, "no source lines"

    # Facts of what is clicked.
    line = page.locator(".inst").nth(1)
    line.click()
    details = page.locator("#details").inner_text()
    assert "instruction_opcode(" in details and "variable_type(" in details, details
    assert page.locator(".inst.on").count() == 1
    page.locator(".block .head").first.click()
    assert "basicblock_entry(" in page.locator("#details").inner_text()

    # Callers and callees lead on, there and back.
    caller = page.evaluate("callees.findIndex((list, i) => pieceOf[i] && "
                           "list.some(([j]) => pieceOf[j] && j !== i))")
    page.evaluate("(i) => choose(i)", caller)
    callee = page.evaluate("callees[shown.index].find(([j]) => pieceOf[j] && j !== shown.index)[0]")
    page.locator(f'#details li[data-function="{callee}"]').first.click()
    page.wait_for_function("(i) => shown.index === i", arg=callee)
    assert page.locator(f'#details li[data-function="{caller}"]').count() > 0

    # Blocks of loops are shaded, as many as the page knows of.
    looping = page.evaluate("""(async () => {
        for (let i = 0; i < program.functions.length; i++) {
            if (!pieceOf[i]) continue;
            await choose(i);
            if (shown.nodes.some((n) => n.depth > 0)) return true;
        }
        return false;
    })()""")
    assert looping, "no loop in the program"
    page.click("#fit")
    shaded = page.locator(".block rect.loop").count()
    assert shaded == page.evaluate("shown.nodes.filter((n) => n.depth > 0).length") > 0
    page.screenshot(path=sys.argv[3])
    assert not errors, errors
    print(everything, "functions")
