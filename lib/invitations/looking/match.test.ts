import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createServiceClock } from "@/lib/assessment-api/service-clock";
import {
  judgeInvitations,
  type Lists,
  type SeenRow,
  type Sought,
  windowOf,
} from "@/lib/invitations/looking/match";
import { watchEndedCalls } from "@/lib/invitations/looking/watch-ended-calls";
import { runs } from "@/lib/testing-deep";

const at = (seconds: number) => Date.UTC(2026, 2, 10) + seconds * 1_000;

const invitation = (overrides: Partial<Sought> = {}): Sought => ({
  id: "a",
  state: "unconfirmed",
  emailFolded: "amara@example.com",
  interviewId: 1,
  firstCallAt: at(0),
  callEndedAt: at(10),
  listsBefore: 5,
  callSkewMs: 0,
  skewAfterMs: 0,
  ...overrides,
});

const row = (id: number, overrides: Partial<SeenRow> = {}): SeenRow => ({
  id,
  createdAt: at(5),
  firstSeenList: 6,
  heldBy: null,
  known: null,
  ...overrides,
});

const lists = (overrides: Partial<Lists> = {}): Lists => ({
  overdue: new Set(),
  beforeOpenCall: null,
  ...overrides,
});
const isOverdue = lists({ overdue: new Set(["a"]) });

const judgeOne = (one: Sought, rows: SeenRow[], seen = lists()) =>
  judgeInvitations([one], () => rows, seen).get(one.id);

describe("looking for one invitation", () => {
  test("the only new row inside its window is probably it", () => {
    expect(judgeOne(invitation(), [row(1)])).toEqual({ kind: "probable", row: 1 });
  });

  test.each([
    ["that the last list before it had", { firstSeenList: 5 }],
    ["made before it was sent", { createdAt: at(-3) }],
    ["made over a minute after", { createdAt: at(73) }],
    ["of somebody else, by the service’s word", { known: { emailFolded: "b@example.com", interviewId: 1 } }],
    ["for another interview", { known: { emailFolded: "amara@example.com", interviewId: 2 } }],
  ])("a row %s is not it", (_title, overrides) => {
    expect(judgeOne(invitation(), [row(1, overrides)])).toEqual({ kind: "unconfirmed", candidates: [] });
  });

  test("the service’s clock counts for the window, as far as it is known", () => {
    const made = row(1, { createdAt: at(3605) });
    const ahead = 3_600_000;
    expect(judgeOne(invitation({ callSkewMs: ahead, skewAfterMs: ahead }), [made])?.kind).toBe("probable");
    expect(judgeOne(invitation(), [made])?.kind).toBe("unconfirmed");
    // Set between its last answer and the call: only the list after it tells.
    expect(judgeOne(invitation({ skewAfterMs: ahead }), [made])?.kind).toBe("probable");
    const unknown = invitation({ callSkewMs: null, skewAfterMs: null });
    expect(judgeOne(unknown, [row(1, { createdAt: at(300) })])?.kind).toBe("probable");
  });

  test("of several, a person decides", () => {
    expect(judgeOne(invitation(), [row(1), row(2)])).toEqual({ kind: "unconfirmed", candidates: [1, 2] });
  });

  test("one made after the call’s end is never taken by itself, and not overlooked either", () => {
    const late = row(1, { createdAt: at(30) });
    expect(judgeOne(invitation(), [late], isOverdue)).toEqual({
      kind: "unconfirmed",
      candidates: [1],
    });
    expect(judgeOne(invitation(), [row(2), late])).toEqual({ kind: "probable", row: 2 });
  });

  test("what the service has said is this candidate’s is certain", () => {
    const known = row(2, { known: { emailFolded: "amara@example.com", interviewId: 1 } });
    expect(judgeOne(invitation(), [row(1), known])).toEqual({ kind: "confirmed", row: 2 });
  });

  test("a second fitting row withdraws a match", () => {
    const held = row(1, { heldBy: "a" });
    expect(judgeOne(invitation({ state: "probable" }), [held])).toEqual({ kind: "probable", row: 1 });
    expect(judgeOne(invitation({ state: "probable" }), [held, row(2)])?.kind).toBe("unconfirmed");
  });

  test("new rows are nobody’s while a create is in flight", () => {
    expect(judgeOne(invitation(), [row(1)], lists({ beforeOpenCall: 5 }))).toEqual({ kind: "wait" });
    expect(judgeOne(invitation(), [row(1)], lists({ beforeOpenCall: 6 }))?.kind).toBe("probable");
  });

  test("absent for long enough it did not land, and not before", () => {
    expect(judgeOne(invitation(), [])?.kind).toBe("unconfirmed");
    expect(judgeOne(invitation(), [], isOverdue)?.kind).toBe("did_not_land");
  });
});

