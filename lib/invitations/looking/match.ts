import { intoBounds } from "@/lib/instant-bounds";

/** An invitation that is looked for. Instants in milliseconds since 1970, by our clock. */
export type Sought = {
  id: string;
  /** `submitting`: it is being sent again. Rows may be of its earlier call, but it isn't judged now. */
  state: "unconfirmed" | "probable" | "submitting";
  emailFolded: string;
  interviewId: number;
  firstCallAt: number;
  callEndedAt: number;
  /** The number of the last list that had arrived before the first call. */
  listsBefore: number;
  /** The service's clock minus ours when the first call began. */
  callSkewMs: number | null;
  /** The same by the first list after the call. Once there are more values, the two are the least and the most. */
  skewAfterMs: number | null;
};

export type SeenRow = {
  id: number;
  /** By the service's clock. */
  createdAt: number | null;
  firstSeenList: number;
  heldBy: string | null;
  known: { emailFolded: string; interviewId: number | null } | null;
};

export type Lists = {
  /** Ids of invitations whose calls ended well before two good lists (watch-ended-calls.ts). */
  overdue: ReadonlySet<string>;
  /** While a create is in flight: the last list that arrived before it was first sent. */
  beforeOpenCall: number | null;
};

export type Verdict =
  | { kind: "probable"; row: number }
  | { kind: "confirmed"; row: number }
  /** None yet, or several, between which a recruiter decides. */
  | { kind: "unconfirmed"; candidates: number[] }
  | { kind: "did_not_land" }
  /** New rows may belong to the create in flight. */
  | { kind: "wait" };

/** Looking is over when two lists that began this long after the call's end lack it. */
export const settlesAfterMs = 60_000;
/** A second to spare, and one because `Date` has whole seconds. */
export const toleranceMs = 2_000;
/** Assumed without a `Date`, or before the first answer. */
const unknownSkewMs = 10 * 60_000;

/** How far apart the clocks of two processes may be: the other one may have noted the skew. */
const processesApartMs = 3 * 60_000;

/** Beyond this, a clock was wrong for a while. */
const oddSkewMs = 86_400_000;

/**
 * When the service may have made it, by the service's clock. Clocks may be set, and another process may have noted the
 * skew. So the window covers both skews, and our own time where one is odd.
 */
export function windowOf(
  sought: Pick<Sought, "firstCallAt" | "callEndedAt" | "callSkewMs" | "skewAfterMs">,
): {
  from: number;
  to: number;
} {
  const before = sought.callSkewMs ?? sought.skewAfterMs ?? 0;
  const after = sought.skewAfterMs ?? before;
  const isOdd = Math.abs(before) > oddSkewMs || Math.abs(after) > oddSkewMs;
  const isOneTold = Math.abs(after - before) <= toleranceMs;
  const slackMs =
    sought.callSkewMs === null ? unknownSkewMs : isOneTold ? toleranceMs : toleranceMs + processesApartMs;
  const skews = [before, after, ...(isOdd ? [0] : [])];
  return {
    from: intoBounds(sought.firstCallAt + Math.min(...skews) - slackMs),
    to: intoBounds(sought.callEndedAt + Math.max(...skews) + slackMs),
  };
}

/** 0: from before lists were numbered, so nothing is known. */
const isAbsentBefore = (row: SeenRow, listsBefore: number) =>
  listsBefore === 0 || row.firstSeenList > listsBefore;

/**
 * `late`: made after the call's end. `undated`: at an unknown time since the list before the call. Neither matches by
 * itself, and nothing matches beside an undated one.
 */
export function fitOf(
  sought: Sought,
  row: SeenRow,
  window = windowOf(sought),
): "no" | "fits" | "late" | "undated" {
  if (!isAbsentBefore(row, sought.listsBefore)) return "no";
  if (row.known && !isOf(sought, row.known)) return "no";
  if (row.createdAt === null) return "undated";
  const { from, to } = window;
  if (row.createdAt < from || row.createdAt > to + settlesAfterMs) return "no";
  return row.createdAt <= to ? "fits" : "late";
}

const isOf = (sought: Sought, known: NonNullable<SeenRow["known"]>) =>
  known.emailFolded === sought.emailFolded &&
  (known.interviewId === null || known.interviewId === sought.interviewId);

/** Judges anew each time: a match lasts only while it would be made again (architecture.md, invariant 2). */
export function judgeInvitations(
  sought: Sought[],
  rowsOf: (one: Sought) => readonly SeenRow[],
  lists: Lists,
): Map<string, Verdict> {
  const { beforeOpenCall } = lists;
  const isNobodys = (row: SeenRow) => beforeOpenCall !== null && row.firstSeenList > beforeOpenCall;
  const windows = new Map(sought.map((one) => [one, windowOf(one)]));
  const fitIn = (one: Sought, row: SeenRow) => fitOf(one, row, windows.get(one));
  const fitsAnother = (row: SeenRow, than: Sought) =>
    sought.some((one) => one !== than && fitIn(one, row) === "fits");
  const judge = (one: Sought): Verdict => {
    const near = rowsOf(one).filter((row) => fitIn(one, row) !== "no");
    if (near.some(isNobodys)) return { kind: "wait" };
    const fitting = near.filter((row) => fitIn(one, row) === "fits");
    const known = fitting.filter((row) => row.known);
    const decisive = known.length > 0 ? known : fitting;
    const [only] = decisive;
    const mayBeUndated = known.length === 0 && near.some((row) => row.createdAt === null);
    if (only && decisive.length === 1 && !mayBeUndated && !fitsAnother(only, one)) {
      return { kind: only.known ? "confirmed" : "probable", row: only.id };
    }
    if (near.length === 0 && lists.overdue.has(one.id)) return { kind: "did_not_land" };
    return { kind: "unconfirmed", candidates: near.map((row) => row.id) };
  };
  return new Map(sought.filter((one) => one.state !== "submitting").map((one) => [one.id, judge(one)]));
}
