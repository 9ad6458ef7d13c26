import type { Page } from "@playwright/test";

/** What is on its way in or out has arrived. Half of a popup isn’t what anybody is left with. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
  });