describe("how long is long enough", () => {
  const ended = { id: "a", state: "unconfirmed" as const, sends: 1, call_ended_at: "…" };
  /** @returns when it is overdue, of lists begun at these seconds after it was first seen, each read in one. */
  const overdueAt = (begun: number[]) => {
    let nowMs = 0;
    const watch = watchEndedCalls(() => nowMs);
    watch.look([ended], -1_000);
    return begun.filter((seconds) => {
      nowMs = (seconds + 1) * 1_000;
      return watch.look([ended], seconds * 1_000).has("a");
    });
  };

  test.each([
    [[60, 64], [64]],
    [[59.9, 64], []],
    [
      [4, 8, 59.9, 75, 79, 83],
      [79, 83],
    ],
    [[3_600], []],
  ])("of lists begun at %s s it is over with %s", (begun, expected) => {
    expect(overdueAt(begun)).toEqual(expected);
  });

  test("sent again, or on its way, it begins anew", () => {
    let nowMs = 0;
    const watch = watchEndedCalls(() => nowMs);
    watch.look([ended], nowMs);
    for (nowMs of [61_000, 65_000]) watch.look([ended], nowMs);
    expect([...watch.look([{ ...ended, sends: 2 }], nowMs)]).toEqual([]);
    expect([...watch.look([{ ...ended, state: "submitting" }], nowMs)]).toEqual([]);
    expect([...watch.look([ended], nowMs)]).toEqual([]);
  });
});

describe("looking for several", () => {
  const other = invitation({ id: "b", emailFolded: "b@example.com" });

  test("one row for two is nobody’s by itself", () => {
    const verdicts = judgeInvitations([invitation(), other], () => [row(1)], lists());
    expect([...verdicts.values()]).toEqual([
      { kind: "unconfirmed", candidates: [1] },
      { kind: "unconfirmed", candidates: [1] },
    ]);
  });

  test("one that is being sent again may have made it too", () => {
    const again = { ...other, state: "submitting" as const };
    const verdicts = judgeInvitations([invitation(), again], () => [row(1)], lists());
    expect([...verdicts]).toEqual([["a", { kind: "unconfirmed", candidates: [1] }]]);
  });
});

/**
 * A service of our own invention: creates, ours and others', each in its turn, with lists in between; some
 * of ours go unanswered, and either landed or not. Its clock is `skewMs` ahead of ours and `Date` says so
 * to the second; ours may be set at any time, however often.
 */
