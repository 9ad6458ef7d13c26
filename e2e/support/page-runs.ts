import { expect, type Locator } from "@playwright/test";

/** React has taken over what the server drew there: before, nobody hears a press. */
export async function untilItRuns(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((drawn) => Object.keys(drawn).some((key) => key.startsWith("__reactProps$"))),
    )
    .toBe(true);
}
