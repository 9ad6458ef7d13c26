import type { Browser, Page } from "@playwright/test";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { en } from "@/lib/i18n/messages/en";
import { expect, test } from "./fixtures";
import { holdRequests } from "./support/hold-requests";
import { untilItRuns } from "./support/page-runs";

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

const texts = en.shortlists;

type Listed = { id: number; candidate?: { email: string }; applicationUrl?: string };

async function send(page: Page, method: string, path: string, data?: unknown) {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(path, { method, data, headers: { origin } });
  expect([path, answer.ok()]).toEqual([path, true]);
  return answer.status() === 204 ? undefined : answer.json();
}

/** A list of completed assessments, made without a screen. */
async function makeList(page: Page, name: string, count = 3) {
  await page.goto("/shortlists");
  const { assessments } = (await (
    await page.request.get(`/api/assessments?status=recommended&limit=${count}`)
  ).json()) as { assessments: Listed[] };
  const made = await send(page, "POST", "/api/shortlists", {
    name,
    assessments: assessments.map(({ id }) => id),
  });
  return { id: made.shortlist.id as string, assessments };
}

const makeLink = async (page: Page, id: string): Promise<string> =>
  (await send(page, "POST", `/api/shortlists/${id}/links`, { days: 1 })).url;

/** A browser of somebody who isn’t signed in. */
const stranger = async (browser: Browser, options = {}) => (await browser.newContext(options)).newPage();

const names = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

test("a shortlist of five is handed over in at most 8 interactions", { tag: "@story" }, async ({
  page,
  browser,
  mark,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  await expect(page.getByText(/^Live · checked/)).toBeVisible();
  let interactions = 0;
  const act = async (deed: Promise<unknown>) => {
    interactions += 1;
    await deed;
  };
  const boxes = page.getByRole("row").getByRole("checkbox", { name: /^Select / });
  // The first is the head’s.
  await act(boxes.nth(1).click());
  await act(boxes.nth(5).click({ modifiers: ["Shift"] }));
  await act(page.getByRole("button", { name: texts.add.action }).click());
  await act(page.getByLabel(texts.add.field, { exact: true }).fill(mark));
  await act(page.getByRole("button", { name: texts.add.create, exact: true }).click());
  await expect(page.getByText(`5 candidates added to “${mark}”.`)).toBeVisible();
  await act(page.getByRole("button", { name: texts.shareByLink }).click());
  await act(page.getByRole("button", { name: `Copy link: link to ${mark}` }).click());
  await expect(page.getByText("Copied").first()).toBeVisible();
  expect(interactions).toBeLessThanOrEqual(8);

  const link = await page.evaluate(() => navigator.clipboard.readText());
  const manager = await stranger(browser);
  await manager.goto(link);
  await expect(manager.getByRole("heading", { level: 1, name: mark })).toBeVisible();
  expect(await names(manager)).toHaveLength(5);
  await manager.context().close();
});

test("a recruiter orders, writes, takes out and back by keyboard, and it stays", async ({
  page,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await makeList(page, mark);
  await page.goto(`/shortlists/${id}`);
  const items = page.getByRole("main").getByRole("link", { name: /^Open the assessment of / });
  const before = await items.allTextContents();
  const down = page.getByRole("button", { name: `Move ${before[0]} down` });
  await untilItRuns(down);
  await down.focus();
  await page.keyboard.press("Enter");
  await expect(down).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${before[0]} is now 3 of 3.`)).toBeAttached();
  const [first, second, third] = [before[1], before[2], before[0]];
  await expect(items).toHaveText([first ?? "", second ?? "", third ?? ""]);

  await page.getByLabel(`Comment on ${first}`).fill("Asks good questions.");
  await page.getByLabel(texts.note).fill("Two start in May.");
  await expect(page.getByText(texts.saved)).toHaveCount(2);
  await page.reload();
  await expect(items).toHaveText([first ?? "", second ?? "", third ?? ""]);
  await expect(page.getByRole("main").getByRole("list").first()).toMatchAriaSnapshot(`
    - list:
      - listitem: /^1/
      - listitem: /^2/
      - listitem: /^3/
  `);
  await expect(page.getByLabel(`Comment on ${first}`)).toHaveValue("Asks good questions.");
  await expect(page.getByLabel(texts.note)).toHaveValue("Two start in May.");

  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await expect(items).toHaveText([second ?? "", third ?? ""]);
  const undo = page.getByRole("button", { name: en.common.undo });
  await expect(undo).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${first} was removed` })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ has: undo })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(items).toHaveText([first ?? "", second ?? "", third ?? ""]);
  await expect(page.getByLabel(`Comment on ${first}`)).toHaveValue("Asks good questions.");

  await page.getByRole("button", { name: texts.rename }).click();
  await page.getByLabel(texts.name, { exact: true }).fill(`${mark} two`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `${mark} two` })).toBeVisible();
  await expect(page.getByRole("button", { name: texts.rename })).toBeFocused();
  await expectAccessible();

  await page.getByRole("button", { name: texts.more, exact: true }).click();
  await page.getByRole("menuitem", { name: texts.archive }).click();
  await expect(page.getByText(texts.archivedNotice)).toBeVisible();
  await page.goto("/shortlists");
  await page.getByRole("button", { name: texts.archivedOnes }).click();
  await page.getByRole("link", { name: `${mark} two` }).click();
  await page.getByRole("button", { name: texts.more, exact: true }).click();
  await page.getByRole("menuitem", { name: texts.remove }).click();
  await page.getByRole("button", { name: texts.removing.yes }).click();
  await expect(page).toHaveURL(/\/shortlists$/);
  await expect(page.getByRole("link", { name: mark })).toHaveCount(0);
});

