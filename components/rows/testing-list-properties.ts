import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isOutdated, pagesToFetch } from "@/components/rows/list-shown";
import {
  asOfList,
  keyOf,
  type ListEvent,
  type ListState,
  type PageRequest,
  type Picture,
} from "@/components/rows/list-state";
import {
  all,
  archive,
  byStatus,
  createBrowser,
  createSource,
  pending,
  toDecide,
} from "@/components/rows/testing-list";
import type { AssessmentPage, AssessmentView, ViewQuery } from "@/lib/assessments/schema";

const views: ViewQuery[] = [
  all,
  pending,
  archive,
  { ...all, archived: "with" },
  byStatus,
  { ...all, sort: "created" },
  { ...all, q: "2" },
  { ...pending, q: "12" },
  toDecide,
  { ...all, queue: "hold" },
];

/** @param drawn of how many rows the page came with a picture. */
const look = fc.record({
  does: fc.constant("look" as const),
  view: fc.nat({ max: views.length - 1 }),
  drawn: fc.option(fc.constantFrom(2, 20, 100), { nil: undefined }),
});

/** What happens, in whatever order: to the service, on the line, and at the screen. */
const step = (most: number) => {
  const id = fc.integer({ min: 1, max: most });
  const ids = fc.uniqueArray(id, { minLength: 1, maxLength: 4 });
  const pick = fc.nat({ max: 7 });
  const decision = fc.constantFrom("undecided" as const, "hold" as const);
  return fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: fc.constant("come" as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("complete" as const), id }) },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant("note" as const), id, count: fc.nat({ max: 9 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant("archive" as const), ids, archived: fc.boolean() }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ does: fc.constant("archiveHere" as const), ids, archived: fc.boolean() }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("decide" as const), ids, decision }) },
    { weight: 4, arbitrary: fc.record({ does: fc.constant("decideHere" as const), ids, decision }) },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constant("endAction" as const),
        pick,
        end: fc.constantFrom("done" as const, "unclear" as const),
      }),
    },
    { weight: 8, arbitrary: fc.record({ does: fc.constant("tell" as const) }) },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("tellAtOnce" as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({ does: fc.constant("ask" as const), view: fc.nat({ max: views.length - 1 }) }),
    },
    { weight: 4, arbitrary: fc.record({ does: fc.constant("askPages" as const) }) },
    { weight: 10, arbitrary: fc.record({ does: fc.constant("arrive" as const), pick }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("fail" as const), pick }) },
    { weight: 2, arbitrary: look },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("lookAway" as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        does: fc.constant("want" as const),
        pages: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ does: fc.constant("letIn" as const) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("restart" as const) }) },
    { weight: 1, arbitrary: fc.record({ does: fc.constant("breakFeed" as const), isBroken: fc.boolean() }) },
  );
};
type Step = ReturnType<typeof step> extends fc.Arbitrary<infer One> ? One : never;

type OnItsWay =
  | { of: "first"; view: ViewQuery; page: AssessmentPage; era: number }
  | { of: "page"; request: PageRequest; page: AssessmentPage };