type Step =
  | { kind: "ours"; landed: boolean; tookMs: number; at: number }
  | { kind: "foreign" }
  | { kind: "list" }
  | { kind: "learn" }
  | { kind: "set"; byMs: number }
  | { kind: "wait"; ms: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("ours" as const),
      landed: fc.boolean(),
      tookMs: fc.integer({ min: 1, max: 10_000 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("foreign" as const) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("list" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("learn" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("set" as const),
      byMs: fc.integer({ min: -3_600_000, max: 3_600_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("wait" as const), ms: fc.integer({ min: 1, max: 90_000 }) }),
  },
);

type Told = {
  sought: Sought[];
  rows: SeenRow[];
  lists: Lists;
  /** The row that each of ours truly made. */
  truth: Map<string, number>;
};

function tell(steps: Step[], skewMs: number, judge: (told: Told) => void): void {
  let real = at(0);
  let setMs = 0;
  let ids = 0;
  let ours = 0;
  let listCount = 0;
  /** The service's clock at the last list, as `Date` told it, and since then by one that is never set. */
  const heard = createServiceClock(() => real);
  const endedCalls = watchEndedCalls(() => real);
  const service: { id: number; createdAt: number; owner: string; by: string | null }[] = [];
  const told: Told = {
    sought: [],
    rows: [],
    lists: lists(),
    truth: new Map(),
  };
  const clock = () => real + setMs;
  const serviceClock = () => real + skewMs;
  const make = (owner: string, by: string | null) => {
    ids += 1;
    service.push({ id: ids, createdAt: serviceClock(), owner, by });
    return ids;
  };
  for (const one of [{ kind: "list" } as const, ...steps]) {
    switch (one.kind) {
      case "wait":
        real += one.ms;
        break;
      case "set":
        setMs += one.byMs;
        break;
      case "foreign":
        make(`foreign${ids}@example.com`, null);
        break;
      case "ours": {
        ours += 1;
        const id = `i${ours}`;
        const firstCallAt = clock();
        const callSkewMs = (heard.nowMs() ?? Number.NaN) - firstCallAt;
        const before = real;
        real = before + Math.floor(one.tookMs * one.at);
        if (one.landed) told.truth.set(id, make(`${id}@example.com`, id));
        real = before + one.tookMs;
        told.sought.push({
          id,
          state: "unconfirmed",
          emailFolded: `${id}@example.com`,
          interviewId: 1,
          firstCallAt,
          callEndedAt: firstCallAt + one.tookMs,
          listsBefore: listCount,
          callSkewMs,
          skewAfterMs: null,
        });
        break;
      }
      case "list": {
        listCount += 1;
        const date = Math.floor(serviceClock() / 1_000) * 1_000;
        heard.note(new Date(date).toISOString());
        for (const known of told.sought) known.skewAfterMs ??= date - clock();
        for (const { id, createdAt } of service) {
          if (told.rows.every((known) => known.id !== id))
            told.rows.push({ id, createdAt, firstSeenList: listCount, heldBy: null, known: null });
        }
        const ended = told.sought.map(({ id }) => ({
          id,
          state: "unconfirmed" as const,
          sends: 1,
          call_ended_at: "",
        }));
        told.lists = lists({ overdue: endedCalls.look(ended, real) });
        judge(told);
        break;
      }
      case "learn":
        told.rows = told.rows.map((seen) => {
          const { owner } = service.find(({ id }) => id === seen.id) ?? { owner: "" };
          return seen.id % 2 === 0 ? { ...seen, known: { emailFolded: owner, interviewId: 1 } } : seen;
        });
        break;
      default:
        one satisfies never;
    }
  }
}

const stories = fc.tuple(fc.array(step, { maxLength: 30 }), fc.integer({ min: -7_200_000, max: 7_200_000 }));

describe("in any history", () => {
  const times = runs(2_000);

  test("a row belongs to one invitation at most", () => {
    fc.assert(
      fc.property(stories, ([steps, skewMs]) => {
        tell(steps, skewMs, ({ sought, rows, lists: seen }) => {
          const given = [...judgeInvitations(sought, () => rows, seen).values()].flatMap((verdict) =>
            verdict.kind === "probable" || verdict.kind === "confirmed" ? [verdict.row] : [],
          );
          expect(new Set(given).size).toBe(given.length);
        });
      }),
      times,
    );
  });

  test("an invitation that landed is never said not to have, and what is certain is true", () => {
    fc.assert(
      fc.property(stories, ([steps, skewMs]) => {
        tell(steps, skewMs, ({ sought, rows, lists: seen, truth }) => {
          for (const [id, verdict] of judgeInvitations(sought, () => rows, seen)) {
            if (truth.has(id)) expect(verdict.kind).not.toBe("did_not_land");
            if (verdict.kind === "confirmed") expect(verdict.row).toBe(truth.get(id));
          }
        });
      }),
      times,
    );
  });

  test("no other row is taken for an invitation whose own can be seen", () => {
    fc.assert(
      fc.property(stories, ([steps, skewMs]) => {
        tell(steps, skewMs, ({ sought, rows, lists: seen, truth }) => {
          for (const [id, verdict] of judgeInvitations(sought, () => rows, seen)) {
            const own = truth.get(id);
            if (own === undefined || verdict.kind !== "probable") continue;
            if (rows.some((known) => known.id === own)) expect(verdict.row).toBe(own);
          }
        });
      }),
      times,
    );
  });

  test("what is concluded doesn’t depend on the order in which it was learned", () => {
    fc.assert(
      fc.property(stories, fc.infiniteStream(fc.nat()), ([steps, skewMs], dice) => {
        tell(steps, skewMs, ({ sought, rows, lists: seen }) => {
          const shuffled = <T>(list: T[]) =>
            list
              .map((value) => ({ value, by: dice.next().value }))
              .sort((a, b) => a.by - b.by)
              .map(({ value }) => value);
          const plain = (verdicts: ReturnType<typeof judgeInvitations>) =>
            Object.fromEntries(
              [...verdicts].map(([id, verdict]) => [
                id,
                verdict.kind === "unconfirmed"
                  ? { ...verdict, candidates: verdict.candidates.toSorted((a, b) => a - b) }
                  : verdict,
              ]),
            );
          expect(plain(judgeInvitations(shuffled(sought), () => shuffled(rows), seen))).toEqual(
            plain(judgeInvitations(sought, () => rows, seen)),
          );
        });
      }),
      runs(500),
    );
  });
});

test.each([8_638_204_628_831_288, -8_638_204_628_831_288, Number.MAX_SAFE_INTEGER, 40 * 365 * 86_400_000])(
  "a clock that was off by %d ms for one answer hides no row, and breaks nothing",
  (skewMs) => {
    const sought = invitation({ callSkewMs: skewMs, skewAfterMs: 0 });
    const { from, to } = windowOf(sought);
    expect(new Date(from).toISOString() < new Date(to).toISOString()).toBe(true);
    expect(judgeOne(sought, [row(7)])).toEqual(judgeOne(invitation(), [row(7)]));
  },
);
