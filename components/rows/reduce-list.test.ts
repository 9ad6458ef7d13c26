import { describe, expect, it } from "vitest";
import { createAssessment } from "@/components/assessments/testing";
import {
  freshCount,
  isOutdated,
  isUnanswered,
  movesByItself,
  pagesToFetch,
  placeOf,
  rowsAtHand,
  rowsShown,
  shownLength,
} from "@/components/rows/list-shown";
import { keyOf } from "@/components/rows/list-state";
import { all, archive, createBrowser, createSource, pending, toDecide } from "@/components/rows/testing-list";
import type { DecisionValue } from "@/lib/assessments/schema";

function open(count: number, view = all) {
  const source = createSource(count);
  const browser = createBrowser(source);
  browser.showView(view);
  return { source, browser };
}
const pill = (browser: ReturnType<typeof createBrowser>) => isOutdated(browser.state(), browser.list());
const archiveHere = ({ source, browser }: ReturnType<typeof open>, ids: number[], archived = true) => {
  const rows = ids.flatMap((id) => source.row(id) ?? []);
  browser.dispatch({ kind: "actionBegun", action: "a", rows, change: { kind: "archive", archived } });
  source.archive(ids, archived, true);
};

describe("a list under somebody’s eyes", () => {
  it("is the page’s own picture at once, and the answer to the visit when that is there", () => {
    const source = createSource(3);
    const browser = createBrowser(source);
    const page = source.first(all);
    browser.dispatch({ kind: "viewShown", view: all, picture: { view: all, page } });
    expect(browser.shown()).toEqual([3, 2, 1]);
    source.add();
    browser.answer(all);
    expect(browser.shown()).toEqual([4, 3, 2, 1]);
    // No row had been held yet.
    expect(browser.state().marked.size).toBe(0);
  });

  it("changes in place and says so, while what is new waits", () => {
    const { source, browser } = open(3);
    source.change(2, { noteCount: 1 });
    source.add();
    browser.hear();
    expect(browser.shown()).toEqual([3, 2, 1]);
    expect(browser.state().changes.rows.map(({ now }) => [now.id, now.noteCount])).toEqual([[2, 1]]);
    expect([...browser.state().marked.keys()]).toEqual([2]);
    expect([freshCount(browser.list()), pill(browser)]).toEqual([1, true]);
    browser.letIn();
    expect(browser.shown()).toEqual([4, 3, 2, 1]);
    expect([...browser.state().marked.keys()]).toEqual([2, 4]);
    expect(pill(browser)).toBe(false);
  });

  it("says nothing of what this person has written, and everything that comes after", () => {
    const { source, browser } = open(3);
    browser.dispatch({ kind: "changeExpected", ids: [2], isExpected: true });
    source.change(2, { noteCount: 1 });
    source.change(3, { noteCount: 1 });
    browser.hear();
    expect(browser.state().changes.rows.map(({ now }) => now.id)).toEqual([3]);
    expect([...browser.state().marked.keys()]).toEqual([3]);
    source.change(2, { noteCount: 2 });
    browser.hear();
    expect(browser.state().changes.rows.map(({ now }) => now.id)).toEqual([2]);
  });

  it("is let in with the pages in sight already there", () => {
    const { source, browser } = open(350);
    browser.want(2);
    source.add();
    browser.hear();
    browser.dispatch({ kind: "lettingIn" });
    browser.answer(all);
    expect(browser.shown()[0]).toBe(350);
    expect(pagesToFetch(browser.state()).map(({ page }) => page)).toEqual([2]);
    browser.load();
    expect([browser.shown()[0], browser.shown()[250], browser.state().isLettingIn]).toEqual([
      351,
      101,
      false,
    ]);
  });

  it("waits for the pages that were scrolled to meanwhile, and no more for those that were left", () => {
    const { source, browser } = open(450);
    browser.want(1, 4);
    source.add();
    browser.dispatch({ kind: "lettingIn" });
    browser.answer(all);
    browser.dispatch({ kind: "scrolled", viewKey: browser.list().viewKey, pages: [1, 2] });
    const came = (page: number) => {
      const request = pagesToFetch(browser.state()).find(
        (request) => request.page === page && request.position === source.position(),
      );
      if (!request) throw new Error("Nobody asks for the page.");
      browser.dispatch({ kind: "pageCame", of: request, page: source.page(request) });
    };
    came(1);
    expect(browser.state().isLettingIn).toBe(true);
    came(2);
    expect(browser.state().isLettingIn).toBe(false);
    expect(browser.shown().slice(100, 300)).toEqual(source.ids(all).slice(100, 300));
  });

  it("moves though a page of it can’t be had, and stays when none can", () => {
    const { source, browser } = open(350);
    browser.want(2);
    source.add();
    browser.hear();
    browser.dispatch({ kind: "lettingIn" });
    browser.answer(all);
    for (const of of pagesToFetch(browser.state())) browser.dispatch({ kind: "pageFailed", of });
    expect(browser.shown()[0]).toBe(351);
    source.add();
    browser.hear();
    browser.dispatch({ kind: "lettingIn" });
    browser.dispatch({ kind: "lettingInFailed" });
    expect([browser.shown()[0], pill(browser), browser.state().mayMove]).toEqual([351, true, false]);
    browser.dispatch({ kind: "told", rows: [] });
    expect(browser.state().mayMove).toBe(true);
  });

  it("says of a page that can’t be had where it would stand, until it comes or is scrolled past", () => {
    const { browser } = open(350);
    const failed = () => {
      const { list, ...state } = browser.state();
      return list && rowsShown(state, list).failedAt(250);
    };
    browser.dispatch({ kind: "scrolled", viewKey: keyOf(all), pages: [2] });
    const [request] = pagesToFetch(browser.state());
    if (!request) throw new Error("Nothing is asked for.");
    browser.dispatch({ kind: "pageFailed", of: request });
    expect(failed()).toMatchObject({ request, first: 200, last: 299 });
    expect(pagesToFetch(browser.state())).toEqual([request]);
    browser.want(0);
    expect(failed()).toBeUndefined();
    browser.dispatch({ kind: "scrolled", viewKey: keyOf(all), pages: [2] });
    browser.dispatch({ kind: "pageFailed", of: request });
    browser.load();
    expect(failed()).toBeUndefined();
    expect(browser.shown()[250]).toBe(100);
  });

  it("doesn’t wait for a page that couldn’t be had before, and goes on saying so", () => {
    const { browser, source } = open(350);
    const failedAt = (index: number) => rowsShown(browser.state(), browser.list()).failedAt(index);
    browser.dispatch({ kind: "scrolled", viewKey: keyOf(all), pages: [2] });
    const [request] = pagesToFetch(browser.state());
    if (!request) throw new Error("Nothing is asked for.");
    browser.dispatch({ kind: "pageFailed", of: request });
    source.add();
    browser.dispatch({ kind: "lettingIn" });
    browser.answer(all);
    expect(browser.shown()[0]).toBe(351);
    expect(failedAt(250)).toMatchObject({ first: 200, last: 299 });
    expect(pagesToFetch(browser.state())).toMatchObject([{ page: 2, position: source.position() }]);
    browser.load();
    expect(failedAt(250)).toBeUndefined();
    expect(browser.shown()[250]).toBe(101);
  });

  it("says that one has come out of the archive that it never had", () => {
    const source = createSource(3, [2]);
    const browser = createBrowser(source);
    browser.showView(all);
    source.archive([2], false);
    browser.hear();
    expect([browser.shown(), pill(browser)]).toEqual([[3, 1], true]);
  });

  it("says that one has come back that was archived here, once that is long ago", () => {
    const opened = open(3);
    const { source, browser } = opened;
    archiveHere(opened, [2]);
    browser.dispatch({ kind: "actionDone", action: "a" });
    source.archive([2], false);
    const rows = source.tellAtOnce() ?? [];
    browser.dispatch({ kind: "told", rows });
    expect([browser.shown(), pill(browser)]).toEqual([[3, 1], false]);
    browser.dispatch({ kind: "actionForgotten", action: "a" });
    expect(pill(browser)).toBe(true);
  });

  it("says so also where the list was let in meanwhile", () => {
    const { source, browser } = open(3);
    const actions = ["a", "b", "c"];
    for (const [at, action] of actions.entries()) {
      const archived = at !== 1;
      const rows = [source.row(2) ?? createAssessment({ id: 2 })];
      browser.dispatch({ kind: "actionBegun", action, rows, change: { kind: "archive", archived } });
      source.archive([2], archived, true);
      browser.dispatch({ kind: "actionDone", action });
    }
    source.archive([2], false);
    browser.hear();
    browser.letIn();
    browser.answer(all);
    for (const action of actions) browser.dispatch({ kind: "actionForgotten", action });
    expect([browser.shown(), pill(browser)]).toEqual([[3, 1], true]);
  });

  it("says that a page which was counted off may not follow on, when something unseen has left", () => {
    const { source, browser } = open(1_000);
    browser.want(7);
    expect(pill(browser)).toBe(false);
    source.archive([650], true);
    browser.hear();
    expect(pill(browser)).toBe(false);
    browser.want(9);
    expect(pill(browser)).toBe(true);
  });

  it("keeps the rows of a page that is at hand, though it can’t be had for the list that is to come", () => {
    const { browser } = open(350);
    browser.want(2);
    const page = { view: all, position: browser.list().position, era: 0, page: 2 };
    browser.dispatch({ kind: "pageFailed", of: page });
    expect([...browser.list().failed]).toEqual([]);
  });

  it("gives up what was to come of a history that has ended", () => {
    const { source, browser } = open(350);
    browser.want(2);
    source.add();
    browser.hear();
    browser.dispatch({ kind: "lettingIn" });
    browser.answer(all);
    const [ask] = pagesToFetch(browser.state());
    source.restart();
    browser.dispatch({ kind: "reloaded", position: source.position() });
    if (ask) browser.dispatch({ kind: "pageCame", of: ask, page: source.page(ask) });
    expect([browser.state().incoming, browser.state().isLettingIn, movesByItself(browser.state())]).toEqual([
      undefined,
      false,
      "if untouched",
    ]);
  });

  it("says without the feed that its last row has left, and that the history is another one", () => {
    const { source, browser } = open(3);
    browser.dispatch({ kind: "feedBroke", isBroken: true });
    source.archive([1], true);
    browser.answer(all);
    expect(pill(browser)).toBe(true);
    const other = open(3);
    other.browser.dispatch({ kind: "feedBroke", isBroken: true });
    other.source.restart();
    other.browser.answer(all);
    expect(pill(other.browser)).toBe(true);
  });

  it("takes no other rows with those that leave it", () => {
    const { source, browser } = open(250, pending);
    for (const id of [248, 247]) source.change(id, { status: "recommended" });
    browser.hear();
    browser.want(0, 1);
    expect(browser.shown().slice(0, 150)).toEqual(Array.from({ length: 150 }, (_, at) => 250 - at));
    expect(pill(browser)).toBe(true);
  });

  it("has a row of two pages once, and says that it has changed", () => {
    const { source, browser } = open(400, pending);
    browser.want(2);
    source.change(250, { status: "recommended" });
    browser.hear();
    expect(pill(browser)).toBe(false);
    browser.want(1);
    expect(browser.shown().filter((id) => id === 200)).toHaveLength(1);
    expect(pill(browser)).toBe(true);
  });

  it("that nobody looked at for long gives its pages up, but for those in sight", () => {
    const { browser } = open(6_000);
    for (let page = 1; page < 60; page += 1) browser.want(page);
    expect(browser.list().pages.size).toBe(50);
    expect(browser.list().pages.has(0)).toBe(true);
    browser.want(3);
    expect(browser.shown()[300]).toBe(5_700);
    browser.showView(pending);
    expect(browser.state().rows.size).toBeLessThan(2_000);
  });

  it("grows with its pages where nobody counted to the end", () => {
    const source = createSource(250);
    const browser = createBrowser(source);
    browser.dispatch({ kind: "viewShown", view: all });
    const page = { ...source.first(all), total: 150, totalIsExact: false };
    browser.dispatch({ kind: "answered", view: all, page, era: 0 });
    expect(shownLength(browser.list())).toEqual({ count: 200, isExact: false });
    browser.want(1);
    expect(shownLength(browser.list())).toEqual({ count: 300, isExact: false });
    browser.want(2);
    expect(shownLength(browser.list())).toEqual({ count: 250, isExact: true });
  });
});

