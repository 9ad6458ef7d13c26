import { expect, test } from "./fixtures";
import { brokenWords } from "./support/broken-words";
import { lostParts, spaceOut } from "./support/lost-parts";
import { mainScreens } from "./support/main-screens";

test.use({ locale: "de-DE" });

test("at 320 px no German word goes on in the next line without a hyphen, and nothing is cut or out of its box", async ({
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
  const { assessments } = await (
    await page.request.get("/api/assessments?status=recommended&limit=4")
  ).json();
  const four = `/compare?ids=${assessments.map(({ id }: { id: number }) => id).join(",")}`;
  for (const screen of [...(await mainScreens(page.request, shortlist.url)), four]) {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(screen);
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    const words = await page.evaluate(brokenWords);
    const lost = await lostParts(page);
    await spaceOut(page);
    await page.setViewportSize({ width: 360, height: 640 });
    const spacedOut = await lostParts(page);
    await page.setViewportSize({ width: 320, height: 568 });
    const places = page.locator("[data-bar] span");
    const dotted = await places.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => `dotted: ${one.textContent}`),
    );
    spacedOut.push(...dotted);
    const all = [...words, ...lost, ...spacedOut.map((it) => `with wide spacing ${it}`)];
    if (all.length > 0) found[screen] = all;
  }
  expect(found).toEqual({});
});