test("the holder of a link reads what is shown and nothing else, sees changes, and is told when it ends", async ({
  page,
  browser,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
  await takeSession(member("recruiter"));
  const { id, assessments } = await makeList(page, mark);
  const link = await makeLink(page, id);
  const manager = await stranger(browser);
  const answer = await manager.goto(link);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": expect.stringContaining("noindex"),
    "content-security-policy": expect.stringContaining("script-src 'self' 'nonce-"),
  });
  const html = (await answer?.text()) ?? "";
  const told = await (await manager.request.get(link.replace("/shared/", "/api/shared/"))).text();
  for (const { candidate, applicationUrl } of assessments) {
    expect(candidate?.email).toBeTruthy();
    for (const text of [html, told]) {
      expect(text).not.toContain(candidate?.email ?? "");
      if (applicationUrl) expect(text).not.toContain(applicationUrl);
    }
  }
  expect(told).not.toContain(id);
  await expectAccessible(manager);
  const before = await names(manager);
  const report = manager.getByRole("link", { name: /^Open the report of/ }).first();
  await expect(report).toHaveAttribute("href", /^https?:/);

  const [first] = assessments;
  await send(page, "PATCH", `/api/shortlists/${id}`, { showsEmail: true, note: "Read this first." });
  await send(page, "PATCH", `/api/shortlists/${id}/candidates/${first?.id}`, { word: "Calm.", before: null });
  await expect(manager.getByText("Read this first.")).toBeVisible({ timeout: 20_000 });
  await expect(manager.getByText("Calm.")).toBeVisible();
  await expect(manager.getByText(first?.candidate?.email ?? "")).toBeVisible();
  expect(await names(manager)).toEqual([...before.slice(1), before[0]]);

  await page.goto(`/shortlists/${id}`);
  await expect(page.getByText(/^opened once, /)).toBeVisible();
  // It can’t be undone: it asks, and the focus stays where it was.
  const revoke = page.getByRole("button", { name: /^Revoke the link created/ });
  await revoke.click();
  const question = page.getByRole("dialog", { name: texts.revokeAsk });
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(question).toHaveCount(0);
  await expect(revoke).toBeFocused();
  await revoke.click();
  await question.getByRole("button", { name: texts.revokeYes }).click();
  await expect(page.getByText(texts.revoked, { exact: true })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: texts.linkRevoked })).toHaveCount(1);
  await expect(page.getByRole("listitem").filter({ hasText: texts.revoked })).toBeFocused();
  await expect(manager.getByText(texts.linkSpent)).toBeVisible({ timeout: 20_000 });
  await expect(manager.getByText("Calm.")).toHaveCount(0);

  const wrong = new URL(`/shared/${"w".repeat(43)}`, link).href;
  const said: unknown[] = [];
  for (const address of [link, wrong]) {
    const opened = await manager.goto(address);
    const asked = await manager.request.get(address.replace("/shared/", "/api/shared/"));
    const { requestId: _, ...problem } = await asked.json();
    await expect(manager.getByText(texts.linkSpent)).toBeVisible();
    said.push([opened?.status(), asked.status(), await manager.getByRole("main").textContent(), problem]);
  }
  expect(said[0]).toEqual(said[1]);
  expect((said[0] as number[])[0]).toBe(404);
  await manager.context().close();
});

