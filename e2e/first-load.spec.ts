import { devices } from "@playwright/test";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";
import { weighHome, weighPage } from "./support/weigh-page";

/** As it travels, compressed. */
const homeWeighsAtMostBytes = 212_500;
/** On a phone, where no field takes the focus by itself. */
const formWeighsAtMostBytes = 212_000;

/** Hydrating, the address of the queue, the first answers and the feed. */
const mostCommits = 21;

/** Its first texts included. */
const homeHasAtMostLetters = 138_000;

const chunks = "**/_next/static/chunks/*.js";

declare global {
  interface Window {
    commits: number;
    /** How often the feed has said how fresh the list is, as it does every few seconds. */
    syncs: number;
  }
}

/** Runs in the page, before its scripts: React tells its developer tools of each time that it changed the page. */
function countCommits(): void {
  window.commits = 0;
  window.syncs = 0;
  window.SharedWorker = class extends SharedWorker {
    constructor(...given: ConstructorParameters<typeof SharedWorker>) {
      super(...given);
      this.port.addEventListener("message", ({ data }) => {
        if (data.kind === "told" && data.message.kind === "sync") window.syncs += 1;
      });
    }
  };
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      window.commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.defineProperty(window, "__REACT_DEVTOOLS_GLOBAL_HOOK__", { value: hook });
}

test("the home begins with little script", async ({ browser, page, shortlist, member, signIn }) => {
  await signIn(member("recruiter"));
  // Signing in has filled this browser's cache.
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const { totalBytes, scripts } = await weighHome(await context.newPage(), shortlist.url);
  await context.close();
  expect(scripts.length).toBeGreaterThan(3);
  expect(totalBytes).toBeLessThanOrEqual(homeWeighsAtMostBytes);
});

test("the form begins with little script on a phone, and brings what checks and sends it once somebody is there", async ({
  browser,
  page,
  shortlist,
  member,
  signIn,
  allowedErrors,
}) => {
  await signIn(member("recruiter"));
  const { viewport, userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  const storageState = await page.context().storageState();
  const phone = await browser.newContext({ viewport, userAgent, isMobile, hasTouch, storageState });
  const form = await phone.newPage();
  const address = `${shortlist.url}/assessments/new`;
  const send = form.getByRole("button", { name: "Create assessment" });
  const { totalBytes } = await weighPage(form, address, send);
  expect(totalBytes).toBeLessThanOrEqual(formWeighsAtMostBytes);

  allowedErrors.push(/Failed to load resource/);
  await form.route(chunks, (route) => route.abort());
  const email = form.getByLabel("E-mail", { exact: true });
  await email.fill("late@example.com");
  await send.tap();
  await expect(form.getByRole("alert").filter({ hasText: "This part couldn’t be loaded" })).toBeVisible();
  await form.unroute(chunks);
  await send.tap();
  await expect(form.getByText("Choose an interview.")).toBeVisible();
  await expect(email).toHaveValue("late@example.com");
  await phone.close();
});

// What other tests have made would be read and drawn, too.
test.describe("of a dashboard of its own", () => {
  test.use({ alone: true });

  test("the home comes with the rows that a screen shows, and says them once", async ({
    page,
    member,
    signIn,
  }) => {
    await signIn(member("recruiter"));
    for (const [mobile, most] of [
      ["?0", 20],
      ["?1", 10],
    ] as const) {
      const answer = await page.request.get("/assessments", { headers: { "sec-ch-ua-mobile": mobile } });
      const html = await answer.text();
      expect(html.match(/<a [^>]*data-row-link/g)?.length).toBe(most);
      // Escaped, as data for the script.
      expect(html.match(/\\"firstSeenVersion\\"/g)?.length).toBe(most);
      expect(html.length).toBeLessThanOrEqual(homeHasAtMostLetters);
    }
  });

  test("once it runs, the home asks for little, renders few times and draws no row anew", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    const [asked, answered] = [[], []] as [string[], string[]];
    const note = (paths: string[]) => (about: { url(): string }) => {
      const { pathname } = new URL(about.url());
      if (pathname.startsWith("/api/")) paths.push(pathname);
    };
    page.on("request", note(asked));
    page.on("requestfinished", note(answered));
    await page.addInitScript(countCommits);
    await page.goto("/assessments", { waitUntil: "commit" });
    const first = page.locator("tbody tr").first();
    await first.evaluate((row) => row.setAttribute("data-drawn-first", ""));
    await expect(page.getByText(/^Live · checked/)).toBeVisible();
    await untilItRuns(first);
    // What comes by itself has come, and was drawn: the feed has spoken since.
    const little = ["/api/assessments", "/api/invitations/attention", "/api/texts"];
    await expect.poll(() => answered.toSorted()).toEqual(little);
    const syncs = () => page.evaluate(() => window.syncs);
    const syncsBefore = await syncs();
    await expect.poll(syncs).toBeGreaterThan(syncsBefore);
    await expect(first).toHaveAttribute("data-drawn-first");
    expect(await page.locator("tbody tr").count()).toBeLessThanOrEqual(21);
    expect(asked.sort()).toEqual(little);
    expect(await page.evaluate(() => window.commits - window.syncs)).toBeLessThanOrEqual(mostCommits);
  });
});

