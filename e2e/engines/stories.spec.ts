import { randomUUID } from "node:crypto";
import { expect, test } from "./fixtures";
import { css, label, role, type Tab, text, within } from "./tab";

const events = "/api/assessments/events";
const changes = "/api/assessments/changes";

const rowOf = (id: number) => css(`tbody tr:has([data-row-link][href="/assessments/${id}"])`);
const rowLink = (id: number) => css(`[data-row-link][href="/assessments/${id}"]`);
const palette = role("combobox", "Search or jump to…");

/** The same place at the address that is watched: a link has the dashboard’s own. */
const pathOf = (link = "") => new URL(link).pathname;

type Listed = { id: number; candidate?: { email: string } };

/** What the table asks for. */
async function readList(tab: Tab, query: string): Promise<Listed[]> {
  const url = JSON.stringify(`/api/assessments?${query}`);
  const read = (await tab.evaluate(`fetch(${url}).then((answer) => answer.json())`)) as {
    assessments: Listed[];
  };
  return read.assessments;
}

/** Takes the interview as the candidate would, with whatever answers come first. */
async function takeInterview(tab: Tab, link: string): Promise<void> {
  await tab.goto(link);
  await tab.click(role("link", "Start the interview"));
  const submit = role("button", /^Submit/);
  for (let question = 1; ; question += 1) {
    const asks = text(new RegExp(`^Question ${question} of`));
    await expect
      .poll(async () => (await tab.look(asks)).count + (await tab.look(submit)).count)
      .toBeGreaterThan(0);
    if ((await tab.look(submit)).count > 0) break;
    const choice = css("input[type=radio], input[type=checkbox]");
    if ((await tab.look(choice)).count > 0) await tab.click(choice);
    else await tab.fill(css("textarea, input:not([type=hidden])"), "42");
    await tab.click(role("button", "Save and continue"));
  }
  await tab.click(submit);
  await tab.see(role("heading", /thank/i));
}

test("the first administrator invites a candidate, hands over the link, and sees the result arrive by itself", async ({
  emptyShortlist,
  watch,
  openWindow,
}) => {
  const { url } = await watch(emptyShortlist);
  const tab = await openWindow(url);
  const { pathname, search } = new URL(emptyShortlist.setupLink ?? "");
  await tab.goto(`${pathname}${search}`);
  await tab.fill(label("Your name"), "Ada Okoye");
  await tab.fill(label("E-mail"), "ada@shortlist.example");
  await tab.fill(label("Password"), "a long enough passphrase");
  await tab.click(role("button", "Create administrator and sign in"));
  await tab.see(role("heading", "Assessments"));

  await tab.click(role("button", /Ada Okoye/));
  await tab.click(role("menuitem", "Sign out"));
  await tab.seeAddress("/sign-in");
  await tab.fill(label("E-mail"), "ada@shortlist.example");
  await tab.fill(label("Password"), "a long enough passphrase");
  await tab.click(role("button", "Sign in"));
  await tab.see(role("heading", "Assessments"));

  await tab.click(role("link", /New assessment/));
  await tab.click(role("combobox", "Interview"));
  await tab.seeThat(role("combobox", "Search: Interview"), { focused: true });
  await tab.type("data");
  await tab.click(role("option", /^Data Analyst/));
  await tab.fill(label("E-mail"), "amara.story@example.com");
  await tab.fill(label(/^First name/), "Amara");
  await tab.fill(label(/^Last name/), "Okafor-Story");
  await tab.click(role("button", "Create assessment"));

  const shown = text(/^http:.*\/sandbox\/apply\/[\w-]{22,}$/);
  await tab.see(shown);
  const { text: link } = await tab.look(shown);
  await tab.click(role("button", /^Copy link/));
  await tab.see(role("button", /^Copied/));
  await tab.goto("/assessments?q=okafor-story");
  const row = role("row", /Amara Okafor-Story/);
  await tab.seeThat(row, { count: 1, text: expect.stringContaining("Pending") });
  // What was copied is what a paste brings.
  const searchBox = role("textbox", "Search assessments");
  await tab.fill(searchBox, "");
  await tab.press("Control+v");
  await tab.seeThat(searchBox, { value: link });
  await tab.fill(searchBox, "okafor-story");
  await tab.seeThat(row, { count: 1 });

  const candidate = await openWindow(url);
  await takeInterview(candidate, pathOf(link));

  await tab.seeThat(row, { text: expect.stringMatching(/Recommended|Not recommended/) });
  await tab.click(within(row, role("link", /Amara Okafor-Story/)));
  await tab.see(role("heading", "Amara Okafor-Story"));
  await tab.see(text(/Link copied by Ada Okoye/));

  // There is a report only of those who are recommended.
  await tab.goto("/assessments?q=amara.okafor%40example.com");
  await tab.click(role("link", "Amara Okafor"));
  const report = role("link", /full report/);
  await tab.see(report);
  await tab.goto(pathOf((await tab.look(report)).attributes.href));
  await tab.see(role("heading", /Amara Okafor/));
});