test("the links of a colleague who is disabled end, also on pages that are open, and the log says so", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  takeSession,
}) => {
  test.setTimeout(90_000);
  const leaver = await member("recruiter", `Lea ${mark}`);
  const theirs = await stranger(browser, { baseURL });
  await takeSession(leaver, theirs);
  const { id } = await makeList(theirs, mark);
  const link = await makeLink(theirs, id);
  const manager = await stranger(browser);
  await manager.goto(link);
  await expect(manager.getByRole("heading", { level: 1, name: mark })).toBeVisible();

  await takeSession(member("administrator"));
  await page.goto(`/shortlists/${id}`);
  await expect(page.getByRole("button", { name: /^Revoke the link created/ })).toBeVisible();
  const { members } = await send(page, "GET", "/api/members");
  const one = (members as { id: string; name: string }[]).find(({ name }) => name === `Lea ${mark}`);
  await send(page, "POST", `/api/members/${one?.id}/disable`);
  await expect(page.getByText(texts.revoked, { exact: true })).toBeVisible();
  await expect(manager.getByText(texts.linkSpent)).toBeVisible({ timeout: 20_000 });
  await send(page, "POST", `/api/members/${one?.id}/enable`);
  expect((await manager.goto(link))?.status()).toBe(404);
  await page.goto(`/settings/log?person=${mark}`);
  await expect(page.getByText(`Ended 1 link to shortlists that Lea ${mark} had made`)).toBeVisible();
  await theirs.context().close();
  await manager.context().close();
});

test("a link counts as opened when somebody reads it, not when a program looks at it", async ({
  page,
  browser,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id } = await makeList(page, mark);
  const link = await makeLink(page, id);
  const preview = "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)";
  await page.request.head(link);
  await page.request.get(link, { headers: { "user-agent": preview } });
  await page.goto(`/shortlists/${id}`);
  const [none = ""] = /not opened yet/.exec(texts.opened) ?? [];
  await expect(page.getByText(none)).toBeVisible();
  const manager = await stranger(browser);
  const counted = manager.waitForResponse((answer) => answer.url().includes("/api/shared/"));
  await manager.goto(link);
  await counted;
  await page.reload();
  await expect(page.getByText(/^opened once, /)).toBeVisible();
  await manager.context().close();
});

test("of many shortlists the oldest is found by its name and page by page, and the dialog adds to it", async ({
  page,
  mark,
  invite,
  member,
  takeSession,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  await takeSession(member("recruiter"));
  await page.goto("/shortlists");
  await send(page, "POST", "/api/shortlists", { name: `${mark} Größe` });
  for (let at = 0; at < 51; at += 1)
    await send(page, "POST", "/api/shortlists", { name: `${mark} and ${at}` });
  await page.goto(`/shortlists?q=${mark}`);
  const oldest = page.getByRole("link", { name: `${mark} Größe` });
  await expect(page.getByText("50 shortlists shown")).toBeVisible();
  await expect(oldest).toHaveCount(0);
  const more = page.getByRole("button", { name: texts.showMore });
  await untilItRuns(more);
  await more.click();
  await expect(oldest).toBeVisible();
  await expect(page.getByText("52 shortlists", { exact: true })).toBeVisible();
  const search = page.getByRole("textbox", { name: texts.search });
  await search.fill(`grosse ${mark}`);
  await expect(page.getByRole("link", { name: mark })).toHaveCount(1);
  await expect(oldest).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("ControlOrMeta+k");
  await page.getByRole("combobox", { name: en.palette.open }).fill(`${mark} Größe`);
  await expect(page.getByRole("option", { name: `${mark} Größe` })).toBeVisible();
  await page.keyboard.press("Escape");
  const status = page.getByRole("status");
  await expect(status.filter({ hasText: /^1 shortlist$/ })).toBeVisible();
  await search.fill(`${mark} nowhere`);
  await expect(status.filter({ hasText: texts.noMatchTitle })).toHaveCount(1);
  await expect(page.getByRole("paragraph").filter({ hasText: texts.noMatchTitle })).toBeVisible();
  await page.getByRole("button", { name: en.table.clearSearch }).click();
  await expect(search).toHaveValue("");

  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora", lastName: mark });
  await page.goto(`/assessments/${id}`);
  const add = page.getByRole("button", { name: texts.add.action });
  await untilItRuns(add.first());
  await add.first().click();
  const typed = page.getByLabel(texts.add.field, { exact: true });
  await typed.fill(`${mark} nowhere`);
  await expect(status.filter({ hasText: texts.add.none })).toBeVisible();
  // At once: the answer to what was typed isn’t here yet.
  await typed.fill(`${mark} GRÖSSE`);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`1 candidate added to “${mark} Größe”.`)).toBeVisible();
});