test("while one of its scripts is on its way the page is still, and then it runs", async ({
  page,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const scriptsOf = async (path: string) =>
    new Set((await (await page.request.get(path)).text()).match(/chunks\/[\w-]+\.js/g));
  const others = await scriptsOf("/assessments/new");
  const own = [...(await scriptsOf("/assessments"))].filter((script) => !others.has(script));
  expect(own.length).toBeGreaterThan(0);
  const letIn = await holdRequests(page, `**/${own[0]}`);
  await page.addInitScript(countCommits);
  await page.goto("/assessments", { waitUntil: "commit" });
  const row = page.locator("tbody tr").first();
  await expect(row).toBeVisible();
  const missing = () =>
    page.evaluate(
      () =>
        [...document.scripts].filter(
          ({ src, noModule }) =>
            src !== "" && !noModule && performance.getEntriesByName(src, "resource").length === 0,
        ).length,
    );
  await expect.poll(missing).toBe(1);
  expect(await page.evaluate(() => window.commits)).toBe(0);
  letIn();
  await untilItRuns(row);
});

test("what opens over the page opens at the first press, by mouse and by keyboard, and gives the focus back", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  const filter = page.getByRole("combobox", { name: "Filter by interview" });
  await filter.click();
  await expect(page.getByRole("option").nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(filter).toBeFocused();
  await filter.click();
  await page.getByRole("option").nth(1).click();
  await expect(page).toHaveURL(/interview=\d+/);
  // Several can be chosen.
  await page.getByRole("option").nth(2).click();
  await expect(page).toHaveURL(/interview=\d+(,|%2C)\d+/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
  await expect(filter).toHaveText("2 interviews");

  const person = page.getByRole("button", { name: /Dana Whitfield/ });
  await person.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menuitem")).toHaveCount(0);
  await expect(person).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  const display = page.getByRole("button", { name: "Display" });
  await display.focus();
  await page.keyboard.press("ArrowDown");
  await page.getByRole("menuitemradio", { name: "Oldest first" }).click();
  await expect(page).toHaveURL(/sort=created/);
});

test("what opens late interrupts nobody, and what can’t be loaded says so", async ({
  page,
  member,
  signIn,
  expectAccessible,
  allowedErrors,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const letIn = await holdRequests(page, chunks);
  const display = page.getByRole("button", { name: "Display" });
  const search = page.getByRole("textbox", { name: "Search assessments" });
  await display.click();
  await search.click();
  letIn();
  // The part’s own button has taken its place.
  await expect(display).toHaveAttribute("id", /./);
  await page.keyboard.insertText("ana");
  await expect(search).toHaveValue("ana");
  await expect(page.getByRole("menu")).toHaveCount(0);
  await display.click();
  await expect(page.getByRole("menu")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("menu")).toHaveCount(0);

  allowedErrors.push(/Failed to load resource/);
  await page.unroute(chunks);
  await page.route(chunks, (route) => route.abort());
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  const notice = page.getByRole("alert").filter({ hasText: "This part couldn’t be loaded" });
  await expect(notice).toBeVisible();
  await expectAccessible();
  await notice.getByRole("button", { name: "Close" }).press("Enter");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await expect(notice).toBeVisible();
  await page.unroute(chunks);
  await page.getByRole("button", { name: /Dana Whitfield/ }).click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test("what is typed while a list or the palette is on its way goes into its field", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  for (const { open, field } of [
    {
      open: () => page.getByRole("combobox", { name: "Filter by interview" }).press("Enter"),
      field: page.getByRole("combobox", { name: "Search: Filter by interview" }),
    },
    {
      open: () => page.keyboard.press("ControlOrMeta+k"),
      field: page.getByRole("combobox", { name: "Search or jump to…" }),
    },
  ]) {
    const letIn = await holdRequests(page, chunks);
    await open();
    await page.keyboard.type("dats");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("a ");
    await expect(field).toHaveCount(0);
    letIn();
    await expect(field).toBeFocused();
    await page.keyboard.type("an");
    await expect(field).toHaveValue("data an");
    await page.keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await page.unroute(chunks);
  }
  await expect(page).toHaveURL(/\/assessments\?queue=all$/);
});

test("what is typed and sent before the page runs stays where it was typed, and goes into no address", {
  tag: "@story",
}, async ({ page, member, takeSession }) => {
  await takeSession(member("recruiter"));
  const letIn = await holdRequests(page, chunks);
  await page.goto("/assessments/new", { waitUntil: "commit" });
  const email = page.getByLabel("E-mail", { exact: true });
  await email.fill("early@example.com");
  await email.press("Enter");
  letIn();
  await untilItRuns(email);
  await expect(email).toHaveValue("early@example.com");
  await expect(page).toHaveURL(/\/assessments\/new$/);
  await email.press("Enter");
  await expect(page.getByText("Choose an interview.")).toBeVisible();
});

test("a hint comes with the pointer and with the keyboard, and goes with Escape", async ({
  page,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  const hint = page.getByText(/^Export .* as CSV$/);
  await page.getByRole("link", { name: /^Export/ }).hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(hint).toHaveCount(0);
});
