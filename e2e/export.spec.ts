import { type ClientRequest, get } from "node:http";
import { expect, test } from "./fixtures";
import { addManyRows, manyRows } from "./support/many-rows";

test.describe("of very many rows", () => {
  test.use({ alone: true });

  test("whoever has three exports under way is told so in place, in their language, until one is given up", async ({
    page,
    context,
    shortlist,
    member,
    takeSession,
    allowedErrors,
  }) => {
    allowedErrors.push(/429/);
    await takeSession(member("administrator"));
    // Both ends of a connection hold some megabytes each.
    await addManyRows(shortlist.dataDir, 4 * manyRows);
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
    // Begun, and not taken.
    const begin = () =>
      new Promise<ClientRequest>((resolve, reject) => {
        const asked = get(`${shortlist.url}/api/assessments/export`, { headers: { cookie } }, (answer) => {
          expect(answer.statusCode).toBe(200);
          answer.once("error", () => undefined);
          resolve(asked);
        }).once("error", reject);
      });
    const open = await Promise.all([begin(), begin(), begin()]);

    await page.goto("/assessments?queue=all");
    const exportAll = page.getByRole("link", { name: /^Export .* rows as CSV$/ });
    const told = page.getByRole("alert").filter({ hasText: "You have 3 exports under way." });
    await exportAll.click();
    await expect(told).toBeVisible();

    await page.request.patch("/api/profile", {
      data: { preferences: { locale: "de" } },
      headers: { origin: shortlist.url },
    });
    await page.goto("/settings/log");
    await page.getByRole("link", { name: "Exportieren", exact: true }).click();
    await expect(page.getByRole("alert").filter({ hasText: "Sie laden schon 3 Exporte" })).toBeVisible();

    open[0]?.destroy();
    const file = page.waitForEvent("download");
    await expect(async () => {
      expect((await page.request.get("/api/exports/place")).status()).toBe(200);
    }).toPass();
    await page.getByRole("link", { name: "Exportieren", exact: true }).click();
    expect((await file).suggestedFilename()).toMatch(/^audit-log-.*\.csv$/);
    await expect(page.getByRole("alert").filter({ hasText: "Sie laden" })).toHaveCount(0);
    for (const one of open) one.destroy();
  });
});