/** Carries steps out, and hands each event with the state before and after it to a check. */
function play(
  { count, archived }: { count: number; archived: readonly number[] },
  steps: readonly Step[],
  check: (event: ListEvent, before: ListState, after: ListState) => void,
) {
  const source = createSource(count, archived);
  const browser = createBrowser(source);
  const onItsWay: OnItsWay[] = [];
  const actions: { action: string; ids: number[] }[] = [];
  let turns = 0;
  function happen(event: ListEvent): void {
    const before = browser.state();
    check(event, before, browser.dispatch(event));
  }
  function arrive(answer: OnItsWay | undefined): void {
    if (answer?.of === "first") happen({ kind: "answered", ...answer });
    if (answer?.of === "page") happen({ kind: "pageCame", of: answer.request, page: answer.page });
  }
  const request = (view: ViewQuery) =>
    onItsWay.push({ of: "first", view, page: source.first(view), era: browser.state().era });
  function pictureOf(view: ViewQuery, drawn: number | undefined): Picture | undefined {
    if (drawn === undefined) return undefined;
    const page = source.first(view);
    const assessments = page.assessments.slice(0, drawn);
    const isAll = assessments.length === page.assessments.length;
    const nextCursor = isAll ? page.nextCursor : JSON.stringify(assessments.at(-1));
    return { view, page: { ...page, assessments, nextCursor } };
  }
  const take = <Item>(items: Item[], pick: number) => items.splice(pick % Math.max(1, items.length), 1)[0];
  const viewAt = (index: number) => views[index] ?? all;

  function carryOut(one: Step): void {
    switch (one.does) {
      case "come":
        source.add();
        return;
      case "complete":
        source.change(one.id, { status: "recommended" });
        return;
      case "note":
        source.change(one.id, { noteCount: one.count });
        return;
      case "archive":
        source.archive(one.ids, one.archived);
        return;
      case "archiveHere": {
        turns += 1;
        const action = `action ${turns}`;
        const rows = one.ids.flatMap((id) => source.row(id) ?? []);
        happen({ kind: "actionBegun", action, rows, change: { kind: "archive", archived: one.archived } });
        source.archive(one.ids, one.archived, true);
        actions.push({ action, ids: one.ids });
        return;
      }
      case "decide":
        source.decide(one.ids, one.decision);
        return;
      case "decideHere": {
        turns += 1;
        const action = `action ${turns}`;
        // Only a row that has been on the screen is decided about.
        const rows = one.ids.flatMap((id) => browser.state().rows.get(id)?.row ?? []);
        happen({ kind: "actionBegun", action, rows, change: { kind: "decide", decision: one.decision } });
        const ids = rows.map(({ id }) => id);
        source.decide(ids, one.decision, true);
        actions.push({ action, ids });
        return;
      }
      case "endAction": {
        const ended = take(actions, one.pick);
        if (!ended) return;
        if (one.end === "done") happen({ kind: "actionDone", action: ended.action });
        else happen({ kind: "actionFailed", action: ended.action, isUnclear: true });
        return;
      }
      case "tell":
      case "tellAtOnce": {
        const rows = one.does === "tell" ? source.tell() : source.tellAtOnce();
        if (rows) happen({ kind: "told", rows });
        return;
      }
      case "ask":
        request(viewAt(one.view));
        return;
      case "askPages":
        for (const asked of pagesToFetch(browser.state()))
          onItsWay.push({ of: "page", request: asked, page: source.page(asked) });
        return;
      case "arrive":
        arrive(take(onItsWay, one.pick));
        return;
      case "fail": {
        const lost = take(onItsWay, one.pick);
        if (lost?.of === "page") happen({ kind: "pageFailed", of: lost.request });
        if (lost?.of === "first" && browser.state().isLettingIn) happen({ kind: "lettingInFailed" });
        return;
      }
      case "look":
        happen({
          kind: "viewShown",
          view: viewAt(one.view),
          picture: pictureOf(viewAt(one.view), one.drawn),
        });
        request(viewAt(one.view));
        return;
      case "lookAway":
        happen({ kind: "viewHidden" });
        return;
      case "want": {
        const { shownViewKey } = browser.state();
        if (shownViewKey) happen({ kind: "scrolled", viewKey: shownViewKey, pages: one.pages });
        return;
      }
      case "letIn": {
        const { list } = browser.state();
        happen({ kind: "lettingIn" });
        if (list) request(list.view);
        return;
      }
      case "restart":
        source.restart();
        // What was asked for before is answered by the history that has ended, if at all.
        happen({ kind: "reloaded", position: source.position() });
        return;
      case "breakFeed":
        happen({ kind: "feedBroke", isBroken: one.isBroken });
        return;
      default:
        one satisfies never;
    }
  }
  carryOut({ does: "look", view: 0, drawn: undefined });
  for (const one of steps) carryOut(one);

  return {
    source,
    browser,
    /** Everything that is on its way arrives, what was done here is long ago, and everything that is in sight is asked for. */
    settle() {
      for (let rows = source.tell(); rows; rows = source.tell()) happen({ kind: "told", rows });
      while (onItsWay.length > 0) arrive(onItsWay.shift());
      for (const action of browser.state().actions.keys()) happen({ kind: "actionForgotten", action });
      const { list, shownViewKey } = browser.state();
      if (!list || list.viewKey !== shownViewKey) return;
      if (!list.isSettled) {
        request(list.view);
        arrive(onItsWay.shift());
      }
      for (let round = 0; round < 8; round += 1) {
        happen({ kind: "scrolled", viewKey: shownViewKey, pages: [0, 1, 2, 3, 4, 5] });
        for (const asked of pagesToFetch(browser.state()))
          happen({ kind: "pageCame", of: asked, page: source.page(asked) });
      }
    },
  };
}

