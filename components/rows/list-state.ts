import type { ListLength, PageEnd } from "@/components/rows/list-pages";
import type { RemovedRows } from "@/components/rows/removed-rows";
import type { RowChange } from "@/components/rows/row-change";
import type { Change } from "@/components/rows/row-changes";
import type { Waiting } from "@/components/rows/waiting-rows";
import type { AssessmentPage, AssessmentView, ViewQuery } from "@/lib/assessments/schema";

/** What of a list isn’t its answer. */
type Unanswered = {
  /** It was put together from another view’s rows. */
  isFoundHere?: boolean;
  /** Only the first rows of its first page are at hand. */
  isPart?: boolean;
};

/** The ids of a page’s rows. The rows themselves are only in `ListState.rows`. */
export type HeldPage = { ids: readonly number[]; end: PageEnd };

/** A list that stands still: all its pages are as of one version, but for changes in place. */
export type HeldList = {
  view: ViewQuery;
  viewKey: string;
  /** The `epoch-version` that it is as of. */
  position: string;
  era: number;
  /** The loaded ones, the one looked at last at the end. */
  pages: ReadonlyMap<number, HeldPage>;
  /** After more than one try. */
  failed: ReadonlySet<number>;
  /** The cursor behind which each page begins. */
  starts: ReadonlyMap<number, string>;
  /** Each row’s place, counted from 0. A row on two pages keeps the place that was loaded first. */
  places: ReadonlyMap<number, number>;
  /** With removed rows. */
  length: ListLength;
  removed: RemovedRows;
  /** After a focused row was removed: the number on the screen of the row that takes the focus. */
  nextFocus?: NextFocus;
  waiting: Waiting;
  /** The version of the last answer of which a page's place was counted: what leaves before it leaves a gap. */
  countedBy: number;
  /** Something that isn't at hand has left since. */
  hasShrunk: boolean;
  /** The last version of this recruiter’s own archiving of rows that aren’t loaded. */
  ownVersion: number;
  /** The server has answered this visit; before, the rows may be from a cache. */
  isSettled: boolean;
} & Unanswered;

export type FirstPage = {
  view: ViewQuery;
  position: string;
  era: number;
  ids: readonly number[];
  nextCursor?: string;
  length: ListLength;
} & Unanswered;

/** By this recruiter in this tab. */
export type OwnAction = {
  /** By id, the version before. */
  rows: ReadonlyMap<number, number>;
  change: RowChange;
  state: "begun" | "done" | "unclear";
};

/**
 * Which row stands where others were removed or came back. `decided`: those that a decision took out, for which the next
 * one comes; `returned`: those that are back because this recruiter undid something.
 */
export type NextFocus = { index: number; decided: readonly number[]; returned: readonly number[] };

export type KnownRow = { row: AssessmentView; era: number };

export type ListState = {
  rows: ReadonlyMap<number, KnownRow>;
  /** The versions of rows that the feed sent, the last at the end. */
  told: ReadonlyMap<number, number>;
  /** What the feed sent up to this version has been dropped from `told`. */
  forgottenTo: number;
  /** Raised when the source’s history begins anew: versions from before can’t be compared with those of now. */
  era: number;
  /** Where the present era began, as `epoch-version`. */
  begunAt?: string;
  epoch?: string;
  /** Opened one by one, the last at the end. */
  opened: ReadonlySet<number>;
  /** Chosen, or about to be, whatever list they are in. */
  chosen: ReadonlySet<number>;
  firstPages: ReadonlyMap<string, FirstPage>;
  shownViewKey?: string;
  list?: HeldList;
  /** The list whose place one that was found here has taken, until that is answered. */
  behind?: HeldList;
  /** The list’s replacement, until its pages in sight are loaded. */
  incoming?: { list: HeldList; missing: ReadonlySet<number> };
  pagesInSight: readonly number[];
  actions: ReadonlyMap<string, OwnAction>;
  /** Rows that this person has changed, by a note or a correction, until the feed tells of it. */
  expected: ReadonlySet<number>;
  isLettingIn: boolean;
  /** False after a failure: the list doesn’t move by itself until the feed sends something. */
  mayMove: boolean;
  isFeedBroken: boolean;
  /** Counts changes in sight. */
  turn: number;
  /** Rows that changed or came a moment ago, with the turn that marked them. */
  marked: ReadonlyMap<number, number>;
  /** The last changes. `position`: of the list in which they were seen. */
  changes: { position?: string; rows: readonly Change[] };
  /** Counts changes that only a new answer can count. */
  recounts: number;
};

/** The rows that the page came with: as many as its server has drawn. */
export type Picture = { view: ViewQuery; page: AssessmentPage };

export type ListEvent =
  | { kind: "viewShown"; view: ViewQuery; picture?: Picture }
  | { kind: "viewHidden" }
  | { kind: "scrolled"; viewKey: string; pages: readonly number[] }
  | { kind: "answered"; view: ViewQuery; page: AssessmentPage; era: number }
  /** After more than one try. */
  | { kind: "answerFailed"; view: ViewQuery }
  | { kind: "rowCame"; row: AssessmentView; era: number }
  | { kind: "pageCame"; of: PageRequest; page: AssessmentPage }
  | { kind: "pageFailed"; of: PageId }
  /** Rows that changed; none when the feed only tells that it works. */
  | { kind: "told"; rows: readonly AssessmentView[] }
  | { kind: "reloaded"; position: string }
  | { kind: "feedBroke"; isBroken: boolean }
  | { kind: "actionBegun"; action: string; rows: readonly AssessmentView[]; change: RowChange }
  | { kind: "actionDone"; action: string; refused?: readonly number[] }
  /** `isUnclear`: it may have been done all the same. */
  | { kind: "actionFailed"; action: string; isUnclear: boolean }
  /** The feed has told of it long since. */
  | { kind: "actionForgotten"; action: string }
  | { kind: "changeExpected"; ids: readonly number[]; isExpected: boolean }
  | { kind: "toChoose"; rows: readonly AssessmentView[] }
  | { kind: "chosen"; ids: ReadonlySet<number> }
  | { kind: "lettingIn" }
  | { kind: "lettingInFailed" }
  | { kind: "faded"; turn: number };

export type EventOf<Kind extends ListEvent["kind"]> = Extract<ListEvent, { kind: Kind }>;

export type PageId = { view: ViewQuery; position: string; era: number; page: number };

export type PageRequest = PageId & {
  /** The cursor where the page before it ended, if known: then the two fit, whatever has moved since. */
  after?: string;
  /** How many rows of the pages before were removed when it was asked for. */
  removed: number;
};

export const nothingHeld: ListState = {
  rows: new Map(),
  told: new Map(),
  forgottenTo: 0,
  era: 0,
  opened: new Set(),
  chosen: new Set(),
  firstPages: new Map(),
  pagesInSight: [0],
  actions: new Map(),
  expected: new Set(),
  isLettingIn: false,
  mayMove: true,
  isFeedBroken: false,
  turn: 0,
  marked: new Map(),
  changes: { rows: [] },
  recounts: 0,
};

export const keyOf = (view: ViewQuery): string => JSON.stringify(view);

/** The version of an `epoch-version`. */
export const versionOf = (position: string): number => Number(position.slice(position.lastIndexOf("-") + 1));

export const epochOf = (position: string): string => position.slice(0, position.lastIndexOf("-"));

export const asOfList = (list: HeldList): number => versionOf(list.position);
