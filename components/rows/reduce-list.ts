import { absorb, fade, mapLists, takeRow } from "@/components/rows/absorb-rows";
import {
  bringBack,
  failFirstPage,
  failPage,
  forgetAction,
  keepPages,
  moveByActions,
  removeByActions,
} from "@/components/rows/held-list";
import { withNewerRows } from "@/components/rows/known-rows";
import {
  type EventOf,
  epochOf,
  keyOf,
  type ListEvent,
  type ListState,
  type OwnAction,
} from "@/components/rows/list-state";
import { beginAction } from "@/components/rows/own-actions";
import { answer, onPage, showView, takePage, takePlace } from "@/components/rows/take-answer";
import { nothingWaits } from "@/components/rows/waiting-rows";

/** @returns the same state if nothing changes. */
export function reduceList(state: ListState, event: ListEvent): ListState {
  switch (event.kind) {
    case "viewShown":
      return showView(state, event);
    case "viewHidden":
      return {
        ...state,
        shownViewKey: undefined,
        behind: undefined,
        incoming: undefined,
        isLettingIn: false,
        marked: new Map(),
        changes: { rows: [] },
      };
    case "scrolled":
      return want(state, event);
    case "answered":
      return answer(state, event);
    case "answerFailed": {
      const { list } = state;
      const failed = list?.viewKey === keyOf(event.view) ? failFirstPage(list) : list;
      return failed === list ? state : { ...state, list: failed };
    }
    case "rowCame":
      return takeRow(state, event);
    case "pageCame":
      return takePage(state, event);
    case "pageFailed":
      return onPage(state, event.of, (list) => failPage(list, event.of.page));
    case "told": {
      const heard = state.mayMove ? state : { ...state, mayMove: true };
      return absorb(heard, event.rows, { isTold: true });
    }
    case "reloaded":
      return reload(state, event.position);
    case "feedBroke":
      return state.isFeedBroken === event.isBroken ? state : { ...state, isFeedBroken: event.isBroken };
    case "actionBegun":
      return begin(state, event);
    case "actionDone":
      return endAction(state, event);
    case "actionFailed":
      return failAction(state, event);
    case "actionForgotten":
      return forget(state, event.action);
    case "changeExpected":
      return expectChange(state, event);
    case "toChoose":
      return {
        ...state,
        rows: withNewerRows(state.rows, event.rows, state.era),
        chosen: new Set([...state.chosen, ...event.rows.map(({ id }) => id)]),
      };
    case "chosen":
      return state.chosen === event.ids ? state : { ...state, chosen: event.ids };
    case "lettingIn":
      return isInSight(state) && !state.isLettingIn ? { ...state, isLettingIn: true } : state;
    case "lettingInFailed":
      return { ...state, isLettingIn: false, incoming: undefined, mayMove: false };
    case "faded":
      return fade(state, event.turn);
    default:
      return event satisfies never;
  }
}

const isInSight = ({ list, shownViewKey }: ListState): boolean =>
  list !== undefined && list.viewKey === shownViewKey;

function want(state: ListState, { viewKey, pages }: EventOf<"scrolled">): ListState {
  const { list, pagesInSight } = state;
  if (list?.viewKey !== viewKey || state.shownViewKey !== viewKey || pagesInSight.join() === pages.join())
    return state;
  const scrolled = { ...state, pagesInSight: pages, list: keepPages(list, pages) };
  return state.incoming ? takePlace(scrolled, state.incoming.list) : scrolled;
}

/** The source’s history begins anew, or too much of it was missed. */
function reload(state: ListState, position: string): ListState {
  const actions = new Map(
    [...state.actions].map(([id, action]): [string, OwnAction] => [
      id,
      // Versions from before can’t be compared any more.
      { ...action, rows: new Map([...action.rows.keys()].map((row) => [row, -1])) },
    ]),
  );
  return {
    ...state,
    era: state.era + 1,
    begunAt: position,
    epoch: epochOf(position),
    told: new Map(),
    forgottenTo: 0,
    firstPages: new Map(),
    list: state.list && {
      ...state.list,
      waiting: nothingWaits,
      countedBy: 0,
      hasShrunk: false,
      ownVersion: 0,
    },
    // They belong to the history that has ended.
    behind: undefined,
    incoming: undefined,
    isLettingIn: false,
    actions,
    mayMove: true,
  };
}

function withAction(state: ListState, id: string, action: OwnAction | undefined): ListState {
  const actions = new Map(state.actions);
  if (action) actions.set(id, action);
  else actions.delete(id);
  return { ...state, actions };
}

function expectChange(state: ListState, { ids, isExpected }: EventOf<"changeExpected">): ListState {
  const expected = new Set(state.expected);
  for (const id of ids) isExpected ? expected.add(id) : expected.delete(id);
  return { ...state, expected };
}

function forget(state: ListState, id: string): ListState {
  const action = state.actions.get(id);
  if (!action) return state;
  const forgotten = withAction(state, id, undefined);
  return mapLists(forgotten, (list) => forgetAction(forgotten, list, action.rows.keys()));
}

function begin(state: ListState, { action, rows, change }: EventOf<"actionBegun">): ListState {
  const begun = withAction(state, action, beginAction(state, rows, change));
  const ids = rows.map(({ id }) => id);
  return change.kind !== "archive" ? mapLists(begun, (list) => moveByActions(begun, list, ids)) : begun;
}

function failAction(state: ListState, { action: id, isUnclear }: EventOf<"actionFailed">): ListState {
  const action = state.actions.get(id);
  if (!action) return state;
  const failed = withAction(state, id, isUnclear ? { ...action, state: "unclear" } : undefined);
  return mapLists(failed, (list) => bringBack(failed, list, action.rows.keys(), action.change));
}

function endAction(state: ListState, { action: id, refused = [] }: EventOf<"actionDone">): ListState {
  const action = state.actions.get(id);
  if (!action) return state;
  const rows = new Map([...action.rows].filter(([row]) => !refused.includes(row)));
  const done = withAction(state, id, { ...action, rows, state: "done" });
  return mapLists(done, (list) =>
    bringBack(done, removeByActions(done, list, rows.keys()), refused, action.change),
  );
}
