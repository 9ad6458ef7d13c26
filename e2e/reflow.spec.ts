import { expect, test } from "./fixtures";
import { makeImports } from "./support/make-imports";

/** 1280 px at 200 %, and at 400 %: who enlarges a page has it open already. */
const widths = [640, 320] as const;

test("at 320 px and at 200 % nothing is lost or scrolls sideways, and one can skip to the content", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  await takeSession(member("administrator"));
  const { assessments } = await (
    await page.request.get("/api/assessments?status=recommended&limit=2")
  ).json();
  const [{ id, candidate }, other] = assessments;
  const made = await page.request.post("/api/shortlists", {
    headers: { origin: shortlist.url },
    data: { name: "For the hiring manager", assessments: [id, other.id] },
  });
  const { id: listId } = (await made.json()).shortlist;
  const { draft, done } = await makeImports(page.request, shortlist.url);
  const screens = [
    "/assessments",
    `/assessments/${id}`,
    "/assessments/new",
    `/candidates/${candidate.id}`,
    `/compare?ids=${id},${other.id}`,
    "/shortlists",
    `/shortlists/${listId}`,
    `/shortlists/${listId}/read`,
    "/interviews",
    "/imports",
    `/imports/${draft}`,
    `/imports/${done}`,
    "/insights",
    "/settings/profile",
    "/settings/people",
    "/settings/templates",
    "/settings/connection",
    "/settings/log",
  ];
  const outside = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return [];
      return [...document.querySelectorAll("main *")]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120));
    });
  for (const screen of screens) {
    await page.setViewportSize({ width: widths[0], height: 640 });
    await page.goto(screen);
    for (const width of widths) {
      await test.step(`${screen} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 640 });
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expect(page.getByRole("main")).toHaveCount(1);
        await expect.poll(outside).toEqual([]);
      });
    }
  }

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  for (const landmark of [
    page.getByRole("banner"),
    page.getByRole("navigation", { name: "Main" }).first(),
    page.getByRole("main"),
  ]) {
    await expect(landmark).toBeVisible();
  }
});

test("on a low screen a menu with more than fits scrolls, and its first entry is in sight", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.setViewportSize({ width: 390, height: 420 });
  await page.goto("/assessments?status=recommended");
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button", { name: /^More: / }).click();
  const menu = page.getByRole("menu");
  const entries = menu.getByRole("menuitem");
  await expect(entries.nth(6)).toBeAttached();
  const box = () => menu.evaluate((element) => element.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await box()).top).toBeGreaterThanOrEqual(0);
  expect((await box()).bottom).toBeLessThanOrEqual(420);
  for (const end of [entries.first(), entries.last()]) {
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport({ ratio: 1 });
  }
});

test("at 400 % each filter is as narrow as the row that it scrolls in", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/assessments?queue=all");
  const filter = page.getByRole("combobox", { name: "Filter by interview" });
  await expect(filter).toBeVisible();
  const { strip, widest } = await filter.evaluate(({ parentElement: row }) => ({
    strip: row?.clientWidth ?? 0,
    widest: Math.max(...[...(row?.children ?? [])].map((one) => one.getBoundingClientRect().width)),
  }));
  expect(widest).toBeLessThanOrEqual(strip);
});
