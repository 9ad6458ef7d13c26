import type { Page } from "@playwright/test";

/**
 * Each link, button and field that answers to less than 24 by 24 px, with what it does answer to. A point that another
 * target covers isn’t its own, so overlaps count as well.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const leastPx = 24;
    const enoughPx = 60;
    const isForScreenReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== "none" || isForScreenReaders(element.parentElement));
    const targets = document.querySelectorAll<HTMLElement>(
      "a[href], button, input, select, textarea, summary",
    );
    return [...targets].flatMap((target) => {
      if (target.closest("[aria-hidden='true'], [inert]") || !target.checkVisibility()) return [];
      if (isForScreenReaders(target)) return [];
      target.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isOwn = (at: Element | null) =>
        target.contains(at) || (at?.closest("label") ?? undefined)?.control === target;
      const reach = (towardsX: number, towardsY: number) => {
        let px = 0;
        while (px < enoughPx && isOwn(document.elementFromPoint(x + px * towardsX, y + px * towardsY)))
          px += 1;
        return px;
      };
      const wide = reach(1, 0) + reach(-1, 0);
      const high = reach(0, 1) + reach(0, -1);
      if (wide >= leastPx && high >= leastPx) return [];
      return [`${target.getAttribute("aria-label") ?? target.textContent}: ${wide} × ${high}`];
    });
  });
