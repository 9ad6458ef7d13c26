import { intoBounds } from "@/lib/instant-bounds";

/** An invitation that is looked for. Instants in milliseconds since the epoch, by our clock. */
export type Sought = {
  id: string;
  /** `submitting`: sent again; it may be any row that its earlier call made, but it isn't judged now. */
  state: "unconfirmed" | "probable" | "submitting";
  emailFolded: string;
  interviewId: number;
  firstCallAt: number;
  callEndedAt: number;
  /** The number of the last list that had arrived before the first call. */
  listsBefore: number;
  /** The service's clock minus ours when the first call began. */
  callSkewMs: number | null;
  /** The same by the first list after the call. Once another was told, the two are the least and the most of all. */
  skewAfterMs: number | null;
};

/** A row that may be an unconfirmed invitation's: nobody's yet, a probable one's, or named by the service. */
export type SeenRow = {
  id: number;
  /** By the service's clock; null where it never told. */
  createdAt: number | null;
  firstSeenList: number;
  /** The probable invitation that has it. */
  heldBy: string | null;
  /** Whose it is, where the service or a claim has said so. */
  known: { emailFolded: string; interviewId: number | null } | null;
};

export type Lists = {
  /** Whose calls had ended at least `patienceMs` before two good lists (watch-patience.ts). */
  overdue: ReadonlySet<string>;
  /** For the create that is in flight, if any: the last list that had arrived before it was sent first. */
  beforeOpenCall: number | null;
};

export type Verdict =
  /** Exactly one row fits this invitation, and no other invitation. */
  | { kind: "probable"; row: number }
  /** A row in the window is of this candidate and interview by the service's word or a person's. */
  | { kind: "confirmed"; row: number }
  /** None of them, yet, or several: a person decides. */
  | { kind: "unconfirmed"; candidates: number[] }
  | { kind: "did_not_land" }
  /** New rows may belong to the create in flight: nothing is said before it has settled. */
  | { kind: "wait" };

/** Looking is over when two lists begun this long after the call's end lack it. */
export const patienceMs = 60_000;
/** A second of the invariant's own, and one for `Date`, which tells whole seconds. */
export const toleranceMs = 2_000;
/** For a service that sends no `Date`, or a call before its first answer. */
export const unknownSkewMs = 10 * 60_000;

/** Where the clocks were told to be set otherwise, it may have been by another process, whose clock is so far from ours. */
export const processesApartMs = 3 * 60_000;

/** A clock that is further off was wrong for a while, rather than set otherwise. */
const oddSkewMs = 86_400_000;

/**
 * When the service may have made it, by its own clock. That may have been set itself after it was last heard
 * of, and a repetition has a skew of its own, so that either may have held: the window covers both, and our own
 * time where one of them is odd. Who told of the other may be another process, with a clock of its own. Both ends are
 * instants that can be written.
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

/** Rows from before lists were numbered carry 0, as do calls from then: of those nothing is known. */
const isAbsentBefore = (row: SeenRow, listsBefore: number) =>
  listsBefore === 0 || row.firstSeenList > listsBefore;

/**
 * `late`: made after the call had ended, such as by a service that worked on. `undated`: made nobody knows
 * when, since the list before the call. Neither matches by itself, and beside an undated one nothing does.
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
  if (row.createdAt < from || row.createdAt > to + patienceMs) return "no";
  return row.createdAt <= to ? "fits" : "late";
}

const isOf = (sought: Sought, known: NonNullable<SeenRow["known"]>) =>
  known.emailFolded === sought.emailFolded &&
  (known.interviewId === null || known.interviewId === sought.interviewId);

/**
 * Judges every invitation that is looked for from all that is known (architecture.md, invariant 2). It
 * remembers nothing: a match of before stands only as long as it would be made again.
 * @param rowsOf the rows that may be an invitation's, and perhaps others.
 * @returns a verdict for each unconfirmed or probable one, by its id.
 */
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
