import type { Page } from "@playwright/test";
import { type Service, serviceKey } from "./support/start-service";
import { test as base, expect } from "./with-service";

/** The service rests from a list of so many: nine times as long as it took. */
const whenPolledMs = 60_000;

type Recorded = { id: number; state: string };

const recorded = async (service: Service): Promise<Recorded[]> =>
  (await (await fetch(`${service.origin}/__control/assessments`)).json()) as Recorded[];

async function complete(service: Service, assessmentId: number): Promise<void> {
  await fetch(`${service.origin}/__control/complete`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ assessmentId, recommended: true }),
  });
}

/** Somebody invites a candidate, and not by Shortlist. */
async function makeElsewhere(service: Service, email: string): Promise<void> {
  const [interview] = (await (
    await fetch(`${service.url}/interviews?api_key=${encodeURIComponent(serviceKey)}`)
  ).json()) as { id: number }[];
  const answer = await fetch(`${service.url}/assessments`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      api_key: serviceKey,
      interview_id: interview?.id,
      candidate: { email },
      suppress_candidate_email: true,
    }),
  });
  expect(answer.ok).toBe(true);
}

/** The row with the focus, counted from 1. */
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const index = document.activeElement?.closest("tr")?.getAttribute("aria-rowindex");
    return index ? Number(index) - 1 : undefined;
  });

const table = (page: Page) => page.getByRole("table", { name: "Assessments" });
const rowNumber = (page: Page, number: number) => page.locator(`tr[aria-rowindex="${number + 1}"]`);

/** Everything is there: before, what is in sight may still be moved by what arrives. */
async function whole(page: Page, rows: number): Promise<void> {
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(rows + 1), { timeout: 90_000 });
  // It counts seconds once the browser runs the page.
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
}

/** How many rows there are: five thousand, and those that a test before has added. All of them are in the open table. */
const test = base.extend<{ rows: number }>({
  rows: async ({ page, service, member, takeSession }, use) => {
    await takeSession(member("recruiter"));
    const rows = (await recorded(service)).length;
    await expect
      .poll(
        async () => {
          // A connection kept from before may just have been closed: the next look opens another.
          const answer = await page.request.get("/api/assessments?limit=1").catch(() => undefined);
          return (await answer?.json())?.total;
        },
        { timeout: 60_000 },
      )
      .toBe(rows);
    await page.goto("/assessments?queue=all");
    await whole(page, rows);
    await use(rows);
  },
});
test.use({ assessments: 5_000 });

test("a recruiter reaches the last of 5,000 rows by key and by scroll bar, and comes back to it", async ({
  page,
  rows,
  expectAccessible,
}) => {
  await page.keyboard.press("End");
  await expect.poll(() => focusedRow(page)).toBe(rows);
  await expect(rowNumber(page, rows)).toBeInViewport();
  await page.keyboard.press("k");
  await expect.poll(() => focusedRow(page)).toBe(rows - 1);
  await page.keyboard.press("Home");
  await expect.poll(() => focusedRow(page)).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(rowNumber(page, rows).getByRole("link").first()).toBeInViewport();
  // The row with the focus is far away, and still has it.
  expect(await focusedRow(page)).toBe(1);
  await expectAccessible();

  await rowNumber(page, rows - 3)
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/\/assessments\/\d+\?queue=all$/);
  await page.goBack();
  await expect(rowNumber(page, rows - 3)).toBeInViewport();
});

