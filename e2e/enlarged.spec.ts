import { chromiumFlags, findTestChromium } from "../scripts/find-chromium";
import { expect, test } from "./fixtures";
import { lostParts } from "./support/lost-parts";
import { mainScreens } from "./support/main-screens";

// The browser’s font size is doubled; widths in rem follow it.
test.use({
  launchOptions: {
    executablePath: findTestChromium(process.env),
    args: [...chromiumFlags(process.getuid?.() === 0), "--blink-settings=defaultFontSize=32"],
  },
});

test("with letters of twice the size nothing is cut off or beside the window", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("administrator"));
  for (const screen of await mainScreens(page.request, shortlist.url)) {
    await test.step(screen, async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => lostParts(page), `${screen} at ${width} px`).toEqual([]);
      }
    });
  }
});
