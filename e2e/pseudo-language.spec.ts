import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { en } from "@/lib/i18n/messages/en";
import { pseudoText, pseudoTexts } from "@/lib/i18n/testing-pseudo";
import { expect, test } from "./fixtures";
import { mainScreens } from "./support/main-screens";
import { pseudoFindings } from "./support/pseudo-findings";

// A dashboard of its own: no other test could read its texts.
test.use({
  alone: true,
  env: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(path.join(tmpdir(), "shortlist-pseudo-"));
    const file = path.join(folder, "texts.json");
    writeFileSync(file, JSON.stringify(pseudoTexts(en)));
    await use({ TEXTS_FROM: file });
    rmSync(folder, { recursive: true, force: true });
  },
});

const widths = [1440, 1024, 390, 320] as const;

test("in a language that is 40 % longer nothing is cut off, and nothing stays in English", async ({
  page,
  member,
  takeSession,
  shortlist,
}, info) => {
  const administrator = await member("administrator");
  await page.goto("/sign-in");
  await expect(page.getByRole("button", { name: pseudoText(en.common.signIn) })).toBeVisible();
  await takeSession(administrator);
  /** Each once, with where it was seen first. */
  const found: Record<string, string> = {};
  const screens = await mainScreens(page.request, shortlist.url);
  for (const screen of screens) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      if (width === widths[0]) await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      for (const finding of await page.evaluate(pseudoFindings))
        found[finding] ??= `${screen} at ${width} px`;
      const name = `${screens.indexOf(screen)}-${width}.png`;
      await page.screenshot({ path: info.outputPath(name), fullPage: width !== 1440 });
    }
  }
  expect(found).toEqual({});
});