test("who walks on before the frame is drawn isn’t scrolled back", async ({ page, rows }) => {
  await page.keyboard.press("End");
  await expect.poll(() => focusedRow(page)).toBe(rows);
  // A frame that is late: it is drawn when the next key has scrolled, before the rows there are.
  await page.evaluate(() => {
    const { requestAnimationFrame, scrollTo } = window;
    const late: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => late.push(callback);
    window.scrollTo = ((options: ScrollToOptions) => {
      scrollTo(options);
      Object.assign(window, { requestAnimationFrame, scrollTo });
      for (const callback of late) callback(performance.now());
    }) as typeof scrollTo;
  });
  await page.keyboard.press("k");
  await expect.poll(() => focusedRow(page)).toBe(rows - 1);
  await page.keyboard.press("Home");
  await expect.poll(() => focusedRow(page)).toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("j and k walk over the edge of what is loaded", async ({ page, rows }) => {
  expect(rows).toBeGreaterThan(104);
  for (let row = 1; row <= 104; row += 1) await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe(104);
  await expect(rowNumber(page, 104)).toBeInViewport();
  for (let row = 1; row <= 8; row += 1) await page.keyboard.press("k");
  await expect.poll(() => focusedRow(page)).toBe(96);
});

test("a page that can’t be loaded says so in its place, until it can", async ({
  page,
  rows,
  allowedErrors,
  expectAccessible,
}) => {
  expect(rows).toBeGreaterThan(305);
  allowedErrors.push(/status of 500/);
  let isBroken = true;
  // By where the page before it ended, or by its own place while the list is still settling.
  await page.route(/\/api\/assessments\?.*(cursor=|offset=100&)/, (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  const to = (row: number) => page.evaluate((top) => window.scrollTo(0, top), row * 46);
  const sentence = page.getByText("Rows 101 to 200 couldn’t be loaded.");
  await to(130);
  await expect(sentence).toBeInViewport();
  await expectAccessible();
  await to(300);
  await expect(rowNumber(page, 305).getByRole("link").first()).toBeVisible();
  await to(60);
  await expect(rowNumber(page, 70).getByRole("link").first()).toBeVisible();
  await to(130);
  // A key takes its place from what is drawn.
  await expect(sentence).toBeInViewport();
  await page.keyboard.press("j");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();

  isBroken = false;
  await page.keyboard.press("Enter");
  await expect(rowNumber(page, 131).getByRole("link").first()).toBeVisible();
  await expect(sentence).toBeHidden();
  // The button is gone; the first row in sight has the focus.
  await expect(page.locator("tr:focus-within")).toBeInViewport();
  const focused = await focusedRow(page);
  await page.keyboard.press("j");
  await expect.poll(() => focusedRow(page)).toBe(Number(focused) + 1);
});

test("where more rows fit than came with the page, what couldn’t be loaded is said below them, until it is there", async ({
  page,
  rows,
  allowedErrors,
  expectAccessible,
}) => {
  expect(rows).toBeGreaterThan(100);
  allowedErrors.push(/status of 500/);
  await page.setViewportSize({ width: 1440, height: 1600 });
  let isBroken = true;
  await page.route("**/api/assessments?*", (route) =>
    isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await page.reload();
  const sentence = page.getByText("Rows 21 to 100 couldn’t be loaded.");
  await expect(sentence).toBeInViewport();
  await expect(rowNumber(page, 20).getByRole("link").first()).toBeVisible();
  await expectAccessible();
  isBroken = false;
  // The page may be asking again by itself: then the press has nothing to do.
  await page.getByRole("button", { name: "Try again" }).dispatchEvent("click");
  await expect(rowNumber(page, 21).getByRole("link").first()).toBeVisible();
  await expect(sentence).toHaveCount(0);
});

test("rows that leave a tab while it is read take no others with them", async ({ page, service, rows }) => {
  expect(rows).toBeGreaterThan(200);
  const listed = await (await page.request.get("/api/assessments?status=pending&limit=200")).json();
  const ids: number[] = listed.assessments.map(({ id }: { id: number }) => id);
  // The first answer to this visit comes whole, without what has left by then.
  const settled = page.waitForResponse((response) =>
    /\/api\/assessments\?.*status=pending/.test(response.url()),
  );
  await page.goto("/assessments?status=pending");
  await settled;
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const rowOf = (id: number) =>
    page.locator("tbody tr").filter({ has: page.locator(`a[href="/assessments/${id}"]`) });
  await expect(rowOf(ids[0] ?? 0)).toBeVisible();
  const leaving = ids.slice(2, 5);
  for (const id of leaving) await complete(service, id);
  for (const id of leaving)
    await expect(rowOf(id).getByText("Recommended", { exact: true })).toBeVisible({ timeout: whenPolledMs });

  await page.evaluate((top) => window.scrollTo(0, top), 90 * 46);
  await expect(rowNumber(page, 110).getByRole("link").first()).toBeVisible();
  const shown = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      rowNumber(page, 91 + at)
        .locator("[data-row-link]")
        .getAttribute("href"),
    ),
  );
  expect(shown).toEqual(ids.slice(90, 110).map((id) => `/assessments/${id}`));
});

test("the search narrows all rows, says how many it found, and begins at the top", async ({ page, rows }) => {
  await page.evaluate(() => window.scrollTo(0, 40_000));
  await expect(rowNumber(page, 880).getByRole("link").first()).toBeVisible();
  await page.reload();
  await whole(page, rows);
  await expect(rowNumber(page, 880).getByRole("link").first()).toBeVisible();
  const { assessments } = await (
    await page.request.get("/api/assessments?status=recommended&limit=1")
  ).json();
  await page.keyboard.press("/");
  await page.keyboard.type(String(assessments[0].id));
  await expect(page.getByText(/\d found$/)).toBeVisible();
  await expect(rowNumber(page, 1)).toBeInViewport();
  await page.keyboard.press("Escape");
  await whole(page, rows);
});

test("all rows that match are one download away", async ({ page, rows }) => {
  const download = page.waitForEvent("download");
  const name = `Export ${rows.toLocaleString("en-GB")} rows as CSV`;
  await page.getByRole("link", { name, exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^assessments-.*\.csv$/);
});

test("deep in the list a row changes in place, what is new waits, and the focus stays", async ({
  page,
  service,
  rows,
  mark,
}) => {
  // Hundreds of names that are read at once have the whole list change.
  const isIdentifying = async () =>
    Boolean((await (await page.request.get("/api/assessments?limit=1")).json()).sync.identifying);
  await expect.poll(isIdentifying, { timeout: 120_000 }).toBe(false);
  await page.reload();
  await whole(page, rows);
  await page.keyboard.press("End");
  await expect.poll(() => focusedRow(page)).toBe(rows);
  const offset = await page.evaluate(() => window.scrollY);
  const links = await page
    .locator("tbody tr[aria-rowindex] [data-row-link]")
    .evaluateAll((all) => all.map((link) => Number(link.getAttribute("href")?.split("/").at(-1))));
  const pending = (await recorded(service)).find(
    ({ id, state }) => state === "pending" && links.includes(id),
  );
  if (!pending) throw new Error("No pending row is in sight.");
  const row = page.locator("tbody tr").filter({ has: page.locator(`a[href="/assessments/${pending.id}"]`) });
  const place = await row.getAttribute("aria-rowindex");

  await complete(service, pending.id);
  await expect(row).toHaveAttribute("data-changed", "true", { timeout: whenPolledMs });
  await expect(row.getByText("Recommended", { exact: true })).toBeVisible();
  await expect(row).toHaveAttribute("aria-rowindex", place ?? "");

  await makeElsewhere(service, `${mark}@example.com`);
  const pill = page.getByRole("button", { name: "1 new" });
  await expect(pill).toBeVisible({ timeout: whenPolledMs });
  expect(await page.evaluate(() => window.scrollY)).toBe(offset);
  expect(await focusedRow(page)).toBe(rows);

  await pill.click();
  await expect(table(page)).toHaveAttribute("aria-rowcount", String(rows + 2));
  await expect(rowNumber(page, 1)).toHaveAttribute("data-changed", "true");
  await expect(rowNumber(page, 1)).toBeInViewport();
  await expect(pill).toBeHidden();
});
