import { coveredFocus } from "./support/covered-focus";
import { untilItRuns } from "./support/page-runs";
import { expect, test } from "./with-service";

/** 1440 px at 200 %, a phone, and the smallest one. */
const windows = [
  { width: 720, height: 450 },
  { width: 390, height: 844 },
  { width: 320, height: 568 },
] as const;

const stops = 45;

test("what has the focus is never behind what lies over the window’s foot", async ({
  page,
  member,
  takeSession,
  shortlist,
}) => {
  test.slow();
  await takeSession(member("recruiter"));
  type Listed = { assessments: { id: number; candidate?: { id: string } }[] };
  const listed = async (): Promise<Listed> =>
    (await page.request.get("/api/assessments?status=recommended&limit=3")).json();
  // Names are read after the list.
  await expect.poll(async () => (await listed()).assessments.every(({ candidate }) => candidate)).toBe(true);
  const { assessments } = await listed();
  const ids = assessments.map(({ id }) => id);
  const made = await page.request.post("/api/shortlists", {
    headers: { origin: shortlist.url },
    data: { name: "For the hiring manager", assessments: ids },
  });
  const { id: listId } = (await made.json()).shortlist;
  const screens = [
    "/assessments?queue=to_decide",
    `/assessments/${ids[0]}`,
    `/candidates/${assessments[0]?.candidate?.id}`,
    `/compare?ids=${ids}`,
    `/shortlists/${listId}`,
    `/shortlists/${listId}/read`,
    "/insights",
  ];
  for (const screen of screens) {
    await page.goto(screen);
    await untilItRuns(page.getByRole("heading", { level: 1 }));
    for (const size of windows) {
      await test.step(`${screen} at ${size.width} × ${size.height}`, async () => {
        await page.setViewportSize(size);
        expect.soft(await coveredFocus(page, stops), `${screen} at ${size.width}`).toEqual([]);
      });
    }
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
