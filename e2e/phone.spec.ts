import type { Locator, Page } from "@playwright/test";
import { catalogue as de } from "@/lib/i18n/messages/de/catalogue";
import { expect, test } from "./fixtures";
import { untilItRuns } from "./support/page-runs";
import { standStill } from "./support/stand-still";

const upright = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onItsSide = { ...upright, viewport: { width: 844, height: 390 } };

const cards = (page: Page) => page.locator("tbody tr[data-index]");
const bar = (page: Page) => page.getByRole("region", { name: "Selected assessments" });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error("It isn’t drawn.");
  return box;
}

/** A finger that stays for so long. */
async function rest(page: Page, element: Locator, ms: number): Promise<void> {
  const { x, y, width, height } = await boxOf(element);
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await page.waitForTimeout(ms);
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test.describe("upright", () => {
  test.use(upright);

  test.describe("with what needs attention", () => {
    // On a shared dashboard other tests settle the old pending ones.
    test.use({ alone: true });

    test("the list begins high up, the filters are one row, and search and the main act are within a thumb’s reach", async ({
      page,
      member,
      signIn,
      expectAccessible,
    }) => {
      await signIn(member("recruiter"));
      const first = cards(page).first();
      await untilItRuns(first);
      await expect(page.getByRole("button", { name: /pending for more than/ })).toBeVisible();
      expect((await boxOf(first)).y).toBeLessThanOrEqual(200);

      const filters = ["Filters", "Select", "Display"].map((name) => page.getByRole("button", { name }));
      const row = [page.getByRole("combobox", { name: "Filter by interview" }), ...filters];
      const tops = await Promise.all(row.map(async (it) => (await boxOf(it)).y));
      expect(new Set(tops).size).toBe(1);
      for (const one of filters) expect((await boxOf(one)).width).toBeGreaterThan(60);

      const search = page.getByRole("textbox", { name: "Search assessments" });
      const create = page.getByRole("link", { name: "New assessment" });
      for (const one of [search, create]) expect((await boxOf(one)).y).toBeGreaterThan(844 / 2);
      await expectAccessible();
      // Also where the list is short, and where it is scrolled.
      const place = await boxOf(search);
      await page.evaluate(() => window.scrollTo(0, 900));
      expect(await boxOf(search)).toEqual(place);
      await search.fill("nobody of that name");
      await expect(page.getByText("0 found")).toBeVisible();
      expect((await boxOf(search)).y).toBe(place.y);
      await expect(page).toHaveURL(/q=nobody/);
      await create.tap();
      await expect(page).toHaveURL(/\/assessments\/new$/);
    });
  });

  test.describe("far down", () => {
    // Others’ rows would come in above.
    test.use({ alone: true });

    test("a second tap on the same place decides about nobody", async ({ page, member, takeSession }) => {
      await takeSession(member("recruiter"));
      await page.goto("/assessments?queue=to_decide");
      await untilItRuns(cards(page).first());
      const left = async () =>
        (await (await page.request.get("/api/assessments?limit=1")).json()).counts.to_decide;
      const before = await left();
      const hold = await boxOf(cards(page).first().getByRole("button", { name: "Hold" }));
      const tap = () => page.touchscreen.tap(hold.x + hold.width / 2, hold.y + hold.height / 2);
      const name = () => cards(page).first().locator("[data-row-link]").textContent();
      const first = await name();
      const now = Date.now();
      await page.clock.setFixedTime(now);
      await tap();
      await expect.poll(name).not.toBe(first);
      const second = await name();
      await tap();
      await page.clock.setFixedTime(now + 2_000);
      await tap();
      await expect.poll(name).not.toBe(second);
      await expect.poll(left).toBe(before - 2);
    });

    test("back from an assessment, its card is in sight again", async ({ page, member, takeSession }) => {
      await takeSession(member("recruiter"));
      // A card grows when its candidate becomes known.
      const toRead = async () =>
        (await (await page.request.get("/api/assessments?limit=1")).json()).sync.identifying;
      await expect.poll(toRead).toBeUndefined();
      await page.goto("/assessments?queue=all");
      await untilItRuns(cards(page).first());
      for (let at = 0; at < 8; at++) {
        await page.evaluate(() => window.scrollBy(0, 300));
        await standStill(page);
      }
      const inSight = () =>
        cards(page).evaluateAll((all) =>
          all.findIndex((card) => {
            const { top, bottom } = card.getBoundingClientRect();
            return top > 100 && bottom < 700 && card.querySelector("[data-row-link]") !== null;
          }),
        );
      await expect.poll(inSight).toBeGreaterThan(-1);
      const index = await cards(page)
        .nth(await inSight())
        .getAttribute("data-index");
      const card = page.locator(`tr[data-index="${index}"]`);
      const back = page.getByRole("main").getByRole("link", { name: "Assessments", exact: true });
      for (const goBack of [() => page.goBack(), () => back.tap()]) {
        await card.locator("[data-row-link]").tap();
        await expect(page).toHaveURL(/\/assessments\/\d+/);
        await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible();
        await goBack();
        await expect(page).toHaveURL(/\/assessments\?queue=all$/);
        await untilItRuns(cards(page).first());
        await standStill(page);
        await expect(card.locator("[data-row-link]")).toBeInViewport();
      }
    });
  });

  test("choosing is a mode: a button or a finger that rests begins it, and a tap on a card chooses it", {
    tag: "@story",
  }, async ({ page, member, signIn, expectAccessible }) => {
    await signIn(member("recruiter"));
    const [first, second, third] = [cards(page).nth(0), cards(page).nth(1), cards(page).nth(2)];
    await untilItRuns(first);
    const boxes = page.getByRole("checkbox");
    await expect(boxes).toHaveCount(0);
    const select = page.getByRole("button", { name: "Select", exact: true });
    const done = page.locator(".home-toolbar").getByRole("button", { name: "Done", exact: true });
    await select.tap();
    await expect(done).toBeFocused();
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await expect(first.getByRole("checkbox")).toBeVisible();
    await second.tap();
    await expect(bar(page).getByText("1 selected", { exact: true })).toBeVisible();
    const chosen = await boxOf(second);
    expect(chosen.y + chosen.height).toBeLessThanOrEqual((await boxOf(bar(page))).y);
    await expect(second.getByRole("checkbox")).toBeChecked();
    await expectAccessible();
    await bar(page).getByRole("button", { name: "Clear selection" }).tap();
    await expect(boxes).toHaveCount(0);

    await page.evaluate(() => window.scrollTo(0, 150));
    const place = await boxOf(second);
    await expect(async () => {
      await rest(page, second, 700);
      await expect(second.getByRole("checkbox")).toBeChecked({ timeout: 500 });
    }).toPass();
    // The cards above are lower now.
    await expect.poll(async () => Math.round((await boxOf(second)).y - place.y)).toBe(0);
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    await first.tap();
    await expect(bar(page).getByText("2 selected", { exact: true })).toBeVisible();
    await done.tap();
    await expect(bar(page)).toHaveCount(0);
    await expect(boxes).toHaveCount(0);
    await select.tap();
    await expect(boxes.first()).toBeVisible();
    await page.locator("[data-dock]").getByRole("button", { name: "Done", exact: true }).tap();
    await expect(boxes).toHaveCount(0);
    // A tap opens a card again.
    await third.locator("[data-row-link]").tap();
    await expect(page).toHaveURL(/\/assessments\/\d+/);
  });

  test("whatever opens is a sheet at the foot, over the bar, and a tap beside it does no more than close it", async ({
    page,
    member,
    signIn,
  }) => {
    await signIn(member("recruiter"));
    await untilItRuns(cards(page).first());
    const menu = page.getByRole("menu");
    const list = page.getByRole("dialog").or(page.getByRole("listbox")).first();
    const openers = [
      { opener: page.getByRole("button", { name: "Display" }), sheet: menu },
      { opener: page.locator("[data-views-menu]"), sheet: menu },
      { opener: cards(page).first().getByRole("button", { name: /^More/ }), sheet: menu },
      { opener: page.getByRole("button", { name: "You" }), sheet: menu },
      { opener: page.getByRole("combobox", { name: "Filter by interview" }), sheet: list },
    ];
    for (const { opener, sheet } of openers) {
      await opener.tap();
      await expect
        .poll(async () => {
          const { x, width, y, height } = await boxOf(sheet);
          return { x, width, foot: Math.round(y + height) };
        })
        .toEqual({ x: 0, width: 390, foot: 844 });
      const isOnTop = () => document.elementFromPoint(195, 820)?.closest("[data-bar]") === null;
      expect(await page.evaluate(isOnTop)).toBe(true);
      await page.touchscreen.tap(195, 16);
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    }
    await cards(page).first().getByRole("button", { name: /^More/ }).tap();
    await page.getByRole("menuitem", { name: "Add to shortlist…" }).tap();
    const dialog = page.getByRole("dialog");
    await standStill(page);
    const { x, y, width, height } = await boxOf(dialog);
    expect({ x, width, foot: y + height }).toEqual({ x: 0, width: 390, foot: 844 });
    // No keyboard opens over what can be chosen.
    await expect(dialog).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel" }).tap();
    await expect(dialog).toHaveCount(0);
  });

  test("an unknown address has the bar of pages", async ({ page, member, takeSession, allowedErrors }) => {
    allowedErrors.push(/404/);
    await takeSession(member("viewer"));
    await page.goto("/nowhere");
    await expect(page.getByRole("heading", { name: "Page not found" })).toBeVisible();
    await expect(page).toHaveTitle("Not found · Shortlist");
    await page.getByRole("navigation").getByRole("link", { name: "Insights" }).tap();
    await expect(page).toHaveURL(/\/insights$/);
  });

  test("a finger moves a sheet down, and it closes", async ({ page, member, signIn }) => {
    await signIn(member("recruiter"));
    await untilItRuns(cards(page).first());
    const touch = await page.context().newCDPSession(page);
    const drag = async (fromY: number, byPx: number) => {
      const send = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
        touch.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
      await send("touchStart", fromY);
      for (let step = 1; step <= 8; step++) await send("touchMove", fromY + (byPx * step) / 8);
      await send("touchEnd");
    };
    const sheets = [
      { opener: page.getByRole("button", { name: "Display" }), sheet: page.getByRole("menu") },
      { opener: page.getByRole("button", { name: "Filters" }), sheet: page.getByRole("dialog") },
    ];
    for (const { opener, sheet } of sheets) {
      await opener.tap();
      await expect(sheet).toBeVisible();
      await standStill(page);
      const { y } = await boxOf(sheet);
      // Not far enough: it comes back.
      await drag(y + 12, 40);
      await expect.poll(async () => Math.round((await boxOf(sheet)).y)).toBe(Math.round(y));
      await drag(y + 12, 300);
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    }
  });

  test("going back closes what is open, and leaves the page only when nothing is", async ({
    page,
    member,
    signIn,
  }) => {
    await signIn(member("recruiter"));
    const main = page.getByRole("navigation", { name: "Main" });
    await main.getByRole("link", { name: "Interviews" }).tap();
    await expect(page).toHaveURL(/\/interviews$/);
    await main.getByRole("link", { name: "Assessments" }).tap();
    await page.getByRole("link", { name: /^All/ }).tap();
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    await untilItRuns(cards(page).first());
    const menu = page.getByRole("menu");
    const dialog = page.getByRole("dialog");
    const filters = page.getByRole("button", { name: "Filters" });
    const openers = [
      { opener: page.getByRole("button", { name: "Display" }), sheet: menu },
      { opener: cards(page).first().getByRole("button", { name: /^More/ }), sheet: menu },
      { opener: page.getByRole("combobox", { name: "Filter by interview" }), sheet: dialog },
      { opener: filters, sheet: dialog },
      {
        opener: page.getByRole("button", { name: "Select", exact: true }),
        sheet: page.getByRole("checkbox"),
      },
    ];
    const entry = () => page.evaluate(() => navigation.currentEntry?.key);
    for (const { opener, sheet } of openers) {
      const before = await entry();
      await opener.tap();
      await expect(sheet.first()).toBeVisible();
      // The script of the select mode comes after its boxes.
      await expect.poll(entry).not.toBe(before);
      await page.goBack();
      await expect(sheet).toHaveCount(0);
      await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    }

    // One layer at a time, and what was chosen stays.
    const statuses = dialog.getByRole("combobox", { name: "Status" });
    await filters.tap();
    await statuses.tap();
    await expect(page.getByRole("listbox")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await statuses.tap();
    await page.getByRole("option", { name: "Pending" }).tap();
    await expect(page).toHaveURL(/status=pending/);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/status=pending/);
    await page.goBack();
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);

    // Closed by a tap beside it: that has used up no step.
    await page.getByRole("button", { name: "Display" }).tap();
    await expect(menu).toBeVisible();
    await page.touchscreen.tap(195, 16);
    await expect(menu).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/queue=to_decide$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/interviews$/);

    // Forward again, past the entries of what was closed.
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    await page.goForward();
    await expect(page).toHaveURL(/status=pending/);
    await page.goBack();
    await expect(page).toHaveURL(/\/assessments\?queue=all$/);
    await page.goBack();
    await expect(page).toHaveURL(/queue=to_decide$/);
  });

  test("while one fills in, the form’s own act stands at the foot, also above a keyboard", {
    tag: "@story",
  }, async ({ page, member, takeSession, expectAccessible }) => {
    await takeSession(member("recruiter"));
    await page.goto("/assessments/new");
    const create = page.getByRole("button", { name: "Create assessment" });
    await untilItRuns(create);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    for (const height of [844, 460]) {
      await page.setViewportSize({ width: 390, height });
      await expect(create).toBeInViewport({ ratio: 1 });
      expect((await boxOf(create)).y).toBeGreaterThan(height - 80);
      const last = page.getByLabel("External ID");
      await create.focus();
      await last.focus();
      const { y, height: fieldHeight } = await boxOf(last);
      expect(y + fieldHeight).toBeLessThanOrEqual((await boxOf(create)).y);
    }
    await expectAccessible();
    // Above a keyboard there is no room for the bar of pages.
    await page.getByRole("link", { name: "Cancel" }).tap();
    await expect(page).toHaveURL(/\/assessments(?:\?queue=to_decide)?$/);
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });

  test("of one assessment the result comes first, and what has been is folded", { tag: "@story" }, async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    const listed = await page.request.get("/api/assessments?status=recommended&limit=1");
    const { assessments } = await listed.json();
    await page.goto(`/assessments/${assessments[0].id}`);
    const part = (name: string) => page.getByRole("region", { name });
    expect((await boxOf(part("Result details"))).y).toBeLessThan((await boxOf(part("Decision"))).y);
    const timeline = part("Timeline");
    await expect(timeline.getByRole("listitem")).toHaveCount(0);
    const show = timeline.getByRole("button", { name: "Show" });
    await untilItRuns(show);
    await show.tap();
    await expect(timeline.getByRole("listitem").first()).toBeVisible();
  });

  test("the list of settings says which page is open, and one’s own menu has the help that a desktop’s has", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("administrator"));
    await page.goto("/settings/templates");
    const list = page.getByRole("button", { name: /^Settings: / });
    await untilItRuns(list);
    await list.tap();
    const current = page.getByRole("menuitem").and(page.locator("[aria-current=page]"));
    await expect(current).toHaveText(["Message templates"]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "You", exact: true }).tap();
    await expect(current).toHaveText(["Settings"]);
    await page.getByRole("menuitem", { name: "Keyboard shortcuts" }).tap();
    await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  });

  test("it can be put on a home screen, with pictures of its own and the theme’s ground around the page", async ({
    page,
    member,
    signIn,
  }) => {
    await signIn(member("recruiter"));
    const href = await page.locator("link[rel=manifest]").getAttribute("href");
    const manifest = await (await page.request.get(href ?? "")).json();
    expect(manifest).toMatchObject({ name: "Shortlist", start_url: "/assessments", display: "standalone" });
    const touch = await page.locator("link[rel=apple-touch-icon]").getAttribute("href");
    for (const src of [touch ?? "", ...manifest.icons.map((icon: { src: string }) => icon.src)]) {
      const picture = await page.request.get(src);
      expect(picture.headers()["content-type"]).toBe("image/png");
    }
    await page.getByRole("button", { name: "You" }).tap();
    await page.getByRole("menuitemradio", { name: "Dark" }).tap();
    const colors = () =>
      page
        .locator("meta[name=theme-color]")
        .evaluateAll((all) => all.map((it) => it.getAttribute("content")));
    await expect.poll(colors).toEqual(["#131312", "#131312"]);
    await page.reload();
    expect(await colors()).toEqual(["#131312", "#131312"]);
  });

  test("the settings are a list that opens, and leads from one to the other", { tag: "@story" }, async ({
    page,
    member,
    takeSession,
    expectAccessible,
  }) => {
    await takeSession(member("administrator"));
    await page.goto("/settings");
    await page.getByRole("button", { name: "Settings: Profile" }).tap();
    const list = page.getByRole("menu");
    await expect(list.getByRole("menuitem")).toHaveCount(8);
    await expectAccessible();
    await list.getByRole("menuitem", { name: "Audit log" }).tap();
    await expect(page).toHaveURL(/\/settings\/log$/);
    await expect(page.getByRole("button", { name: "Settings: Audit log" })).toBeVisible();
    await expect(page.getByRole("menu")).toHaveCount(0);
  });

  test("link and message go out by the phone’s own ways to share, which are recorded as a copy is", {
    tag: "@story",
  }, async ({ page, mark, member, invite, takeSession }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, { share: async (data: ShareData) => void shared.push(data) });
    });
    await takeSession(member("recruiter"));
    const { id, applicationUrl } = await invite({ email: `share.${mark}@example.com` });
    await page.goto(`/assessments/${id}`);
    const noted = page.waitForResponse(`**/api/assessments/${id}/link-copied`);
    await page.getByRole("button", { name: "Share link" }).tap();
    expect((await noted).ok()).toBe(true);
    await page.getByRole("button", { name: "Share message" }).tap();
    const shared = () => page.evaluate(() => Reflect.get(window, "shared") as ShareData[]);
    await expect.poll(async () => (await shared()).length).toBe(2);
    const [link, message] = await shared();
    expect(link).toEqual({ url: applicationUrl });
    expect(message?.text).toContain(applicationUrl);
  });
});

