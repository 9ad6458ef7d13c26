import { createAssessment } from "@/components/assessments/testing";
import { rowsPerPage } from "@/components/rows/list-pages";
import { pagesToFetch, rowsShown, shownLength } from "@/components/rows/list-shown";
import {
  asOfList,
  type ListEvent,
  type ListState,
  nothingHeld,
  type PageRequest,
  versionOf,
} from "@/components/rows/list-state";
import { reduceList } from "@/components/rows/reduce-list";
import { isSo } from "@/components/rows/row-change";
import { fitsView } from "@/lib/assessments/fits-view";
import type { AssessmentPage, AssessmentView, DecisionValue, ViewQuery } from "@/lib/assessments/schema";
import { countsOf } from "@/lib/assessments/testing-counts";

export const all: ViewQuery = { queue: "all", status: "all", q: "", sort: "-created" };
export const pending: ViewQuery = { ...all, status: "pending" };
export const toDecide: ViewQuery = { ...all, queue: "to_decide" };
export const archive: ViewQuery = { ...all, archived: "1" };
export const byStatus: ViewQuery = { ...all, sort: "status" };

const counts = countsOf();
const archivedAt = "2026-04-01T12:00:00.000Z";
const bornAt = Date.parse("2026-03-01T12:00:00.000Z");

type Place = Pick<AssessmentView, "id" | "status" | "createdAt">;

/** Where a row stands in the order of a view. */
function compareIn({ sort }: ViewQuery, one: Place, other: Place): number {
  const [sign, by] = sort.startsWith("-") ? [-1, sort.slice(1)] : [1, sort];
  const key = ({ status, createdAt }: Place) => (by === "status" ? status : createdAt);
  if (key(one) !== key(other)) return key(one) < key(other) ? -sign : sign;
  return (one.id - other.id) * sign;
}

/** A service with its store: rows with versions, lists as of now, and what the feed tells, in order. */
export function createSource(count: number, archived: readonly number[] = []) {
  let version = 1;
  let epoch = "e";
  const rows = new Map<number, AssessmentView>();
  /** The versions that this browser’s own actions made. */
  const byMe = new Set<number>();
  let untold: AssessmentView[][] = [];

  function put(changed: AssessmentView[], isMine = false): AssessmentView[] {
    version += 1;
    const now = changed.map((row) => ({ ...row, version }));
    for (const row of now) rows.set(row.id, row);
    if (isMine) byMe.add(version);
    untold.push(now);
    return now;
  }
  const born = (id: number, firstSeenVersion: number) =>
    createAssessment({
      id,
      createdAt: new Date(bornAt + id * 1_000).toISOString(),
      version: firstSeenVersion,
      firstSeenVersion,
    });
  for (let id = 1; id <= count; id += 1)
    rows.set(id, { ...born(id, 1), archivedAt: archived.includes(id) ? archivedAt : undefined });

  const listed = (view: ViewQuery, asOf = version) =>
    [...rows.values()]
      .filter((row) => fitsView(view, row) && row.firstSeenVersion <= asOf)
      .sort((one, other) => compareIn(view, one, other));
  function pageFrom(view: ViewQuery, asOf: number, from: (rows: AssessmentView[]) => number): AssessmentPage {
    const fitting = listed(view, asOf);
    const first = from(fitting);
    const assessments = fitting.slice(first, first + rowsPerPage);
    return {
      assessments,
      nextCursor: first + rowsPerPage < fitting.length ? JSON.stringify(assessments.at(-1)) : undefined,
      total: fitting.length,
      totalIsExact: true,
      counts,
      version: `${epoch}-${version}`,
      sync: { state: "live", unreadableRows: 0 },
    };
  }
  return {
    byMe,
    ids: (view: ViewQuery) => listed(view).map(({ id }) => id),
    position: () => `${epoch}-${version}`,
    row: (id: number) => rows.get(id),
    add: () => put([born(rows.size + 1, version + 1)]),
    change: (id: number, change: Partial<AssessmentView>) => {
      const row = rows.get(id);
      return row ? put([{ ...row, ...change }]) : [];
    },
    archive: (ids: readonly number[], archived: boolean, isMine = false) => {
      const at = archived ? archivedAt : undefined;
      const otherwise = ids.flatMap((id) => {
        const row = rows.get(id);
        return row && (row.archivedAt === undefined) === archived ? [{ ...row, archivedAt: at }] : [];
      });
      return otherwise.length > 0 ? put(otherwise, isMine) : [];
    },
    decide: (ids: readonly number[], decision: DecisionValue, isMine = false) => {
      const otherwise = ids.flatMap((id) => {
        const row = rows.get(id);
        if (!row || isSo(row, { kind: "decide", decision })) return [];
        return [{ ...row, decision: { value: decision, by: "Dana", at: archivedAt } }];
      });
      return otherwise.length > 0 ? put(otherwise, isMine) : [];
    },
    first: (view: ViewQuery) => pageFrom(view, version, () => 0),
    page: ({ view, position, page, after, removed }: PageRequest) =>
      pageFrom(view, versionOf(position), (fitting) =>
        after === undefined
          ? Math.max(0, page * rowsPerPage - removed)
          : fitting.filter((row) => compareIn(view, row, JSON.parse(after)) <= 0).length,
      ),
    /** What the feed tells next. */
    tell: () => untold.shift(),
    /** What has waited to be told, in one message: of each row only how it is now. */
    tellAtOnce: () => {
      const newest = new Map(untold.flat().map((row) => [row.id, row]));
      untold = [];
      return newest.size > 0 ? [...newest.values()] : undefined;
    },
    isTold: () => untold.length === 0,
    /** A new history: its versions have nothing to do with those before. */
    restart: () => {
      epoch += "e";
      version = 3;
      for (const [id, row] of rows) rows.set(id, { ...row, version: 2, firstSeenVersion: 2 });
      byMe.clear();
      untold = [];
    },
  };
}

export type Source = ReturnType<typeof createSource>;

/** A browser’s state and what happens to it. */
export function createBrowser(source: Source) {
  let state: ListState = nothingHeld;
  const dispatch = (event: ListEvent) => {
    state = reduceList(state, event);
    return state;
  };
  const browser = {
    dispatch,
    state: () => state,
    list: () => {
      if (!state.list) throw new Error("There is no list.");
      return state.list;
    },
    /** The ids that are shown, in order; undefined for what is on its way. */
    shown: () => {
      const { list } = state;
      if (!list) return [];
      const { rowAt } = rowsShown(state, list);
      return Array.from({ length: shownLength(list).count }, (_, index) => rowAt(index)?.id);
    },
    showView: (view: ViewQuery) => {
      dispatch({ kind: "viewShown", view });
      browser.answer(view);
    },
    answer: (view: ViewQuery) =>
      dispatch({ kind: "answered", view, page: source.first(view), era: state.era }),
    /** Takes the pages that are in sight. */
    load: () => {
      for (const request of pagesToFetch(state))
        dispatch({ kind: "pageCame", of: request, page: source.page(request) });
    },
    want: (...pages: number[]) => {
      dispatch({ kind: "scrolled", viewKey: browser.list().viewKey, pages });
      browser.load();
    },
    /** Hears everything that the feed tells. */
    hear: () => {
      for (let rows = source.tell(); rows; rows = source.tell()) dispatch({ kind: "told", rows });
    },
    letIn: () => {
      dispatch({ kind: "lettingIn" });
      browser.answer(browser.list().view);
      browser.load();
    },
    asOf: () => asOfList(browser.list()),
  };
  return browser;
}
