import type { Page } from "@playwright/test";

/**
 * Counts what a person does from now on, as long as the document stays: each press, and each key that isn't held for
 * another; what is typed into a field in one go is one. @returns how many there were.
 */
export async function countInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { interactions: number };
    counted.interactions = 0;
    let typedInto: EventTarget | null = null;
    window.addEventListener("pointerdown", () => (counted.interactions += 1), { capture: true });
    window.addEventListener(
      "keydown",
      ({ key, target }) => {
        if (["Alt", "Control", "Meta", "Shift"].includes(key)) return;
        const isText = key.length === 1 && target instanceof Element && target.matches("input, textarea");
        if (!isText || typedInto !== target) counted.interactions += 1;
        typedInto = isText ? target : null;
      },
      { capture: true },
    );
  });
  return () => page.evaluate(() => (window as unknown as { interactions: number }).interactions);
}