test.describe("on its side", () => {
  test.use({ ...onItsSide, locale: "de-DE" });

  test("a phone on its side has its search and filters in one line, and whole names", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await page.goto("/assessments?queue=all");
    await untilItRuns(cards(page).first());
    const { searchLabel, filterInterview, export: file } = de.table;
    const row = [
      page.getByRole("textbox", { name: searchLabel }),
      page.getByRole("combobox", { name: filterInterview }),
      page.getByRole("button", { name: de.selection.mode, exact: true }),
      page.getByRole("link", { name: new RegExp(`^${file}|exportieren$`) }),
    ];
    const tops = await Promise.all(row.map(async (it) => Math.round((await boxOf(it)).y)));
    expect(new Set(tops).size).toBe(1);
    expect((await boxOf(cards(page).first())).y).toBeLessThanOrEqual(180);
    expect((await boxOf(cards(page).nth(1))).y).toBeLessThanOrEqual(310);
    const cut = (names: Element[]) => names.filter((it) => it.scrollWidth > it.clientWidth).length;
    expect(await page.locator("[data-row-link]").evaluateAll(cut)).toBe(0);
    // All of the row is in the window, and New is still there further down.
    await expect(row.at(-1) as Locator).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.getByRole("link", { name: de.common.newAssessment })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: de.display.title }).tap();
    await expect(page.getByRole("menuitemradio", { name: de.table.sorts.newest })).toBeVisible();
    await page.goBack();
    await page.getByRole("button", { name: de.table.filters, exact: true }).tap();
    await expect(page.getByRole("dialog", { name: de.table.filters })).toBeVisible();
  });
});