describe("an answer that was on its way", () => {
  it("doesn’t undo what was told meanwhile", () => {
    const { source, browser } = open(3);
    const late = source.first(pending);
    source.change(2, { noteCount: 5 });
    browser.hear();
    browser.dispatch({ kind: "viewShown", view: pending });
    browser.dispatch({ kind: "answered", view: pending, page: late, era: 0 });
    expect(rowsAtHand(browser.state(), browser.list())[1]?.noteCount).toBe(5);
  });

  it("leaves nothing out that came meanwhile, in another view too", () => {
    const { source, browser } = open(3);
    const late = source.first(pending);
    source.add();
    source.change(1, { status: "recommended" });
    browser.hear();
    browser.dispatch({ kind: "viewShown", view: pending });
    browser.dispatch({ kind: "answered", view: pending, page: late, era: 0 });
    expect(freshCount(browser.list())).toBe(1);
    expect(pill(browser)).toBe(true);
    browser.letIn();
    expect(browser.shown()).toEqual([4, 3, 2]);
  });

  it("left before somebody brought a row back: that waits, too", () => {
    const { source, browser } = open(3);
    source.archive([2], true);
    browser.hear();
    browser.letIn();
    expect(browser.shown()).toEqual([3, 1]);
    const late = source.first(all);
    source.archive([2], false);
    browser.hear();
    browser.dispatch({ kind: "lettingIn" });
    browser.dispatch({ kind: "answered", view: all, page: late, era: 0 });
    expect(pill(browser)).toBe(true);
    source.add();
    const newer = source.first({ ...all, sort: "created" });
    browser.dispatch({ kind: "viewShown", view: { ...all, sort: "created" } });
    browser.dispatch({ kind: "answered", view: { ...all, sort: "created" }, page: newer, era: 0 });
    expect(pill(browser)).toBe(false);
  });

  it("that nobody asked the list to move for moves nothing", () => {
    const { source, browser } = open(3);
    source.add();
    source.change(3, { noteCount: 1 });
    browser.answer(all);
    expect(browser.shown()).toEqual([3, 2, 1]);
    expect(browser.state().changes.rows).toHaveLength(1);
    browser.hear();
    expect([freshCount(browser.list()), browser.state().turn]).toEqual([1, 1]);
  });

  it("is compared with the list while nothing else tells of changes", () => {
    const { source, browser } = open(3, pending);
    browser.dispatch({ kind: "feedBroke", isBroken: true });
    browser.answer(pending);
    expect(pill(browser)).toBe(false);
    source.change(3, { status: "recommended" });
    browser.answer(pending);
    expect([browser.shown(), pill(browser)]).toEqual([[3, 2, 1], true]);
  });

  it("is one of now where it has all that the feed went on from, though it was asked for before", () => {
    const { source, browser } = open(3);
    source.change(2, { noteCount: 9 });
    const late = source.first(all);
    browser.dispatch({ kind: "reloaded", position: source.position() });
    browser.dispatch({ kind: "lettingIn" });
    browser.dispatch({ kind: "answered", view: all, page: late, era: 0 });
    expect(pill(browser)).toBe(false);
    expect(rowsAtHand(browser.state(), browser.list())[1]?.noteCount).toBe(9);
  });

  it("of a history that has ended doesn’t stand for the one of now", () => {
    const { source, browser } = open(3);
    const late = source.first(all);
    source.restart();
    browser.dispatch({ kind: "reloaded", position: source.position() });
    expect([pill(browser), movesByItself(browser.state())]).toEqual([true, "if untouched"]);
    browser.dispatch({ kind: "lettingIn" });
    browser.dispatch({ kind: "answered", view: all, page: late, era: 0 });
    expect(pill(browser)).toBe(true);
    source.change(2, { noteCount: 9 });
    browser.letIn();
    expect([pill(browser), browser.shown()]).toEqual([false, [3, 2, 1]]);
    expect(rowsAtHand(browser.state(), browser.list())[1]?.noteCount).toBe(9);
  });
});

