"""Small pieces of a real page as pixels: the page's own symbols with its own theme and letters, at any size."""

from playwright.sync_api import Page

from tests.render.pixels import Pixel, light, rows

_SHEET = """([names, size]) => {
    const svg = "http://www.w3.org/2000/svg";
    document.getElementById("photographs")?.remove();
    const sheet = document.createElement("div");
    sheet.id = "photographs";
    sheet.style.cssText = "position: fixed; left: 0; top: 0; z-index: 99; background: var(--paper)";
    sheet.style.width = `${names.length * size}px`;
    sheet.style.height = `${size}px`;
    // Nothing else is to be seen, so that what lies beside the sheet is transparent: then the picture has an alpha channel, as those of resvg have.
    document.documentElement.style.background = "transparent";
    document.getElementById("app").style.visibility = "hidden";
    for (const [at, name] of names.entries()) {
        const picture = document.createElementNS(svg, "svg");
        picture.setAttribute("width", size);
        picture.setAttribute("height", size);
        picture.style.cssText = `position: absolute; top: 0; left: ${at * size}px`;
        const use = document.createElementNS(svg, "use");
        for (const [key, value] of [["href", `#${name}`], ["width", size], ["height", size]]) use.setAttribute(key, value);
        picture.append(use);
        sheet.append(picture);
    }
    document.body.append(sheet);
    return names.filter(name => !document.getElementById(name));
}"""


def photograph(page: Page, names: list[str], size: int) -> dict[str, list[Pixel]]:
    """What each symbol looks like on the paper of a board, in linear light."""
    missing = page.evaluate(_SHEET, [names, size])
    assert not missing, f"the page has no {missing}"
    png = page.screenshot(clip={"x": 0, "y": 0, "width": len(names) * size, "height": size + 1}, omit_background=True)
    lines = [[(light(red), light(green), light(blue)) for red, green, blue, _ in row] for row in rows(png)[:size]]
    return {name: [pixel for line in lines for pixel in line[at * size : (at + 1) * size]] for at, name in enumerate(names)}
