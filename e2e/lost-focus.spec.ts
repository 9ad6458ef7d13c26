import type { Locator, Page } from "@playwright/test";
import { en } from "@/lib/i18n/messages/en";
import { test as sandboxTest } from "./fixtures";
import { expect, test } from "./with-service";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const focused = (page: Page) => page.locator(":focus");

/** Presses a link’s copy button with the keyboard, and has the assessment completed while that button has the focus. */
async function completeWhileCopying(copies: Locator, complete: () => Promise<unknown>) {
  await copies.press("Enter");
  await expect(copies).toHaveAttribute("data-copied", "copied");
  await complete();
  await expect(copies).toHaveCount(0);
}

for (const [place, size] of [
  ["in the table", { width: 1440, height: 900 }],
  ["on a card", { width: 390, height: 844 }],
] as const) {
  test(`when a candidate completes ${place} while the link is copied, the focus stays in the row`, async ({
    page,
    mark,
    member,
    invite,
    takeSession,
    service,
  }) => {
    await takeSession(member("recruiter"));
    const { id } = await invite({ email: `amara.${mark}@example.com`, firstName: "Amara", lastName: mark });
    await page.setViewportSize(size);
    await page.goto(`/assessments?queue=all&q=${mark}`);
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    const copies = page.getByRole("row").getByRole("button", { name: /^(Copy link|Copied)/ });
    await completeWhileCopying(copies, () => service.complete(id));
    await expect(page.locator("tr:focus-within")).toHaveCount(1);
    await expect(
      page.getByRole("row").getByRole("link", { name: `Amara ${mark}`, exact: true }),
    ).toBeFocused();
  });
}

test("when a candidate completes on the page or in the panel, the focus stays at the link’s place", {
  tag: "@story",
}, async ({ page, mark, member, invite, takeSession, service }) => {
  await takeSession(member("recruiter"));
  for (const name of ["Amara", "Bola"]) {
    const { id } = await invite({ email: `${name}.${mark}@example.com`, firstName: name, lastName: mark });
    if (name === "Amara") await page.goto(`/assessments/${id}`);
    else {
      await page.goto(`/assessments?queue=all&q=${mark}`);
      await page.getByRole("link", { name: `${name} ${mark}`, exact: true }).press("Enter");
      await expect(page.locator("h2:focus")).toBeVisible();
    }
    const section = page.getByRole("region", { name: "Application link" });
    const copies = section.getByRole("button", { name: /^(Copy link|Copied)/ });
    await completeWhileCopying(copies, () => service.complete(id));
    // What stands there now.
    await expect(focused(page)).toHaveText("Result details");
    await expect(focused(page)).toBeInViewport();
  }
});