describe("what one has archived oneself", () => {
  it("leaves at once, isn’t announced, and comes back to its place", () => {
    const here = open(3);
    const { browser } = here;
    archiveHere(here, [2]);
    expect(browser.shown()).toEqual([3, 2, 1]);
    browser.dispatch({ kind: "actionDone", action: "a" });
    expect([browser.shown(), browser.list().nextFocus]).toEqual([
      [3, 1],
      { index: 1, decided: [], returned: [] },
    ]);
    browser.hear();
    expect([browser.shown(), browser.state().changes.rows, pill(browser)]).toEqual([[3, 1], [], false]);
    archiveHere(here, [2], false);
    browser.dispatch({ kind: "actionDone", action: "a" });
    expect(browser.shown()).toEqual([3, 1]);
    browser.hear();
    expect([browser.shown(), browser.state().changes.rows, pill(browser)]).toEqual([[3, 2, 1], [], false]);
  });

  it("leaves when the feed is faster than the answer, and when no answer comes", () => {
    const here = open(3);
    archiveHere(here, [2]);
    here.browser.hear();
    expect([here.browser.shown(), pill(here.browser)]).toEqual([[3, 1], false]);

    const unclear = open(3);
    archiveHere(unclear, [2]);
    unclear.browser.dispatch({ kind: "actionFailed", action: "a", isUnclear: true });
    unclear.browser.hear();
    expect([unclear.browser.shown(), unclear.browser.state().changes.rows]).toEqual([[3, 1], []]);
  });

  it("that was refused is nobody’s: somebody else’s is said", () => {
    const { source, browser } = open(3);
    const rows = [createAssessment({ id: 2 })];
    browser.dispatch({ kind: "actionBegun", action: "a", rows, change: { kind: "archive", archived: true } });
    browser.dispatch({ kind: "actionFailed", action: "a", isUnclear: false });
    source.archive([2], true);
    browser.hear();
    expect([browser.shown(), browser.state().changes.rows.length, pill(browser)]).toEqual([
      [3, 2, 1],
      1,
      true,
    ]);
  });

  it("is not announced when it is undone before the feed has told of it", () => {
    const here = open(3);
    const { browser, source } = here;
    archiveHere(here, [2]);
    const rows = [source.row(2)].flatMap((row) => row ?? []);
    browser.dispatch({ kind: "actionDone", action: "a" });
    browser.dispatch({
      kind: "actionBegun",
      action: "b",
      rows,
      change: { kind: "archive", archived: false },
    });
    source.archive([2], false, true);
    browser.hear();
    expect([browser.shown(), browser.state().changes.rows, pill(browser)]).toEqual([[3, 2, 1], [], false]);
  });

  it("doesn’t come back with an answer that left before it was done", () => {
    const here = open(3);
    const { browser, source } = here;
    source.add();
    browser.hear();
    const late = source.first(all);
    archiveHere(here, [2]);
    browser.dispatch({ kind: "actionDone", action: "a" });
    browser.dispatch({ kind: "lettingIn" });
    browser.dispatch({ kind: "answered", view: all, page: late, era: 0 });
    expect(browser.shown()).toEqual([4, 3, 1]);
    browser.hear();
    expect([browser.shown(), pill(browser)]).toEqual([[4, 3, 1], false]);
  });

  it("elsewhere lets the list in by itself, as long as nothing of others waits", () => {
    const here = open(250, archive);
    archiveHere(here, [7]);
    here.browser.dispatch({ kind: "actionDone", action: "a" });
    here.browser.hear();
    expect([pill(here.browser), movesByItself(here.browser.state())]).toEqual([false, "yes"]);
    here.browser.letIn();
    expect(here.browser.shown()).toEqual([7]);
    archiveHere(here, [9]);
    here.browser.hear();
    expect([pill(here.browser), movesByItself(here.browser.state())]).toEqual([false, "yes"]);
    expect(here.browser.state().recounts).toBe(2);
  });

  it("and was new isn’t counted among the new ones", () => {
    const here = open(3);
    const { browser, source } = here;
    source.add();
    browser.hear();
    expect(freshCount(browser.list())).toBe(1);
    archiveHere(here, [4]);
    browser.hear();
    expect([freshCount(browser.list()), pill(browser)]).toEqual([0, false]);
  });

  it("has no place in the list, and what follows moves up", () => {
    const here = open(250);
    here.browser.want(0, 1);
    archiveHere(here, [250, 140]);
    here.browser.dispatch({ kind: "actionDone", action: "a" });
    const list = here.browser.list();
    expect([249, 250, 141, 139].map((id) => placeOf(list, id))).toEqual([0, undefined, 108, 109]);
    here.browser.want(2);
    expect(here.browser.shown()).toEqual(
      Array.from({ length: 250 }, (_, at) => 250 - at).filter((id) => id !== 250 && id !== 140),
    );
  });
});

