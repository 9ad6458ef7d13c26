import type { Page } from "@playwright/test";
import type { Service } from "./support/start-service";
import { expect, test } from "./with-service";

test.use({ permissions: ["notifications"] });

/** Candidates finish, and nobody tells Shortlist. */
async function complete(service: Service, count: number): Promise<void> {
  const recorded: { id: number; state: string }[] = await (
    await fetch(`${service.origin}/__control/assessments`)
  ).json();
  const pending = recorded.filter(({ state }) => state === "pending").slice(0, count);
  expect(pending).toHaveLength(count);
  for (const { id } of pending) {
    await fetch(`${service.origin}/__control/complete`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ assessmentId: id, recommended: true }),
    });
  }
}

/** The browser's own notifications can't be seen from outside; headless, every tab counts as looked at. */
async function lookAway(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const told: string[] = [];
    class Recorded extends EventTarget {
      static permission = "granted";
      static requestPermission = async () => "granted";
      close = () => undefined;
      constructor(title: string) {
        super();
        told.push(title);
      }
    }
    let looks = true;
    Object.assign(window, {
      Notification: Recorded,
      told,
      look(at: boolean) {
        looks = at;
        window.dispatchEvent(new Event(at ? "focus" : "blur"));
      },
    });
    document.hasFocus = () => looks;
  });
}
type Away = { told: string[]; look: (at: boolean) => void };
const look = (page: Page, at: boolean) => page.evaluate((to) => (window as unknown as Away).look(to), at);
const told = (page: Page) => page.evaluate(() => (window as unknown as Away).told);

test("what completes is told on every screen, counted in the tab’s title, and by one tab’s browser notification", async ({
  page,
  context,
  member,
  takeSession,
  service,
  expectAccessible,
}) => {
  await lookAway(page);
  await takeSession(member("recruiter"));
  await page.goto("/settings/profile");
  const byBrowser = page.getByRole("switch", { name: "Notify me in this browser" });
  await expect(byBrowser).toBeEnabled();
  await byBrowser.click();
  await expect(byBrowser).toBeChecked();
  await expect(page.getByText("Saved")).toBeVisible();

  const other = await context.newPage();
  await lookAway(other);
  await other.goto("/interviews");
  await page.goto("/insights");
  const notices = page.getByRole("region", { name: "Just completed" });
  await expect(notices).toHaveCount(0);

  await complete(service, 1);
  await expect(notices.getByRole("link")).toHaveCount(1);
  await expect(notices).toContainText("Recommended");
  await expect(other.getByRole("region", { name: "Just completed" }).getByRole("link")).toHaveCount(1);
  await expect(page).toHaveTitle(/^Insights/);
  // While one of its buttons has the focus it stays.
  await notices.getByRole("button", { name: /^Dismiss/ }).focus();
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(notices).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  // Somebody looks at them: the browser says nothing.
  expect([...(await told(page)), ...(await told(other))]).toEqual([]);

  await look(page, false);
  await look(other, false);
  await complete(service, 5);
  await expect(page).toHaveTitle("(5) Insights · Shortlist");
  await expect(notices.getByRole("listitem")).toHaveCount(3);
  await expect(notices.getByRole("link", { name: "and 2 more" })).toBeVisible();
  // On a phone one is enough to cover.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(notices.getByRole("listitem")).toHaveCount(1);
  await expect(notices.getByRole("link", { name: "and 4 more" })).toBeVisible();
  await page.setViewportSize({ width, height });
  await expect(notices.getByRole("listitem")).toHaveCount(3);
  await expect.poll(async () => [...(await told(page)), ...(await told(other))].length).toBeGreaterThan(0);
  await expectAccessible();
  await page.getByRole("link", { name: "Interviews" }).first().click();
  await expect(page).toHaveTitle("(5) Interviews · Shortlist");
  // One tab alone has spoken; how many the service's list brought at once is its own matter.
  const texts = [await told(page), await told(other)].filter((said) => said.length > 0);
  expect(texts).toHaveLength(1);
  expect(texts[0]?.every((text) => /: recommended\.$|^\d assessments completed\.$/.test(text))).toBe(true);
  await look(page, true);
  await expect(page).toHaveTitle("Interviews · Shortlist");
  await notices.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/assessments\/\d+/);
});
