import type { Page } from "@playwright/test";

/**
 * Walks with Tab from the page's top, and back with Shift+Tab.
 * @param most after how many stops it turns, unless it has left the page before.
 * @returns which focused elements were outside the window or behind something else, in the middle or near a corner.
 */
export async function coveredFocus(page: Page, most: number): Promise<string[]> {
  // The first of all; from nowhere, Tab would go on where it was before.
  await page.locator("a[href='#content']").focus();
  return [...(await walk(page, "Tab", most)), ...(await walk(page, "Shift+Tab", most))];
}

async function walk(page: Page, key: "Tab" | "Shift+Tab", most: number): Promise<string[]> {
  const covered: string[] = [];
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key);
    // A popup's script may take the button's place, and rows that were measured may move what has the focus.
    const found = await page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body) return "left";
      const { left, top, width, height } = focused.getBoundingClientRect();
      const isThere = (x: number, y: number) => {
        const at = document.elementFromPoint(left + width * x, top + height * y);
        return at !== null && (focused.contains(at) || at.contains(focused));
      };
      const points = [
        [0.5, 0.5],
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const;
      const seen = points.filter(([x, y]) => isThere(x, y)).length;
      if (seen === points.length) return undefined;
      // Where there is little room a part is enough, as it is for 2.4.11.
      const isLittleRoom = window.innerHeight < 300 || height > window.innerHeight / 2;
      if (
        isLittleRoom &&
        [0.1, 0.3, 0.5, 0.7, 0.9].some((x) => isThere(x, 0.1) || isThere(x, 0.5) || isThere(x, 0.9))
      )
        return undefined;
      const { tagName, textContent } = focused;
      const name = focused.getAttribute("aria-label") ?? textContent;
      return `${tagName} ${name.slice(0, 60)} at ${Math.round(left)}, ${Math.round(top)}: ${seen} of 5`;
    });
    if (found === "left") return covered;
    if (found) covered.push(`${key} ${stop + 1}: ${found}`);
  }
  return covered;
}