it("a page that was counted off while a row before it left lets the list in by itself", () => {
  const here = open(230);
  const { browser, source } = here;
  browser.dispatch({ kind: "scrolled", viewKey: keyOf(all), pages: [2] });
  archiveHere(here, [131]);
  const [request] = pagesToFetch(browser.state());
  if (!request) throw new Error("No page is asked for.");
  const page = source.page(request);
  browser.hear();
  browser.dispatch({ kind: "pageCame", of: request, page });
  expect([pill(browser), movesByItself(browser.state())]).toEqual([false, "yes"]);
});

it("a mark fades with the change that made it, not with one before", () => {
  const { source, browser } = open(2);
  source.change(2, { noteCount: 1 });
  browser.hear();
  const { turn } = browser.state();
  source.change(2, { noteCount: 2 });
  browser.hear();
  browser.dispatch({ kind: "faded", turn });
  expect([...browser.state().marked.keys()]).toEqual([2]);
  browser.dispatch({ kind: "faded", turn: browser.state().turn });
  expect(browser.state().marked.size).toBe(0);
});

it("a list stands still while another view is asked for and taken back", () => {
  const { browser } = open(250);
  browser.want(1);
  const list = browser.list();
  browser.dispatch({ kind: "viewShown", view: pending });
  browser.dispatch({ kind: "viewShown", view: all });
  expect(browser.list()).toBe(list);
});