test("what a colleague says is on the recruiter’s screen at once, and a viewer sees only what is shared with them", async ({
  page,
  browser,
  baseURL,
  mark,
  member,
  takeSession,
  expectAccessible,
}) => {
  await takeSession(member("recruiter"));
  const viewer = await member("viewer", `Vera ${mark}`);
  const { id } = await makeList(page, mark);
  await makeList(page, `${mark} not shared`);
  const theirs = await stranger(browser, { baseURL });
  await takeSession(viewer, theirs);
  await theirs.goto("/shortlists");
  await expect(theirs.getByText(texts.emptyViewerTitle)).toBeVisible();

  await page.goto(`/shortlists/${id}`);
  await page.getByRole("combobox", { name: texts.addColleague }).click();
  await page.getByRole("option", { name: new RegExp(mark) }).click();
  await expect(page.getByRole("button", { name: `Stop sharing with Vera ${mark}` })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: `Shared with Vera ${mark}.` })).toHaveCount(1);
  await theirs.getByRole("link", { name: mark, exact: true }).click();
  await expect(theirs.getByRole("link", { name: `${mark} not shared` })).toHaveCount(0);
  await theirs
    .getByRole("group", { name: /^Your feedback on/ })
    .first()
    .getByRole("button", { name: "Yes" })
    .click();
  await expect(page.getByText(`Vera ${mark}: Yes`)).toBeVisible();
  await theirs
    .getByLabel(/^Your comment on /)
    .first()
    .fill("Let us meet.");
  await theirs.keyboard.press("ControlOrMeta+Enter");
  await expect(page.getByText("Let us meet.")).toBeVisible();
  await theirs.getByRole("button", { name: "Unsure" }).first().click();
  await expect(page.getByText(`Vera ${mark}: Unsure`)).toBeVisible();
  await expectAccessible(theirs);

  // The other way round.
  await expect(theirs).toHaveTitle(`${mark} · Shortlist`);
  await page.getByRole("button", { name: texts.rename }).click();
  await page.getByLabel(texts.name, { exact: true }).fill(`${mark} renamed`);
  await page.keyboard.press("Enter");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(`${mark} renamed`);
  for (const one of [page, theirs]) await expect(one).toHaveTitle(`${mark} renamed · Shortlist`);
  await page.getByLabel(texts.note).fill("Tell me by Friday.");
  await expect(theirs.getByText("Tell me by Friday.")).toBeVisible();
  await page.getByRole("button", { name: `Stop sharing with Vera ${mark}` }).click();
  await expect(theirs.getByText(texts.goneTitle)).toBeVisible();
  await theirs.context().close();
});

