import type { Locator } from "@playwright/test";
import { type Colour, contrast } from "@/components/ui/testing-contrast";
import { expect, test } from "./fixtures";
import { faintTexts } from "./support/faint-texts";
import { lostParts, spaceOut } from "./support/lost-parts";
import { mainScreens } from "./support/main-screens";
import { untilItRuns } from "./support/page-runs";
import { standStill } from "./support/stand-still";

test("on every screen each text can be read in both themes, also with the letters wide apart, and the title says where one is", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("administrator"));
  for (const screen of await mainScreens(page.request, shortlist.url)) {
    await test.step(screen, async () => {
      // High enough for most of it.
      await page.setViewportSize({ width: 1280, height: 1600 });
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await page.title()).toMatch(/^(?!Shortlist$).+ · Shortlist$/);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await standStill(page);
        await expect.poll(() => faintTexts(page), `${screen} in the ${colorScheme} theme`).toEqual([]);
      }
      await spaceOut(page);
      await expect.poll(() => lostParts(page), `${screen} with wide spacing`).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(() => lostParts(page), `${screen} with wide spacing on a phone`).toEqual([]);
    });
  }
});

test("in both themes a switch’s thumb, a chosen segment and what is highlighted stand out", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.goto("/settings/profile");
  const flips = page.getByRole("switch").first();
  await untilItRuns(flips);
  const chosen = page.getByRole("radiogroup", { name: "Theme" }).getByRole("radio", { checked: true });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const _ of ["as it was", "the other way"]) {
      await standStill(page);
      const track = await colourOf(flips, "backgroundColor");
      expect(
        contrast(await colourOf(flips.locator("> span"), "backgroundColor"), track),
      ).toBeGreaterThanOrEqual(3);
      await flips.click();
    }
    const around = await colourOf(chosen.locator(".."), "backgroundColor");
    expect(contrast(await colourOf(chosen, "borderTopColor"), around)).toBeGreaterThanOrEqual(3);
    await page.keyboard.press("Control+k");
    await expect(page.getByRole("option").first()).toBeVisible();
    await standStill(page);
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => faintTexts(page), `the palette in the ${colorScheme} theme`).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

const colourOf = async (it: Locator, property: "backgroundColor" | "borderTopColor"): Promise<Colour> => {
  const written = await it.evaluate((drawn, name) => getComputedStyle(drawn)[name], property);
  return written.match(/[\d.]+/g)?.map(Number) ?? [];
};
