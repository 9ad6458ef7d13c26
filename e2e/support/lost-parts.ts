import type { Page } from "@playwright/test";

/** What WCAG 2.2’s 1.4.12 lets a reader set. */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

/** Until the page is left. The policy of pages forbids elements with styles, not sheets that a script adopts. */
export const spaceOut = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/**
 * Texts and controls of which a part can’t be reached: outside the window, where nothing scrolls to them, cut off, over
 * the next cell or out of the box around them.
 * What ends in dots is no part of it: it has its whole text in a title, or where it leads.
 */
export const lostParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth } = document.documentElement;
    const isForScreenReaders = (element: Element) => {
      for (let of: Element | null = element; of; of = of.parentElement)
        if (getComputedStyle(of).clipPath === "inset(50%)") return true;
      return false;
    };
    const scrolls = (element: Element) => {
      for (let of: Element | null = element.parentElement; of; of = of.parentElement)
        if (/auto|scroll/.test(getComputedStyle(of).overflowX)) return true;
      return false;
    };
    /** What is drawn as a box around it. */
    const boxAround = (element: Element) => {
      for (let of: Element | null = element.parentElement; of; of = of.parentElement) {
        const { borderLeftWidth, borderRightWidth, borderTopWidth } = getComputedStyle(of);
        if ([borderLeftWidth, borderRightWidth, borderTopWidth].every((width) => width !== "0px")) return of;
      }
    };
    const lost: string[] = [];
    const note = (how: string, element: Element) =>
      lost.push(
        `${how}: ${element.tagName} ${element.textContent?.slice(0, 40)} ${element.className}`.slice(0, 160),
      );
    for (const element of document.querySelectorAll<HTMLElement>("body *")) {
      if (!(element instanceof HTMLElement) || isForScreenReaders(element) || !element.checkVisibility())
        continue;
      const { left, right, top, width } = element.getBoundingClientRect();
      if (width === 0 || getComputedStyle(element).visibility === "hidden") continue;
      const isLeaf = element.childElementCount === 0 || element.matches("a, button, input");
      if (isLeaf && (right > clientWidth + 1 || left < -1) && !scrolls(element))
        note("beside the window", element);
      // A chart measures its labels far above.
      const isMeasured = element.closest("[aria-hidden=true]") !== null;
      if (isLeaf && top < -1 && window.scrollY === 0 && !isMeasured && !scrolls(element))
        note("above the window", element);
      const cell = element.closest("td, th");
      // On cards there is no next one.
      const isInTable = cell && getComputedStyle(cell).display === "table-cell";
      if (isInTable && element.childElementCount === 0 && right > cell.getBoundingClientRect().right + 2)
        note("beyond its cell", element);
      const isOver = element.textContent?.trim() && element.scrollWidth > element.clientWidth + 2;
      if (element.matches("button, a.button") && isOver) note("over its edge", element);
      const box = element.matches("button, a.button") && boxAround(element)?.getBoundingClientRect();
      if (box && (right > box.right + 1 || left < box.left - 1)) note("out of its box", element);
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element);
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none" || !element.textContent?.trim()) continue;
      const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
      // The border box of what is cut is what is seen of it.
      const isCut =
        (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1);
      if (isCut) note("cut", element);
    }
    return lost;
  });
