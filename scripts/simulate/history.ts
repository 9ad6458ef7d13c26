import fc from "fast-check";

/** Everything that is decided before a history begins. `chance` orders what happens at the same time. */
export type History = {
  chance: number;
  /** On one store: one process, as with SQLite, or two, as with PostgreSQL. */
  instances: 1 | 2;
  service: {
    /** How far its list is behind, in seconds. */
    lag: number;
    hasEtag: boolean;
    tellsTime: boolean;
    /** Its clock minus the correct time, in seconds. */
    ahead: number;
  };
  /** A query’s longest duration, in milliseconds; 0 for none. */
  queryMs: number;
  /** The time for all actions, in seconds. */
  seconds: number;
  actions: Action[];
  faults: Fault[];
  /** Absent from histories that were kept before there were any. */
  imports?: Action[];
  /** Absent from those that were kept before. */
  erasures?: Action[];
  /** Whether a third table is open, of a colleague who sees a part of the rows. */
  hasLimited?: boolean;
};

/** `at`: the share of the history that has passed. `which` and `row` are taken modulo what there is. */
export type Action = { at: number } & (
  | { kind: "invite"; at: number; candidate: number; interview: number; instance: number; again: boolean }
  /** Sends the same form again: its answer was lost, or the button was pressed twice. */
  | { kind: "press again"; which: number; instance: number }
  | { kind: "send again" | "give up" | "dismiss"; which: number; instance: number }
  | { kind: "choose"; which: number; row: number; instance: number }
  | { kind: "claim"; row: number; candidate: number; interview: number; instance: number }
  | { kind: "withdraw claim"; row: number; instance: number }
  | { kind: "decide"; row: number; decision: number; instance: number }
  /** Erases the whole person behind a row. */
  | { kind: "erase"; row: number; instance: number }
  | { kind: "look"; instance: number }
  /** Drafts an import of these rows, and perhaps starts it. */
  | {
      kind: "import";
      rows: { candidate: number; interview: number; again: boolean }[];
      isStarted: boolean;
      instance: number;
    }
  | { kind: ImportAct; which: number; instance: number }
  | { kind: "make elsewhere"; candidate: number; interview: number }
  | { kind: "complete"; row: number; recommended: boolean }
  | { kind: "remove" | "restore"; row: number }
  | { kind: "spoil"; row: number; lacks: "id" | "created_at" | "completed" | "nothing" }
  | { kind: "set service clock"; by: number }
  | { kind: "crash"; instance: number; forMs: number }
  | { kind: "restart"; instance: number }
  | { kind: "freeze"; instance: number; forMs: number }
  | { kind: "set clock"; instance: number; by: number }
);

const importActs = ["start", "pause", "resume", "stop", "retry"] as const;
export type ImportAct = (typeof importActs)[number];

const operations = ["create", "list", "read", "interviews"] as const;
export type Operation = (typeof operations)[number];

/** What happens to a request. */
export type Mishap =
  | { kind: "refused" }
  /** The request or its answer is lost; the caller gets an error, or nothing. */
  | { kind: "lost"; where: "request" | "answer"; isHeard: boolean }
  /** How long it takes, in seconds. */
  | { kind: "slow"; there: number; back: number }
  | { kind: "cut" }
  | { kind: "garbled" }
  /** The service fails after the work, or instead of it. */
  | { kind: "failed"; status: 500 | 503 | 502; isDone: boolean }
  | { kind: "pushed back"; after: number }
  /** A create is answered with an assessment that was there before. */
  | { kind: "names another"; row: number };

/** `nth` counts the requests of that kind, or the commits, from 0. */
export type Fault =
  | { on: Operation; nth: number; mishap: Mishap }
  /** A commit fails, or succeeds but is reported as failed. */
  | { on: "commit"; nth: number; isDone: boolean };

const small = (max: number) => fc.nat({ max });
const instance = small(1);
const candidate = small(2);
const interview = small(1);
const row = small(5);
const which = small(3);
const seconds = (max: number) => fc.nat({ max: max * 10 }).map((tenths) => tenths / 10);

const part = fc.nat({ max: 1_000 }).map((thousandths) => thousandths / 1_000);