test.describe("a small one, in German", () => {
  test.use({ ...upright, viewport: { width: 320, height: 568 }, locale: "de-DE" });

  test("the first candidate is whole, with all that can be done about them, and no label touches the next", async ({
    page,
    member,
    takeSession,
  }) => {
    await takeSession(member("recruiter"));
    await page.goto("/assessments?queue=to_decide");
    const first = cards(page).first();
    await untilItRuns(first);
    const card = await boxOf(first);
    expect(card.y + card.height).toBeLessThanOrEqual(
      (await boxOf(page.getByRole("textbox", { name: de.table.searchLabel }))).y,
    );
    const acts = Object.values(de.deciding.short).map((name) =>
      first.getByRole("button", { name, exact: true }),
    );
    const tops = await Promise.all(acts.map(async (act) => Math.round((await boxOf(act)).y)));
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
    // The three labels need all of the width.
    await expect(first.getByRole("link", { name: /^Bericht/ })).toHaveCount(0);
    await first.getByRole("button", { name: /^Mehr/ }).tap();
    await expect(page.getByRole("menuitem", { name: /^Bericht/ })).toBeVisible();
    await page.goBack();

    const labels = page
      .getByRole("navigation", { name: de.layout.mainNavigation })
      .locator("a > span:last-child");
    const edges = await labels.evaluateAll((all) => {
      const range = document.createRange();
      return all.map((label) => {
        range.selectNodeContents(label);
        const { left, right } = range.getBoundingClientRect();
        return { left, right };
      });
    });
    expect(edges.length).toBe(5);
    for (const [at, { left }] of edges.entries())
      if (at > 0) expect(left - (edges[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(3);
  });

  test("a dialog’s buttons are in sight, however long it is", async ({ page, member, takeSession }) => {
    await takeSession(member("administrator"));
    await page.goto("/settings/people");
    const invite = page.getByRole("button", { name: de.settings.people.invite });
    await untilItRuns(invite);
    await invite.tap();
    const dialog = page.getByRole("dialog");
    const field = dialog.getByRole("radio").last();
    const act = dialog.getByRole("button").last();
    await expect(act).toBeInViewport({ ratio: 1 });
    await field.focus();
    const { y, height } = await boxOf(field);
    expect(y + height).toBeLessThanOrEqual((await boxOf(dialog.getByRole("button").first())).y);
    await expect(act).toBeInViewport({ ratio: 1 });
    // Over a keyboard there is no room for both.
    await page.setViewportSize({ width: 320, height: 300 });
    await dialog.getByRole("textbox").first().tap();
    const isCovered = (field: Element) => {
      const { x, y, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) !== field;
    };
    expect(await dialog.getByRole("textbox").first().evaluate(isCovered)).toBe(false);
  });
});