sandboxTest(
  "what is archived, restored, discarded, no longer shared or deleted leaves the focus near by",
  async ({ page, mark, member, invite, takeSession, shortlist }) => {
    await takeSession(member("administrator"));
    await member("viewer", `Vera ${mark}`);
    const { id } = await invite({ email: `amara.${mark}@example.com`, firstName: "Amara", lastName: mark });
    const isAtHand = async () => {
      await expect(focused(page)).toHaveCount(1);
      await expect(focused(page)).toBeInViewport();
    };

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/assessments/${id}`);
    await page.getByRole("button", { name: "Archive" }).press("Enter");
    const restores = page.getByRole("button", { name: "Restore" });
    await expect(restores).toBeFocused();
    await isAtHand();
    await restores.press("Enter");
    await expect(restores).toHaveCount(0);
    await isAtHand();

    await page.setViewportSize({ width: 1440, height: 900 });
    const { interviews } = await (await page.request.get("/api/interviews")).json();
    await page.goto(`/settings/templates?kind=reminder&interview=${interviews[2].id}`);
    await page.getByRole("button", { name: "Write a custom message" }).press("Enter");
    const discards = page.getByRole("button", { name: "Discard changes" });
    await discards.press("Enter");
    await expect(discards).toHaveCount(0);
    await isAtHand();

    const made = await page.request.post("/api/shortlists", {
      headers: { origin: shortlist.url },
      data: { name: `For ${mark}`, assessments: [id] },
    });
    const { id: listId } = (await made.json()).shortlist;
    await page.goto(`/shortlists/${listId}`);
    const texts = en.shortlists;
    await page.getByRole("combobox", { name: texts.addColleague }).click();
    await page.getByRole("combobox", { name: `Search: ${texts.addColleague}` }).fill(`Vera ${mark}`);
    await page.getByRole("option", { name: `Vera ${mark}` }).click();
    const unshares = page.getByRole("button", { name: texts.unshare.replace("{name}", `Vera ${mark}`) });
    await unshares.press("Enter");
    await expect(unshares).toHaveCount(0);
    await isAtHand();

    await page.getByRole("button", { name: texts.more, exact: true }).press("Enter");
    await page.getByRole("menuitem", { name: texts.remove }).press("Enter");
    await page.getByRole("button", { name: texts.removing.yes }).press("Enter");
    await expect(page).toHaveURL(/\/shortlists$/);
    await expect(focused(page)).toHaveAttribute("id", "content");
  },
);

for (const [place, size, leads] of [
  ["in the table", { width: 1440, height: 900 }, "its box"],
  ["on a card", { width: 640, height: 400 }, "its name"],
] as const) {
  sandboxTest(
    `${place}, what the selection’s bar does leaves the focus at the row chosen last: ${leads}`,
    async ({ page, mark, member, invite, takeSession }) => {
      await takeSession(member("recruiter"));
      for (const name of ["Amara", "Bola", "Cleo"])
        await invite({ email: `${name}.${mark}@example.com`, firstName: name, lastName: mark });
      await page.setViewportSize(size);
      await page.goto(`/assessments?queue=all&q=${mark}`);
      const row = page
        .getByRole("row")
        .filter({ has: page.locator("[data-row-link]") })
        .nth(1);
      const name = row.locator("[data-row-link]");
      const isAtRow = () => expect(leads === "its box" ? row.getByRole("checkbox") : name).toBeFocused();
      const bar = page.getByRole("region", { name: en.selection.name });
      const toBar = async () => {
        await name.focus();
        await page.keyboard.press("x");
        await expect(bar).toBeVisible();
        await page.keyboard.press("b");
        await expect(bar.locator(":focus")).toHaveCount(1);
      };

      await toBar();
      await bar.getByRole("button", { name: en.deciding.decide }).press("Enter");
      await page.getByRole("menuitem", { name: /^Advance/ }).press("Enter");
      await expect(bar).toBeHidden();
      await isAtRow();

      await toBar();
      await bar.getByRole("button", { name: en.selection.clear }).press("Enter");
      await expect(bar).toBeHidden();
      await isAtRow();

      await toBar();
      await page.keyboard.press("Escape");
      await expect(bar).toBeHidden();
      await isAtRow();
    },
  );
}

sandboxTest(
  "a search that fails leaves the field, the focus and what is typed, and says so",
  async ({ page, member, takeSession, allowedErrors }) => {
    allowedErrors.push(/502/);
    await takeSession(member("recruiter"));
    await page.goto("/assessments?queue=all");
    const field = page.getByRole("textbox", { name: en.table.searchLabel });
    await page.route("**/api/assessments?*", (route) => route.fulfill({ status: 502, json: {} }));
    await field.pressSequentially("an");
    const failed = page.getByRole("alert").filter({ hasText: en.table.failedTitle });
    await expect(failed).toBeVisible();
    await expect(field).toBeFocused();
    await page.unroute("**/api/assessments?*");
    await failed.getByRole("button", { name: en.common.tryAgain }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.locator("[data-row-link]").first()).toBeVisible();
    await expect(field).toHaveValue("an");
  },
);

for (const [what, size] of [
  ["what the selection’s bar decides leaves the focus at the next row", { width: 1440, height: 900 }],
  ["a reason’s field takes the focus from the button that opens it", { width: 390, height: 844 }],
] as const) {
  test(`in a queue that rows leave, ${what}`, async ({
    page,
    mark,
    member,
    invite,
    takeSession,
    service,
  }) => {
    await takeSession(member("recruiter"));
    for (const name of ["Amara", "Bola", "Cleo"]) {
      const { id } = await invite({ email: `${name}.${mark}@example.com`, firstName: name, lastName: mark });
      await service.complete(id);
    }
    await page.setViewportSize(size);
    await page.goto(`/assessments?queue=to_decide&q=${mark}`);
    const names = page.locator("[data-row-link]");
    await expect(names).toHaveCount(3);
    const [, second, third] = await names.all();
    const next = await third?.textContent();
    await page.evaluate(() => {
      document.addEventListener("focusin", ({ target }) => {
        if (target instanceof HTMLHeadingElement) document.body.dataset.headingFocused = "";
      });
    });
    if (size.width === 1440) {
      await second?.focus();
      await page.keyboard.press("x");
      await page.getByRole("button", { name: "Decide", exact: true }).press("Enter");
      await page.getByRole("menuitem", { name: "Hold" }).press("Enter");
      await expect(names).toHaveCount(2);
      await expect(page.getByRole("link", { name: next ?? "", exact: true })).toBeFocused();
    } else {
      await page.getByRole("button", { name: "Reject", exact: true }).nth(1).press("Enter");
      await expect(names).toHaveCount(2);
      await page.getByRole("button", { name: "Add a reason" }).press("Enter");
      await expect(page.getByRole("textbox", { name: en.deciding.reasonWords })).toBeFocused();
    }
    await expect(focused(page)).toBeInViewport();
    // Not even for a moment: the page would scroll to it.
    await expect(page.locator("body")).not.toHaveAttribute("data-heading-focused");
  });
}
