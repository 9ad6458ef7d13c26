import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { readColumns, readPlaces, readTable } from "./support/read-table";

/** A table, one with fewer columns, cards, cards on a phone. */
const widths = [1440, 1024, 640, 390] as const;

/** Of the rows in sight: where others are left out, the first cell says how many and the others say nothing. */
async function unlikeTheHead(page: Page): Promise<unknown[]> {
  const [head = [], ...rows] = await readTable(page);
  const wanted = head.map(({ name }) => (name === "Candidate" ? "rowheader" : "cell"));
  const unlike = rows.filter(
    (row) => row.slice(1).some(({ name }) => name) && row.map(({ role }) => role).join() !== wanted.join(),
  );
  const places = await readPlaces(page);
  const misnumbered = (await readColumns(page)).filter((own) => own !== places);
  const isRead = rows.length > 5 && wanted.includes("rowheader");
  return isRead ? [...unlike, ...misnumbered] : ["no rows"];
}

/** Of the room that rows outside the document leave: whether there is some, and all of it is there. */
const areGapsThere = (page: Page) =>
  page.locator("tbody > tr:not([data-index])").evaluateAll((gaps) => {
    const heights = gaps.map((gap) => [
      gap.getBoundingClientRect().height,
      Number.parseFloat(gap.style.height),
    ]);
    return heights.length > 0 && heights.every(([shown = 0, wanted]) => Math.abs(shown - (wanted ?? 0)) < 1);
  });

test("in every layout each value stands under its column’s name, and each row is its candidate’s", {
  tag: "@story",
}, async ({ page, member, takeSession }) => {
  await takeSession(member("recruiter"));
  await page.goto("/assessments?queue=all");
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => unlikeTheHead(page), `at ${width} px`).toEqual([]);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2 }));
    await expect.poll(() => areGapsThere(page), `at ${width} px`).toBe(true);
    await page.evaluate(() => window.scrollTo({ top: 0 }));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("[data-row-link]").nth(2).press("Enter");
  await expect(page.locator("h2:focus")).toBeVisible();
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => unlikeTheHead(page), `beside the panel at ${width} px`).toEqual([]);
  }
});