const actionOf = {
  invite: fc.record({ candidate, interview, instance, again: fc.boolean() }),
  "press again": fc.record({ which, instance }),
  "send again": fc.record({ which, instance }),
  "give up": fc.record({ which, instance }),
  dismiss: fc.record({ which, instance }),
  choose: fc.record({ which, row, instance }),
  claim: fc.record({ row, candidate, interview, instance }),
  "withdraw claim": fc.record({ row, instance }),
  decide: fc.record({ row, decision: small(3), instance }),
  look: fc.record({ instance }),
  "make elsewhere": fc.record({ candidate, interview }),
  complete: fc.record({ row, recommended: fc.boolean() }),
  remove: fc.record({ row }),
  restore: fc.record({ row }),
  spoil: fc.record({
    row,
    lacks: fc.constantFrom("id" as const, "created_at" as const, "completed" as const, "nothing" as const),
  }),
  "set service clock": fc.record({ by: fc.constantFrom(-3_600, -40, -3, 5, 60, 7_200) }),
  crash: fc.record({ instance, forMs: fc.constantFrom(0, 500, 6_000, 20_000) }),
  restart: fc.record({ instance }),
  freeze: fc.record({ instance, forMs: fc.constantFrom(300, 3_000, 8_000, 14_000, 25_000) }),
  "set clock": fc.record({ instance, by: fc.constantFrom(-3_600, -30, -2, 2, 30, 3_600) }),
};

/** Frequent actions of recruiters are frequent here. */
const weights: Partial<Record<Action["kind"], number>> = {
  invite: 10,
  "press again": 2,
  "send again": 3,
  complete: 6,
  "make elsewhere": 4,
  look: 2,
  claim: 3,
  choose: 3,
  decide: 2,
  crash: 2,
  freeze: 3,
};

const action = fc.oneof(
  ...Object.entries(actionOf).map(([kind, rest]) => ({
    weight: weights[kind as Action["kind"]] ?? 1,
    arbitrary: fc
      .tuple(part, rest as fc.Arbitrary<object>)
      .map(([at, given]) => ({ kind, at, ...given }) as Action),
  })),
);

const slow = fc.record({ kind: fc.constant("slow" as const), there: seconds(25), back: seconds(15) });

const mishap: fc.Arbitrary<Mishap> = fc.oneof(
  { weight: 3, arbitrary: slow },
  fc.record({ kind: fc.constant("refused" as const) }),
  fc.record({
    kind: fc.constant("lost" as const),
    where: fc.constantFrom("request" as const, "answer" as const),
    isHeard: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("cut" as const) }),
  fc.record({ kind: fc.constant("garbled" as const) }),
  fc.record({
    kind: fc.constant("failed" as const),
    status: fc.constantFrom(500 as const, 503 as const, 502 as const),
    isDone: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("pushed back" as const), after: small(20) }),
  fc.record({ kind: fc.constant("names another" as const), row }),
);

const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ on: fc.constant("create" as const), nth: small(3), mishap }) },
  { weight: 3, arbitrary: fc.record({ on: fc.constant("list" as const), nth: small(20), mishap }) },
  { weight: 1, arbitrary: fc.record({ on: fc.constant("read" as const), nth: small(5), mishap }) },
  { weight: 1, arbitrary: fc.record({ on: fc.constant("interviews" as const), nth: small(2), mishap }) },
  {
    weight: 1,
    arbitrary: fc.record({ on: fc.constant("commit" as const), nth: small(200), isDone: fc.boolean() }),
  },
);

const importAction: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("import" as const),
      at: part.map((at) => at / 2),
      rows: fc.array(fc.record({ candidate: small(3), interview, again: fc.boolean() }), {
        minLength: 1,
        maxLength: 6,
      }),
      isStarted: fc.integer({ min: 0, max: 3 }).map((one) => one > 0),
      instance,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(...importActs, "resume" as const),
      at: part,
      which: small(1),
      instance,
    }),
  },
);

const erasure: fc.Arbitrary<Action> = fc.record({
  kind: fc.constant("erase" as const),
  at: part,
  row,
  instance,
});

const anyHistory: fc.Arbitrary<History> = fc.record({
  chance: fc.integer(),
  instances: fc.constantFrom(1 as const, 2 as const),
  service: fc.record({
    lag: fc.constantFrom(0, 0, 1, 5, 15),
    hasEtag: fc.boolean(),
    tellsTime: fc.boolean(),
    ahead: fc.constantFrom(0, 0, -7_200, -30, 3, 600),
  }),
  queryMs: fc.constantFrom(0, 2, 30, 400),
  seconds: fc.constantFrom(5, 20, 20, 60, 60, 200),
  actions: fc.array(action, { minLength: 1, maxLength: 24, size: "max" }),
  faults: fc.array(fault, { maxLength: 8, size: "max" }),
  // The last to be drawn, so that a seed’s history is otherwise what it was without imports.
  imports: fc.oneof(
    fc.constant<Action[]>([]),
    fc.array(importAction, { minLength: 1, maxLength: 8, size: "max" }),
  ),
  // And after them, for the same reason.
  erasures: fc.oneof(
    { weight: 2, arbitrary: fc.constant<Action[]>([]) },
    fc.array(erasure, { minLength: 1, maxLength: 3, size: "max" }),
  ),
  hasLimited: fc.boolean(),
});

export function historyOf(seed: number): History {
  const [history] = fc.sample(anyHistory, { seed, numRuns: 1 });
  if (!history) throw new Error("There is no history.");
  return history;
}