const idsShown = (state: ListState) => {
  const { list } = state;
  if (!list) return [];
  const shown: number[] = [];
  for (const [number, { ids }] of [...list.pages].sort(([one], [other]) => one - other))
    for (const [at, id] of ids.entries())
      if (!list.removed.has(id) && list.places.get(id) === number * 100 + at) shown.push(id);
  return shown;
};
const shownRow = (state: ListState, id: number): AssessmentView | undefined => state.rows.get(id)?.row;

const counted = fc.constantFrom(3, 8, 230, 520);
const histories = counted.chain((count) => {
  const archived = fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: 5 });
  const beginnings = fc.record({ count: fc.constant(count), archived });
  return fc.tuple(beginnings, fc.array(step(count + 3), { maxLength: 60, size: "max" }));
});
/** Short ones, over lists of which all is loaded soon: little else happens that would say that the list has changed. */
const shortHistories = fc.constantFrom(3, 8, 120).chain((count) => {
  const archived = fc.uniqueArray(fc.integer({ min: 1, max: count }), { maxLength: 3 });
  const beginnings = fc.record({ count: fc.constant(count), archived });
  const steps = fc.array(step(Math.min(count, 9)), { maxLength: 8, size: "max" });
  return fc.tuple(
    beginnings,
    fc.tuple(look, steps).map(([first, others]): Step[] => [first, ...others]),
  );
});
/** @param counts how many histories each rule is tried on; `settled` is for the one that needs the most. */
export function declareListProperties(counts: { runs: number; settled: number }): void {
  const runs = { numRuns: counts.runs };

  describe("in whatever order things happen", () => {
    it("no row stands twice, and none is missing that was loaded", () => {
      fc.assert(
        fc.property(histories, ([beginning, steps]) => {
          play(beginning, steps, (_, __, state) => {
            const { list } = state;
            if (!list) return;
            const shown = idsShown(state);
            expect(new Set(shown).size).toBe(shown.length);
            const loaded = new Set([...list.pages.values()].flatMap(({ ids }) => ids));
            for (const id of loaded) {
              expect(list.removed.has(id) || shown.includes(id)).toBe(true);
              expect(shownRow(state, id)).toBeDefined();
            }
          });
        }),
        runs,
      );
    });

    it("nothing moves that wasn’t let in, but for what one has done oneself", () => {
      fc.assert(
        fc.property(histories, ([beginning, steps]) => {
          play(beginning, steps, (event, before, after) => {
            const [was, is] = [before.list, after.list];
            if (!was || !is || was === is) return;
            const isLetIn = before.isLettingIn || !was.isSettled || event.kind === "viewShown";
            if (isLetIn || was.viewKey !== before.shownViewKey) return;
            expect([is.viewKey, is.position]).toEqual([was.viewKey, was.position]);
            for (const [id, place] of was.places) expect(is.places.get(id)).toBe(place);
            for (const id of new Set([...is.removed.keys(), ...was.removed.keys()])) {
              const isMoved = is.removed.has(id) !== was.removed.has(id);
              expect(
                !isMoved ||
                  [...before.actions.values(), ...after.actions.values()].some(({ rows }) => rows.has(id)),
              ).toBe(true);
            }
          });
        }),
        runs,
      );
    });

    it("a version never goes back, as long as it counts", () => {
      fc.assert(
        fc.property(histories, ([beginning, steps]) => {
          play(beginning, steps, (_, before, after) => {
            for (const [id, { row, era }] of before.rows) {
              const now = after.rows.get(id);
              if (now === undefined) continue;
              expect(now.era).toBeGreaterThanOrEqual(era);
              if (now.era === era) expect(now.row.version).toBeGreaterThanOrEqual(row.version);
            }
          });
        }),
        runs,
      );
    });

    it("one’s own action is never announced as somebody else’s", () => {
      fc.assert(
        fc.property(histories, ([beginning, steps]) => {
          const mine = new Set<number>();
          const game = play(beginning, steps, (_, before, after) => {
            if (after.changes === before.changes) return;
            for (const { now } of after.changes.rows) mine.add(now.version);
          });
          // Told at once, one's own version may bring what others did before it.
          const isUnclear = steps.some(({ does }) => does === "restart" || does === "tellAtOnce");
          if (!isUnclear) expect([...mine].filter((version) => game.source.byMe.has(version))).toEqual([]);
        }),
        runs,
      );
    });

    it("as long as nobody else does anything, nothing is said to have changed", () => {
      const alone = fc.oneof(
        step(8).filter(({ does }) =>
          [
            "archiveHere",
            "decideHere",
            "endAction",
            "tell",
            "askPages",
            "arrive",
            "look",
            "want",
            "letIn",
          ].includes(does),
        ),
      );
      fc.assert(
        fc.property(fc.array(alone, { maxLength: 60, size: "max" }), (steps) => {
          play({ count: 8, archived: [2] }, steps, (_, __, state) => {
            if (state.list && state.list.viewKey === state.shownViewKey)
              expect(isOutdated(state, state.list)).toBe(false);
          });
        }),
        runs,
      );
    });

    it("what isn’t shown in the end waits, and is said to", () => {
      fc.assert(
        fc.property(fc.oneof(histories, { weight: 4, arbitrary: shortHistories }), ([beginning, steps]) => {
          const game = play(beginning, steps, () => undefined);
          game.settle();
          const state = game.browser.state();
          const { list } = state;
          if (!list || list.viewKey !== state.shownViewKey || state.isLettingIn) return;
          const isToMove = isOutdated(state, list) || list.ownVersion > asOfList(list);
          if (!isToMove) expect(idsShown(state)).toEqual(game.source.ids(list.view));
          if (list.era !== state.era) return;
          for (const id of idsShown(state))
            expect(shownRow(state, id)?.version).toBe(game.source.row(id)?.version);
        }),
        { numRuns: counts.settled },
      );
    });
  });

  describe("what is found here before its answer", () => {
    it("is the beginning of what the service would show, and whole if it says so", () => {
      let found = 0;
      fc.assert(
        fc.property(histories, ([beginning, steps]) => {
          const { source, browser } = play(beginning, steps, () => undefined);
          for (let rows = source.tell(); rows; rows = source.tell()) browser.dispatch({ kind: "told", rows });
          for (const action of browser.state().actions.keys())
            browser.dispatch({ kind: "actionForgotten", action });
          browser.dispatch({ kind: "viewShown", view: all });
          browser.dispatch({ kind: "lettingIn" });
          browser.answer(all);
          browser.want(0, 1);
          for (const view of [pending, { ...all, q: "2" }, { ...pending, q: "12" }]) {
            browser.dispatch({ kind: "viewShown", view });
            const list = browser.list();
            if (!list.isFoundHere || list.viewKey !== keyOf(view) || list.position !== source.position())
              continue;
            found += 1;
            const shown = idsShown(browser.state());
            const wanted = source.ids(view);
            expect(shown).toEqual(list.isPart ? wanted.slice(0, shown.length) : wanted);
            expect(list.length.isExact).toBe(!list.isPart);
          }
        }),
        runs,
      );
      expect(found).toBeGreaterThan(counts.runs / 4);
    });
  });

  it("an event that changes nothing leaves the state the same", () => {
    const game = play({ count: 3, archived: [] }, [], () => undefined);
    const state = game.browser.state();
    const events: ListEvent[] = [
      { kind: "told", rows: [] },
      { kind: "viewShown", view: all },
      { kind: "scrolled", viewKey: keyOf(pending), pages: [1] },
      { kind: "feedBroke", isBroken: false },
      { kind: "actionDone", action: "unknown" },
      { kind: "faded", turn: 9 },
    ];
    for (const event of events) expect(game.browser.dispatch(event)).toBe(state);
  });
}