test("of two who write about one candidate the second is shown what the first wrote", async ({
  page,
  mark,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/409/);
  await takeSession(member("recruiter"));
  const { id, assessments } = await makeList(page, mark, 1);
  await page.goto(`/shortlists/${id}`);
  const field = page.getByLabel(/^Comment on /);
  // It is saved once it rests, or is left.
  await page.route("**/candidates/**", (route) => route.abort());
  allowedErrors.push(/ERR_FAILED/);
  await field.fill("Mine.");
  await field.blur();
  await expect(page.getByRole("button", { name: en.common.tryAgain })).toBeVisible();
  await page.unroute("**/candidates/**");
  // Saving again is under way when the colleague’s text comes.
  const letIn = await holdRequests(page, "**/candidates/**");
  const saving = page.waitForRequest("**/candidates/**");
  await page.reload();
  await expect(field).toHaveValue("Mine.");
  await saving;
  await send(page, "PATCH", `/api/shortlists/${id}/candidates/${assessments[0]?.id}`, { word: "Theirs." });
  await expect(page.getByRole("alert").filter({ hasText: "Theirs." })).toBeVisible();
  await expect(field).toHaveValue("Mine.");
  await page.getByRole("button", { name: texts.replace }).click();
  letIn();
  await expect(page.getByText(texts.saved)).toBeVisible();
  const { shortlist } = await send(page, "GET", `/api/shortlists/${id}`);
  expect(shortlist.candidates[0].word).toBe("Mine.");
});

test("a candidate is added from the row and from the panel, and one that is there already stays there once", async ({
  page,
  mark,
  invite,
  member,
  signIn,
}) => {
  await signIn(member("recruiter"));
  const { id } = await invite({ email: `${mark}@example.com`, firstName: "Nora", lastName: mark });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  const more = page.getByRole("button", { name: `More: Nora ${mark}` });
  await more.click();
  await page.getByRole("menuitem", { name: texts.add.action }).click();
  await page.getByLabel(texts.add.field, { exact: true }).fill(mark);
  await page.keyboard.press("Enter");
  await expect(page.getByText(`1 candidate added to “${mark}”.`)).toBeVisible();
  await page.getByRole("button", { name: texts.add.close }).click();
  await expect(more).toBeFocused();

  await page.getByRole("link", { name: `Nora ${mark}` }).click();
  await expect(page).toHaveURL(new RegExp(`/assessments/${id}`));
  await page.getByRole("button", { name: texts.add.action }).click();
  await page.getByRole("button", { name: new RegExp(`^${mark} 1 candidate`) }).click();
  await expect(page.getByText("1 was in it already.")).toBeVisible();
  await page.getByRole("link", { name: texts.add.open }).click();
  await expect(page.getByRole("link", { name: `Open the assessment of Nora ${mark}` })).toHaveCount(1);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("on paper there is the list alone, with addresses to read, and on a phone nothing scrolls sideways", async ({
  page,
  browser,
  mark,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const { id, assessments } = await makeList(page, mark);
  await send(page, "PUT", `/api/assessments/${assessments[0]?.id}/decision`, {
    decision: "advance",
    from: ((await (await page.request.get(`/api/assessments/${assessments[0]?.id}`)).json()).assessment
      .decision?.value ?? "undecided") as string,
  });
  await send(page, "PATCH", `/api/shortlists/${id}`, { showsDecision: true });
  await page.goto(`/shortlists/${id}/read`);
  await expect(page.getByRole("heading", { level: 1, name: mark })).toBeVisible();
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const gone of [
    page.getByRole("navigation", { name: "Main" }),
    page.getByRole("button", { name: texts.print }),
    page.getByRole("group", { name: /^Your feedback on/ }),
  ])
    await expect(gone).toHaveCount(0);
  await expect(page.getByText(/^Report: https?:/).first()).toBeVisible();
  // Told apart by word and icon, on white.
  await expect(page.getByText("Advanced", { exact: true })).toBeVisible();
  await expect(page.getByText("Recommended", { exact: true }).first()).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe("rgb(28, 27, 25)");
  const cut = await page
    .getByRole("listitem")
    .evaluateAll((items) => items.filter((item) => getComputedStyle(item).breakInside !== "avoid").length);
  expect(cut).toBe(0);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");

  const phone = await stranger(browser, {
    viewport: { width: 390, height: 844 },
    locale: "de-DE",
    hasTouch: true,
  });
  await phone.goto(await makeLink(page, id));
  await expect(phone.getByRole("button", { name: de.shortlists.print })).toBeVisible();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.context().close();
});