describe("a view that narrows the one in sight", () => {
  const named = (q: string) => ({ ...all, q });
  const recommended = { ...all, status: "recommended" } as const;
  function openMixed(count: number, every = 40) {
    const opened = open(count);
    for (let id = every; id <= count; id += every) opened.source.change(id, { status: "recommended" });
    opened.browser.hear();
    opened.browser.letIn();
    return opened;
  }

  it("begins at once with the rows at hand that fit, and says neither how many there are nor what waits", () => {
    const { browser, source } = openMixed(250);
    browser.dispatch({ kind: "viewShown", view: recommended });
    expect(browser.shown()).toEqual([240, 200, 160]);
    expect(shownLength(browser.list()).isExact).toBe(false);
    expect(isUnanswered(browser.list(), keyOf(recommended))).toBe(true);
    expect(pagesToFetch(browser.state())).toEqual([]);
    const { marked } = browser.state();
    browser.answer(recommended);
    expect(browser.shown()).toEqual(source.ids(recommended));
    expect(isUnanswered(browser.list(), keyOf(recommended))).toBe(false);
    expect(browser.state().marked).toEqual(marked);
  });

  it("is whole at once where all of the wider one is at hand", () => {
    const { browser, source } = openMixed(90);
    browser.dispatch({ kind: "viewShown", view: recommended });
    expect(browser.shown()).toEqual(source.ids(recommended));
    expect(shownLength(browser.list())).toEqual({ count: 2, isExact: true });
    browser.dispatch({ kind: "viewShown", view: { ...recommended, q: "nobody" } });
    expect(shownLength(browser.list())).toEqual({ count: 0, isExact: true });
  });

  it("doesn’t say that there are no others while rows wait that may be some", () => {
    const { browser, source } = openMixed(90);
    const list = browser.list();
    source.add();
    browser.hear();
    browser.dispatch({ kind: "viewShown", view: named("nobody") });
    expect(browser.list().viewKey).toBe(list.viewKey);
    browser.dispatch({ kind: "viewShown", view: recommended });
    expect(shownLength(browser.list())).toEqual({ count: 2, isExact: false });
  });

  it("waits for its answer where no row at hand fits, and where it has another order", () => {
    const { browser } = open(250);
    const list = browser.list();
    for (const view of [recommended, { ...pending, sort: "candidate" } as const]) {
      browser.dispatch({ kind: "viewShown", view });
      expect(browser.list()).toBe(list);
    }
  });

  it("is found by each further letter, and what was there before comes back when they are taken away", () => {
    const { browser } = open(250);
    const list = browser.list();
    browser.dispatch({ kind: "viewShown", view: named("2") });
    browser.dispatch({ kind: "viewShown", view: named("21") });
    expect(browser.shown()).toEqual([221, 219, 218, 217, 216, 215, 214, 213, 212, 211, 210]);
    browser.dispatch({ kind: "viewShown", view: named("2") });
    expect(browser.shown()[0]).toBe(250);
    expect(browser.shown()).toHaveLength(56);
    browser.dispatch({ kind: "viewShown", view: all });
    expect(browser.list()).toBe(list);
  });

  it("isn’t taken for the answer when that tells of nothing newer", () => {
    const { browser, source } = openMixed(250);
    browser.dispatch({ kind: "viewShown", view: recommended });
    expect(source.position()).toBe(browser.list().position);
    browser.answer(recommended);
    expect(shownLength(browser.list())).toEqual({ count: 6, isExact: true });
  });

  it("keeps the list behind it up to date", () => {
    const { browser, source } = openMixed(250);
    browser.dispatch({ kind: "viewShown", view: recommended });
    source.add();
    browser.hear();
    browser.dispatch({ kind: "viewShown", view: all });
    expect([freshCount(browser.list()), pill(browser)]).toEqual([1, true]);
  });
});