test("a result arrives in the open tables of all tabs through one stream, also after the line was broken", async ({
  tab,
  service,
  counter,
}) => {
  await tab.goto("/assessments?sort=created");
  await tab.see(text(/^Live · checked/));
  const pending = (await readList(tab, "sort=created&status=pending&limit=20")).map(({ id }) => id);
  const [first = 0, second = 0] = pending;
  const other = await tab.openBeside();
  await other.goto("/assessments?sort=created");
  await other.see(text(/^Live · checked/));
  const mark = `document.body.setAttribute("data-same-page", "")`;
  for (const one of [tab, other]) {
    await one.toFront();
    await one.evaluate(mark);
    await one.seeThat(rowOf(first), { text: expect.stringContaining("Pending") });
  }
  await expect.poll(() => counter.open(events)).toBe(1);
  expect(counter.asked(events)).toBe(1);

  await service.complete(first);
  for (const one of [other, tab]) {
    await one.toFront();
    await one.seeThat(rowOf(first), { text: expect.stringContaining("Recommended") });
    await one.see(css("body[data-same-page]"));
  }
  expect(counter.asked(events)).toBe(1);
  expect(counter.asked(changes)).toBe(0);

  counter.breakLine();
  await service.complete(second);
  counter.mend();
  await tab.seeThat(rowOf(second), { text: expect.stringContaining("Recommended") });
  await tab.see(css("body[data-same-page]"));
  await expect.poll(() => counter.open(events)).toBe(1);
});

test("the palette opens by its keys, finds a page and a candidate, and gives the focus back", async ({
  tab,
}) => {
  await tab.goto("/assessments?queue=all");
  await tab.see(text(/^Live · checked/));
  await tab.press("Control+k");
  await tab.seeThat(palette, { focused: true });
  await tab.type("interviews");
  await tab.see(role("option", /^Interviews/));
  await tab.press("Enter");
  await tab.seeAddress("/interviews");
  await tab.seeNo(palette);

  // Who it is was read from the service one by one.
  let one: Listed | undefined;
  await expect
    .poll(async () => {
      [one] = await readList(tab, "status=recommended&limit=1");
      return one?.candidate?.email;
    })
    .toMatch(/@/);
  await tab.press("Control+k");
  await tab.seeThat(palette, { focused: true });
  await tab.type(String(one?.id));
  await tab.see(within(role("option"), text(one?.candidate?.email ?? "?")));
  await tab.press("Enter");
  await tab.seeAddress(new RegExp(`^/assessments/${one?.id}`));

  await tab.goto("/assessments?queue=all");
  const search = role("textbox", "Search assessments");
  await tab.click(search);
  await tab.press("Control+k");
  await tab.seeThat(palette, { focused: true });
  await tab.press("Escape");
  await tab.seeNo(palette);
  await tab.seeThat(search, { focused: true });
});

test("a row opens beside the table, keys walk on and decide, and closing it gives the focus back", {
  tag: "@story",
}, async ({ tab }) => {
  await tab.goto("/assessments?sort=created");
  await tab.see(text(/^Live · checked/));
  const [first = 0, second = 0, third = 0] = (await readList(tab, "sort=created&limit=10")).map(
    ({ id }) => id,
  );
  const panelHas = (id: number) => text(`Assessment ${id}`);

  await tab.click(rowLink(first));
  await tab.see(panelHas(first));
  await tab.seeAddress(`/assessments/${first}?sort=created`);
  await tab.see(role("table"));
  await tab.seeThat(rowOf(first), { attributes: expect.objectContaining({ "aria-current": "true" }) });
  await tab.press("j", "j");
  await tab.see(panelHas(third));
  await tab.press("k");
  await tab.see(panelHas(second));

  const choice = (name: string) => within(role("toolbar", "Decision"), role("button", name));
  const isPressed = { attributes: expect.objectContaining({ "aria-pressed": "true" }) };
  await tab.click(choice("Hold"));
  await tab.seeThat(choice("Hold"), { focused: true, ...isPressed });
  await tab.press("ArrowLeft");
  await tab.seeThat(choice("Advance"), { focused: true });
  await tab.press("Enter");
  await tab.seeThat(choice("Advance"), isPressed);
  await tab.see(text(/Advanced by Dana Whitfield/));

  await tab.press("Escape");
  await tab.seeAddress("/assessments?sort=created");
  await tab.seeNo(panelHas(second));
  await tab.seeThat(rowLink(second), { focused: true });
  await tab.press("Enter");
  await tab.see(panelHas(second));
  await tab.back();
  await tab.seeAddress("/assessments?sort=created");
  await tab.seeThat(rowLink(second), { focused: true });
});

test("an invitation’s wrong field says what is wrong, and what was typed outlives a refusal and a reload", async ({
  tab,
  service,
}) => {
  await tab.goto("/assessments/new");
  await tab.click(role("combobox", "Interview"));
  await tab.seeThat(role("combobox", "Search: Interview"), { focused: true });
  await tab.press("ArrowDown", "Enter");
  const interview = role("combobox", "Interview");
  await tab.seeThat(interview, { count: 1, text: expect.not.stringContaining("Choose") });
  const { text: chosen } = await tab.look(interview);
  await tab.fill(label("E-mail"), "not an address");
  await tab.fill(label(/^First name/), "Léa");
  await tab.click(role("button", "Create assessment"));
  await tab.see(text("This doesn’t look like an e-mail address."));
  await tab.seeThat(label("E-mail"), { focused: true, value: "not an address" });

  const address = `lea.${randomUUID()}@example.com`;
  await tab.fill(label("E-mail"), address);
  await tab.seeNo(text("This doesn’t look like an e-mail address."));
  await service.failNextCreate({ kind: "status", status: 401 });
  await tab.click(role("button", "Create assessment"));
  await tab.see(text(/doesn’t accept our key, so the candidate wasn’t invited\./));
  const isKept = async () => {
    await tab.seeThat(label("E-mail"), { value: address });
    await tab.seeThat(label(/^First name/), { value: "Léa" });
    await tab.seeThat(interview, { text: chosen });
  };
  await isKept();
  await tab.reload();
  await tab.see(text(/We kept what you entered\./));
  await isKept();
  await tab.click(role("button", "Create assessment"));
  await tab.see(role("button", /^Copy link/));
});
