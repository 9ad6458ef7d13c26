import fc from "fast-check";
import { expect, test } from "vitest";
import { canBeNew, type Named } from "@/lib/invitations/sending/judge-answer";
import { runs } from "@/lib/testing-deep";

/**
 * A service of our own invention, on which assessments are made elsewhere too. Its lists are numbered as they
 * arrive; during each of our creates lists may arrive, others may create, and single reads tell whose one is.
 */
type Event = { kind: "elsewhere" } | { kind: "list" } | { kind: "read"; which: number };
type Create = {
  kind: "ours";
  person: number;
  before: Event[];
  after: Event[];
  /** Which of all assessments that there are the answer names; null: the truth. */
  lie: number | null;
};

const index = fc.nat({ max: 30 });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ kind: fc.constant("elsewhere" as const) }),
  fc.record({ kind: fc.constant("list" as const) }),
  fc.record({ kind: fc.constant("read" as const), which: index }),
);
const events = fc.array(event, { maxLength: 4 });
const create: fc.Arbitrary<Create> = fc.record({
  kind: fc.constant("ours" as const),
  person: fc.nat({ max: 3 }),
  before: events,
  after: events,
  lie: fc.option(index),
});
const history = fc.array(fc.oneof(event, { weight: 2, arbitrary: create }), { maxLength: 20 });

type Made = { owner: string; row?: NonNullable<Named["row"]>; answeredTo?: string };

function live(steps: (Event | Create)[]): void {
  const made: Made[] = [];
  let lists = 0;
  const interviewId = 1;

  function happen(one: Event): void {
    const shown = "which" in one ? made[one.which] : undefined;
    if (one.kind === "elsewhere") made.push({ owner: `elsewhere${made.length}@example.com` });
    if (one.kind === "list") {
      lists += 1;
      for (const assessment of made)
        assessment.row ??= {
          first_seen_list: lists,
          identity: "unclaimed",
          identity_read_at: null,
          email_folded: null,
          interview_id: null,
        };
    }
    // What our own create was answered with isn't asked about.
    if (shown?.row && shown.answeredTo === undefined)
      Object.assign(shown.row, {
        identity: "learned",
        email_folded: shown.owner,
        interview_id: interviewId,
        identity_read_at: "then",
      });
  }

  function ask({ person, before, after, lie }: Create): void {
    const email_folded = `person${person}@example.com`;
    const listsBefore = lists;
    const listedBefore = new Set(made.filter(({ row }) => row));
    before.forEach(happen);
    const own: Made = { owner: email_folded };
    made.push(own);
    after.forEach(happen);
    const named = made[lie ?? -1] ?? own;
    const holder =
      named.answeredTo === undefined ? undefined : ({ state: "created", settled_by_name: null } as const);
    const isTaken = canBeNew({ email_folded, interview_id: interviewId }, listsBefore, {
      row: named.row,
      holder,
    });
    if (named === own) expect(isTaken, "the truth is believed").toBe(true);
    if (!isTaken) return;
    expect(listedBefore.has(named), "one that was there before").toBe(false);
    expect(named.answeredTo, "another’s").toBeUndefined();
    if (named.row?.identity === "learned") expect(named.row.email_folded).toBe(email_folded);
    named.answeredTo = email_folded;
    named.row ??= {
      first_seen_list: 0,
      identity: "unclaimed",
      identity_read_at: null,
      email_folded: null,
      interview_id: null,
    };
    Object.assign(named.row, { identity: "invited_here", email_folded, interview_id: interviewId });
  }

  for (const one of steps) {
    if (one.kind === "ours") ask(one);
    else happen(one);
  }
}

test("in any history the truth is believed, and no candidate’s assessment becomes another’s", () => {
  fc.assert(fc.property(history, live), runs(2_000));
});

const asked = { email_folded: "dave@example.com", interview_id: 1 };
const row = (overrides: Partial<NonNullable<Named["row"]>> = {}): NonNullable<Named["row"]> => ({
  first_seen_list: 6,
  identity: "unclaimed",
  identity_read_at: null,
  email_folded: null,
  interview_id: null,
  ...overrides,
});
const theirs = { email_folded: "dave@example.com", interview_id: 1 };
const carols = { email_folded: "carol@example.com", interview_id: 1 };
const read = { identity_read_at: "2026-03-10T11:00:00.000Z" };

test.each<[string, boolean, Named]>([
  ["one that nobody has heard of", true, {}],
  ["one that came with a list since the call began", true, { row: row() }],
  ["one that the list before the call had", false, { row: row({ first_seen_list: 5 }) }],
  ["one that another create brought", false, { row: row({ first_seen_list: 0 }) }],
  ["one that a person has claimed since", true, { row: row({ identity: "claimed", ...carols }) }],
  ["a claim that the service bore out", false, { row: row({ identity: "claimed", ...carols, ...read }) }],
  ["somebody else’s", false, { row: row({ identity: "learned", ...carols, ...read }) }],
  ["theirs", true, { row: row({ identity: "learned", ...theirs, ...read }) }],
  ["theirs, interview unknown", true, { row: row({ identity: "learned", ...theirs, interview_id: null }) }],
  [
    "theirs, for another interview",
    false,
    { row: row({ identity: "learned", ...theirs, interview_id: 2, ...read }) },
  ],
  [
    "what looking has guessed since",
    true,
    {
      row: row({ identity: "probable", ...carols }),
      holder: { state: "probable", settled_by_name: null },
    },
  ],
  [
    "what a person has chosen since",
    true,
    {
      row: row({ identity: "invited_here", ...carols }),
      holder: { state: "created", settled_by_name: "Dana" },
    },
  ],
  [
    "a choice that the service bore out",
    false,
    {
      row: row({ identity: "invited_here", ...theirs, ...read }),
      holder: { state: "created", settled_by_name: "Dana" },
    },
  ],
  [
    "another create’s",
    false,
    {
      row: row({ identity: "invited_here", ...carols }),
      holder: { state: "created", settled_by_name: null },
    },
  ],
  [
    "another invitation’s whose row no list has brought",
    false,
    { holder: { state: "created", settled_by_name: null } },
  ],
])("%s: %s", (_title, expected, named) => {
  expect(canBeNew(asked, 5, named)).toBe(expected);
});