describe("a page that came with the rows that were drawn alone", () => {
  function arrive(count: number) {
    const source = createSource(count);
    const browser = createBrowser(source);
    const { assessments, nextCursor, ...rest } = source.first(all);
    const drawn = assessments.slice(0, 20);
    const page = {
      ...rest,
      assessments: drawn,
      nextCursor: count > 20 ? JSON.stringify(drawn.at(-1)) : nextCursor,
    };
    browser.dispatch({ kind: "viewShown", view: all, picture: { view: all, page } });
    return { source, browser };
  }

  it("is as long as the whole list, and the answer to the visit brings what it lacks", () => {
    const { source, browser } = arrive(250);
    expect(shownLength(browser.list())).toEqual({ count: 250, isExact: true });
    expect(browser.shown().slice(18, 22)).toEqual([232, 231, undefined, undefined]);
    expect(isUnanswered(browser.list(), keyOf(all))).toBe(false);
    browser.answer(all);
    browser.want(0, 1, 2);
    expect(browser.shown()).toEqual(source.ids(all));
    expect(pill(browser)).toBe(false);
  });

  it("isn’t taken for a whole one: further pages don’t follow on it, nor is a search of it complete", () => {
    const { browser } = arrive(250);
    browser.want(1);
    expect(browser.shown()[100]).toBe(150);
    browser.dispatch({ kind: "viewShown", view: { ...all, q: "24" } });
    expect(browser.shown()).toEqual([249, 248, 247, 246, 245, 244, 243, 242, 241, 240]);
    expect(shownLength(browser.list()).isExact).toBe(false);
  });

  it.each(["unchanged", "newer"])(
    "is whole once the answer is there, %s, though a page in sight can’t be had",
    (how) => {
      const { browser, source } = arrive(250);
      if (how === "newer") source.add();
      browser.dispatch({ kind: "scrolled", viewKey: keyOf(all), pages: [1] });
      const [request] = pagesToFetch(browser.state());
      if (!request) throw new Error("Nothing is asked for.");
      browser.dispatch({ kind: "pageFailed", of: request });
      browser.answer(all);
      expect(browser.shown().slice(0, 100)).toEqual(source.ids(all).slice(0, 100));
      expect(rowsShown(browser.state(), browser.list()).failedAt(120)).toMatchObject({
        first: 100,
        last: 199,
      });
    },
  );

  it("keeps the pages that came before the answer, if nothing has changed meanwhile", () => {
    const { browser, source } = arrive(350);
    browser.want(2, 3);
    browser.answer(all);
    expect(pagesToFetch(browser.state())).toEqual([]);
    expect(browser.state().incoming).toBeUndefined();
    expect(browser.shown().slice(200)).toEqual(source.ids(all).slice(200));
    expect(browser.shown()[100]).toBeUndefined();
    browser.want(1);
    expect(browser.shown()).toEqual(source.ids(all));
    expect(pill(browser)).toBe(false);
  });

  it("asks again for pages that came before an answer that tells of something new", () => {
    const { browser, source } = arrive(350);
    browser.want(2);
    source.add();
    browser.answer(all);
    browser.load();
    expect(browser.shown().slice(200, 300)).toEqual(source.ids(all).slice(200, 300));
  });

  it("says where its first page ends if that can’t be had, until it can", () => {
    const { browser, source } = arrive(350);
    const failedAt = (index: number) => rowsShown(browser.state(), browser.list()).failedAt(index);
    browser.dispatch({ kind: "answerFailed", view: all });
    expect([19, 20, 99, 100].map((index) => failedAt(index)?.first)).toEqual([undefined, 20, 20, undefined]);
    expect(failedAt(20)?.last).toBe(99);
    browser.want(2);
    browser.want(0);
    expect(failedAt(20)).toBeDefined();
    browser.answer(all);
    expect(failedAt(20)).toBeUndefined();
    expect(browser.shown().slice(0, 100)).toEqual(source.ids(all).slice(0, 100));
    // A whole list only stays as it is.
    browser.dispatch({ kind: "answerFailed", view: all });
    expect(failedAt(20)).toBeUndefined();
  });

  it("is whole where all was drawn", () => {
    const { browser, source } = arrive(12);
    expect(browser.shown()).toEqual(source.ids(all));
    browser.dispatch({ kind: "viewShown", view: { ...all, q: "nobody" } });
    expect(shownLength(browser.list())).toEqual({ count: 0, isExact: true });
  });
});

