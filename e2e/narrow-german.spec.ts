import { expect, test } from "./fixtures";
import { brokenWords } from "./support/broken-words";
import { mainScreens } from "./support/main-screens";

test.use({ locale: "de-DE" });

test("at 320 px no German word goes on in the next line without a hyphen", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("administrator"));
  // As it is in a browser that has no German hyphenation.
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { hyphens: manual !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  const found: Record<string, string[]> = {};
  await page.setViewportSize({ width: 320, height: 568 });
  for (const screen of await mainScreens(page.request, shortlist.url)) {
    await page.goto(screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const words = await page.evaluate(brokenWords);
    if (words.length > 0) found[screen] = words;
  }
  expect(found).toEqual({});
});
