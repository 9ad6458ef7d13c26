import { test as sandboxTest } from "./fixtures";
import { coveredFocus } from "./support/covered-focus";
import { mainScreens } from "./support/main-screens";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

const stops = 30;

/** A large and a small desktop, a phone on its side, and 1280 px at 200 % and at 400 %. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 640, height: 400 },
  { width: 320, height: 256 },
];

// The sandbox’s band is one of the things that lie over a page.
for (const size of sizes) {
  sandboxTest(
    `at ${size.width} × ${size.height} what has the focus is in sight, whichever way one walks`,
    async ({ page, member, takeSession, shortlist }) => {
      sandboxTest.slow();
      await takeSession(member("administrator"));
      await page.setViewportSize(size);
      for (const screen of await mainScreens(page.request, shortlist.url)) {
        await page.goto(screen);
        await untilItRuns(page.getByRole("heading", { level: 1 }));
        const isList = screen.startsWith("/assessments?");
        expect.soft(await coveredFocus(page, isList ? 160 : 60), screen).toEqual([]);
      }
    },
  );
}

test("beside a panel, no row with the focus is behind it", async ({ page, member, takeSession }) => {
  await takeSession(member("administrator"));
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.locator("[data-row-link]").nth(2).press("Enter");
  await expect(page.locator("h2:focus")).toBeVisible();
  expect(await coveredFocus(page, stops)).toEqual([]);
});

test("at 400 % each row’s link is in sight, whichever key leads there", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.setViewportSize({ width: 320, height: 256 });
  // Their cards are taller than what the bars leave of the window.
  await page.goto("/assessments?queue=to_decide");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const focused = page.locator("[data-row-link]:focus");
  const isCovered = () =>
    focused.evaluate((link) => {
      const { x, y, height } = link.getBoundingClientRect();
      return !link.contains(document.elementFromPoint(x + 4, y + height / 2));
    });
  for (const key of ["j", "j", "k", "j", "j", "j", "k", "k", "j", "k"]) {
    await page.keyboard.press(key);
    await expect(focused).toHaveCount(1);
    await expect.poll(isCovered).toBe(false);
  }
});

test("what comes up at the foot doesn’t lie on the row with the focus, and walking through it moves no list", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  for (let at = 0; at < 9; at += 1)
    await invite({ email: `c${at}.${mark}@example.com`, firstName: `Cand${at}`, lastName: mark });
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  for (let at = 0; at < 5; at += 1) await page.keyboard.press("j");
  const row = page.locator("tr:focus-within");
  await expect(row).toHaveCount(1);
  await page.keyboard.press("x");
  const bar = page.getByRole("region", { name: "Selected assessments" });
  await expect(bar).toBeVisible();
  const overlap = async () => {
    const link = await row.locator("[data-row-link]").boundingBox();
    const dock = await bar.boundingBox();
    return (link?.y ?? 0) + (link?.height ?? 0) - (dock?.y ?? 0);
  };
  await expect.poll(overlap).toBeLessThanOrEqual(0);
  await bar.getByRole("button").first().focus();
  const scrolled = () => page.evaluate(() => window.scrollY);
  const before = await scrolled();
  for (let at = 0; at < 3; at += 1) {
    await page.keyboard.press("Tab");
    expect(await scrolled()).toBe(before);
  }
});

test("at 400 % one says why one decided, and sees the field that one types in", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await invite({ email: `why.${mark}@example.com` });
  await page.setViewportSize({ width: 360, height: 225 });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("j");
  await expect(page.locator("tr:focus-within")).toHaveCount(1);
  await page.keyboard.press("h");
  await page.getByRole("button", { name: "Add a reason" }).click();
  const form = page.getByRole("form", { name: "Reason" });
  await expect(form).toBeVisible();
  for (const field of [form.getByRole("textbox"), form.getByRole("button", { name: "Save reason" })]) {
    await field.focus();
    const isOnTop = () =>
      field.evaluate((it) => {
        const { left, top, width, height } = it.getBoundingClientRect();
        return it.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
  }
});

sandboxTest(
  "the whole result of the row with the focus covers others until Escape, which does nothing else then",
  async ({ page, member, takeSession }) => {
    await takeSession(member("recruiter"));
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/assessments?queue=to_decide");
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    const row = page.locator("tr:focus-within");
    const cut = row.locator("[data-cut]");
    await expect
      .poll(async () => {
        await page.keyboard.press("j");
        return cut.count();
      })
      .toBe(1);
    const whole = () =>
      row.locator("[data-said]").evaluate((said) => {
        const over = said.parentElement && getComputedStyle(said.parentElement, "::after").content;
        return over !== "none";
      });
    expect(await whole()).toBe(true);
    await page.keyboard.press("x");
    const selected = page.getByRole("region", { name: "Selected assessments" });
    await expect(selected).toBeVisible();
    await page.keyboard.press("Escape");
    await expect.poll(whole).toBe(false);
    await expect(selected).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(selected).toHaveCount(0);
    await expect(row.locator("[data-row-link]")).toBeFocused();
  },
);