it("who comes back to a list finds it as it was, deep in it too, until its answer is there", () => {
  const { browser, source } = open(250);
  browser.want(1);
  browser.dispatch({ kind: "viewHidden" });
  source.add();
  browser.hear();
  browser.dispatch({ kind: "viewShown", view: all });
  expect([browser.shown()[0], browser.shown()[150]]).toEqual([250, 100]);
  browser.answer(all);
  browser.load();
  expect([browser.shown()[0], browser.shown()[150], pill(browser)]).toEqual([251, 101, false]);
});

it("a tab that one comes back to is there at once", () => {
  const { browser, source } = open(3);
  browser.showView(pending);
  source.change(2, { noteCount: 1 });
  browser.hear();
  browser.dispatch({ kind: "viewShown", view: all });
  expect(browser.list().viewKey).toBe(keyOf(all));
  expect(rowsAtHand(browser.state(), browser.list())[1]?.noteCount).toBe(1);
});

describe("what one decides, and decides again", () => {
  const decide = (here: ReturnType<typeof open>, action: string, decision: DecisionValue) => {
    const rows = [here.source.row(2)].flatMap((row) => row ?? []);
    here.browser.dispatch({ kind: "actionBegun", action, rows, change: { kind: "decide", decision } });
  };
  const completed = () => {
    const here = open(3);
    for (const id of [1, 2, 3]) here.source.change(id, { status: "recommended" });
    here.browser.hear();
    here.browser.showView(toDecide);
    return here;
  };

  it("is back in its place as soon as it is undone, and stays there while the feed tells of both", () => {
    const here = completed();
    const { browser, source } = here;
    decide(here, "a", "advance");
    source.decide([2], "advance", true);
    browser.dispatch({ kind: "actionDone", action: "a" });
    expect(browser.shown()).toEqual([3, 1]);
    decide(here, "b", "undecided");
    expect([browser.shown(), browser.list().nextFocus]).toEqual([
      [3, 2, 1],
      { index: 1, decided: [], returned: [2] },
    ]);
    browser.dispatch({ kind: "told", rows: source.tell() ?? [] });
    expect([browser.shown(), pill(browser)]).toEqual([[3, 2, 1], false]);
    source.decide([2], "undecided", true);
    browser.dispatch({ kind: "actionDone", action: "b" });
    browser.hear();
    expect([browser.shown(), browser.state().changes.rows, pill(browser)]).toEqual([[3, 2, 1], [], false]);
  });

  it("leaves again where undoing it failed", () => {
    const here = completed();
    const { browser, source } = here;
    decide(here, "a", "advance");
    source.decide([2], "advance", true);
    browser.dispatch({ kind: "actionDone", action: "a" });
    decide(here, "b", "undecided");
    browser.hear();
    browser.dispatch({ kind: "actionFailed", action: "b", isUnclear: false });
    expect(browser.shown()).toEqual([3, 1]);
  });
});

it("lets the list in by itself where one has changed more rows oneself than the feed tells of", () => {
  const rows = Array.from({ length: 300 }, (_, at) => createAssessment({ id: at + 1 }));
  const { source, browser } = open(300);
  browser.dispatch({ kind: "reloaded", position: source.position() });
  expect(movesByItself(browser.state())).toBe("if untouched");
  browser.letIn();
  browser.dispatch({ kind: "actionBegun", action: "a", rows, change: { kind: "decide", decision: "hold" } });
  source.decide(
    rows.map(({ id }) => id),
    "hold",
    true,
  );
  browser.dispatch({ kind: "actionDone", action: "a" });
  browser.dispatch({ kind: "reloaded", position: source.position() });
  expect(movesByItself(browser.state())).toBe("yes");
  browser.letIn();
  expect([movesByItself(browser.state()), pill(browser)]).toEqual(["no", false]);
  expect(rowsAtHand(browser.state(), browser.list())[0]?.decision?.value).toBe("hold");
});
