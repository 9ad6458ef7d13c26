import type { Page } from "@playwright/test";

type Recorded = { announced: string[] };

/**
 * Writes down what every live region of the page says from its next load on, as a screen reader is told: a text that
 * comes into a region which was there before, or an alert with its text. What is hidden from screen readers isn’t told.
 */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const regions = "[role='status'], [role='alert'], [role='log'], [aria-live]:not([aria-live='off'])";
    const last = new WeakMap<Element, string>();
    /** What is read out of it; a button in it says its own name. */
    const textOf = (region: Element): string =>
      (region.closest("[aria-hidden='true'], [inert]") ? "" : (region.textContent ?? "")).trim();
    function listen(): void {
      for (const region of document.querySelectorAll(regions)) {
        const text = textOf(region);
        const before = last.get(region);
        last.set(region, text);
        // A polite one that comes with its text is read by few.
        if (before === undefined && region.getAttribute("role") !== "alert") continue;
        if (text && text !== before) announced.push(text);
      }
    }
    document.addEventListener("DOMContentLoaded", () => {
      listen();
      new MutationObserver(listen).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ["role", "aria-live", "aria-hidden", "inert"],
      });
    });
  });

/** In the order in which it was said. */
export const readAnnounced = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Recorded).announced);
