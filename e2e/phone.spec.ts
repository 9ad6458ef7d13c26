import type { Locator, Page } from "@playwright/test";
import { de } from "@/lib/i18n/messages/de";
import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onItsSide = { ...upright, viewport: { width: 844, height: 390 } };

const cards = (page: Page) => page.locator("tbody tr[data-index]");
const bar = (page: Page) => page.getByRole("region", { name: "Selected assessments" });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It isn’t drawn.");
  return box;
}

/** A finger that stays for so long. */
async function rest(page: Page, element: Locator, ms: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(ms);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("upright", () => {
  test.use(upright);

  test("the list begins high up, the filters are one row, and search and the main act are within a thumb’s reach", async ({
    page,
    member,
    signIn,
    expectAccessible,
  }) => {
    await signIn(member("recruiter"));
    const first = cards(page).first();
    await untilItRuns(first);
    await expect(page.getByRole("button", { name: /pending for more than/ })).toBeVisible();
    expect((await boxOf(first)).y).toBeLessThanOrEqual(200);

    const filters = ["Filters", "Select", "Display"].map((name) => page.getByRole("button", { name }));
    const row = [page.getByRole("combobox", { name: "Filter by interview" }), ...filters];
    const tops = await Promise.all(row.map(async (it) => (await boxOf(it)).y));
    expect(new Set(tops).size).toBe(1);
    for (const one of filters) expect((await boxOf(one)).width).toBeGreaterThan(60);

    const search = page.getByRole("textbox", { name: "Search assessments" });
    const create = page.getByRole("link", { name: "New assessment" });
    for (const one of [search, create]) expect((await boxOf(one)).y).toBeGreaterThan(844 / 2);
    await expectAccessible();
    // Also where the list is short, and where it is scrolled.
    const place = await boxOf(search);
    await page.evaluate(() => window.scrollTo(0, 900));
    expect(await boxOf(search)).toEqual(place);
    await search.fill("nobody of that name");
    await expect(page.getByText("0 found")).toBeVisible();
    expect((await boxOf(search)).y).toBe(place.y);
    await expect(page).toHaveURL(/q=nobody/);
    await create.tap();
    await expect(page).toHaveURL(/\/assessments\/new$/);
  });

  test("choosing is a mode: a button or a finger that rests begins it, and a tap on a card chooses it", async ({
    page,
    member,
    signIn,
    expectAccessible,
  }) => {
    await signIn(member("recruiter"));
    const [first, second, third] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
    await untilItRuns(first);
    const boxes = page.getByRole("checkbox");
    await expect(boxes).toHaveCount(0);
    const select = page.getByRole("button", { name: "Select", exact: true });
    await select.tap();
    await expect(select).toHaveAttribute("aria-pressed", "true");
    await expect(first.getByRole("checkbox")).toBeVisible();
    await second.tap();
    await expect(bar(page).getByText("1 selected", { exact: true })).toBeVisible();
    await expect(second.getByRole("checkbox")).toBeChecked();
    await expectAccessible();
    await bar(page).getByRole("button", { name: "Clear selection" }).tap();
    await expect(boxes).toHaveCount(0);

    await expect(async () => {
      await rest(page, second, 700);
      await expect(second.getByRole("checkbox")).toBeChecked({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    await first.tap();
    await expect(bar(page).getByText("2 selected", { exact: true })).toBeVisible();
    await select.tap();
    await expect(bar(page)).toHaveCount(0);
    await expect(boxes).toHaveCount(0);
    // A tap opens a card again.
    await third.locator("[data-row-link]").tap();
    await expect(page).toHaveURL(/\/assessments\/\d+/);
  });
});

test.describe("on its side", () => {
  test.use({ ...onItsSide, locale: "de-DE" });

  test("a phone on its side has its search and filters in one line, and whole names", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await page.goto("/assessments?queue=all");
    await untilItRuns(cards(page).first());
    const { searchLabel, filterInterview, export: file } = de.table;
    const row = [
      page.getByRole("textbox", { name: searchLabel }),
      page.getByRole("combobox", { name: filterInterview }),
      page.getByRole("button", { name: de.selection.mode, exact: true }),
      page.getByRole("link", { name: new RegExp(`^${file}|exportieren$`) }),
    ];
    const tops = await Promise.all(row.map(async (it) => Math.round((await boxOf(it)).y)));
    expect(new Set(tops).size).toBe(1);
    expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(220);
    const cut = (names: Element[]) => names.filter((it) => it.scrollWidth > it.clientWidth).length;
    expect(await page.locator("[data-row-link]").evaluateAll(cut)).toBe(0);
  });
});
