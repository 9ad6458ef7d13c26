import { isDeepStrictEqual } from "node:util";
import { parseAssessmentList, rankOf, type ServiceAssessment } from "@/lib/assessment-api/schemas";
import { keepKnown, listedColumns } from "@/lib/assessments/mirrored-columns";
import { withoutKey } from "@/lib/mirror/applying/without-key";
import {
  assessmentOf,
  ids,
  invitationOf,
  people,
  type Snapshot,
  type WireRow,
  type World,
} from "./outward-world";

type Columns = Pick<
  Snapshot["assessments"][number],
  "status" | "created_at" | "is_undated" | "application_url" | "report_url" | "detail" | "oddities"
>;

const columnsOf = (row: Columns): Columns => ({
  status: row.status,
  report_url: row.report_url,
  detail: row.detail,
  created_at: row.created_at,
  is_undated: row.is_undated,
  application_url: row.application_url,
  oddities: row.oddities,
});

/** The list as JSON.parse reads it; undefined where the body is no list. */
export function wholeList(body: Buffer): unknown[] | undefined {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder().decode(body));
    return Array.isArray(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

const idOf = (item: unknown): number | undefined => {
  const { id } = (item ?? {}) as { id?: unknown };
  return typeof id === "number" && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/** The columns that a list must not change, unless an invitation has taken or left the row. */
const ours = ({ assessments }: Snapshot, id: number) => {
  const row = assessments.find((one) => one.id === id);
  return row && [row.identity, row.email, row.interview_id, row.invitation_id, row.claimed_by, row.gone_at];
};

export type ListStep = {
  world: World;
  before: Snapshot;
  after: Snapshot;
  list: unknown[] | undefined;
  arrivedAt: string;
  /** By the candidate’s address: how many lists so far could have shown that their invitation did not land. */
  tellingLists: ReadonlyMap<string, number>;
  /** The service's clock minus ours, as each answer so far has told it. */
  toldSkewsMs: readonly number[];
};

export function judgeFailure(before: Snapshot, after: Snapshot): string[] {
  const same = isDeepStrictEqual(
    [before.assessments, before.invitations, before.events],
    [after.assessments, after.invitations, after.events],
  );
  return same ? [] : ["a poll that failed changed something"];
}

/** Of each id the rows that may count: several if they differ in their links alone. */
function foremost(list: unknown[]): Map<number, ServiceAssessment[]> {
  const byId = new Map<number, ServiceAssessment[]>();
  for (const row of list.flatMap((item) => parseAssessmentList([item]).rows)) {
    const before = byId.get(row.id) ?? [];
    const ahead = before[0] ? rankOf(row) - rankOf(before[0]) : 1;
    if (ahead >= 0) byId.set(row.id, ahead > 0 ? [row] : [...before, row]);
  }
  return byId;
}

/** Compares each row with what a reader of the whole list would make of it. */
function judgeRows({ world, before, after, list = [], arrivedAt }: ListStep): string[] {
  const found: string[] = [];
  const expected = new Map<number, Columns[]>();
  for (const [id, rows] of foremost(list)) {
    const listed = withoutKey(
      rows.map((row) => ({ id, row: listedColumns(row) })),
      world.client.carriesKey,
    ).rows;
    const known = assessmentOf(before, id);
    expected.set(
      id,
      listed.map(({ row }) => columnsOf(keepKnown(known, row, arrivedAt))),
    );
  }
  for (const row of before.assessments) if (!expected.has(row.id)) expected.set(row.id, [columnsOf(row)]);
  for (const [id, allowed] of expected) {
    const now = assessmentOf(after, id);
    if (!now) found.push("a row is missing");
    else if (!allowed.some((columns) => isDeepStrictEqual(columnsOf(now), columns)))
      found.push("a row isn’t what the whole list says");
  }
  if (after.assessments.length !== expected.size) found.push("a row is there that the list doesn’t have");

  for (const good of world.good) {
    const items = list.filter((item) => idOf(item) === good.id);
    const now = assessmentOf(after, good.id);
    const then = assessmentOf(before, good.id);
    if (items.length === 1 && isDeepStrictEqual(items[0], good) && now)
      found.push(...judgeUntouched(good, columnsOf(now)));
    const isTold = items.some((item) => typeof (item as WireRow).completed === "boolean");
    if (then && now?.status !== then.status && !isTold) found.push("a state changed that nothing told");
    if (then && now && !isTold && then.report_url !== now.report_url)
      found.push("a report changed that nothing told");
  }
  return found;
}

/** A good row must be read correctly, whatever else is in the list. */
function judgeUntouched(good: WireRow, now: Columns): string[] {
  const status = good.completed ? (good.recommended ? "recommended" : "not_recommended") : "pending";
  const isSame =
    now.status === status &&
    now.application_url === good.application_url &&
    Date.parse(now.created_at) === Date.parse(String(good.created_at)) &&
    now.report_url === (good.url ?? null) &&
    now.detail === (good.detail ?? null) &&
    now.oddities === null &&
    now.is_undated === 0;
  return isSame ? [] : ["a row that came as it should was harmed"];
}

/** Whether the row, if the store has it, has the correct time of creation. */
const isDated = (snapshot: Snapshot, good: WireRow): boolean => {
  const row = assessmentOf(snapshot, good.id);
  return !row || Date.parse(row.created_at) === Date.parse(String(good.created_at));
};

const known = Object.values(people).filter((email) => email !== people.claimed);

function judgeInvitations(step: ListStep): string[] {
  const { world, before, after, list = [], tellingLists, toldSkewsMs } = step;
  const found: string[] = [];
  const goodIds = new Set(world.good.map(({ id }) => id));
  for (const email of known) {
    const then = invitationOf(before, email);
    const now = invitationOf(after, email);
    if (then.state === now.state && then.assessment_id === now.assessment_id) continue;
    const change = `${then.state} → ${now.state}`;
    const row = now.assessment_id === null ? undefined : assessmentOf(after, now.assessment_id);
    switch (change) {
      case "unconfirmed → probable":
      case "probable → probable": {
        const from = world.callWindow.from + Math.min(0, ...toldSkewsMs);
        const to = world.callWindow.to + Math.max(0, ...toldSkewsMs);
        const isNew =
          row &&
          !before.assessments.some(
            (one) => one.id === row.id && one.identity !== "unclaimed" && one.identity !== "probable",
          );
        const made = row ? Date.parse(row.created_at) : 0;
        if (!row || !isNew) found.push("an invitation took a row that was somebody’s");
        else if (row.is_undated || made < from || made > to)
          found.push("an invitation took a row from another time");
        break;
      }
      case "probable → unconfirmed": {
        const held = list.filter((item) => idOf(item) === then.assessment_id);
        const isAsItWas =
          held.length === 1 &&
          isDeepStrictEqual(
            held[0],
            world.good.find(({ id }) => id === then.assessment_id),
          );
        const isAlone =
          list.every(
            (item) => idOf(item) !== undefined && world.good.some((good) => isDeepStrictEqual(good, item)),
          ) &&
          after.assessments.every(({ id }) => goodIds.has(id)) &&
          world.good.every((good) => isDated(before, good) && isDated(after, good));
        if (isAsItWas && isAlone) found.push("a match was withdrawn that nothing spoke against");
        break;
      }
      case "unconfirmed → did_not_land":
      case "probable → did_not_land":
        if ((tellingLists.get(email) ?? 0) < 2)
          found.push("an invitation was given up that lists said too little about");
        break;
      default:
        found.push(`a list made ${change} of an invitation`);
    }
  }
  return found;
}

export function judgeList(step: ListStep): string[] {
  const found = [...judgeRows(step), ...judgeInvitations(step)];
  for (const { id } of step.world.good) {
    const [then, now] = [ours(step.before, id), ours(step.after, id)];
    const takes = [...step.before.invitations, ...step.after.invitations].some(
      ({ assessment_id, state }) => assessment_id === id && state === "probable",
    );
    if (then && !takes && !isDeepStrictEqual(then, now))
      found.push("what we know of a row was changed by a list");
  }
  return [...new Set(found)];
}

/** Whether a list can count towards *did not land*: each of its rows has a readable id. */
export const isTelling = (list: unknown[]) => list.every((item) => idOf(item) !== undefined);

const rowsOf: Partial<Record<string, number>> = {
  [people.matched]: ids.matched,
  [people.matchedCompleted]: ids.matchedCompleted,
  [people.arriving]: ids.arriving,
};

/** The candidates whose rows a list lacks, or after which the store has another time of creation for them. */
export function lacking({ good }: World, list: unknown[], after: Snapshot): string[] {
  return known.filter((email) => {
    const row = good.find(({ id }) => id === rowsOf[email]);
    return !(row && list.some((item) => idOf(item) === row.id) && isDated(after, row));
  });
}

/**
 * What remains of mutated lists after good ones, compared with a store that only had good ones.
 * @param givenUp candidates whose invitations lists lacked for so long that they rightly count as not landed.
 */
export function judgeHealed(
  world: World,
  healed: Snapshot,
  control: Snapshot,
  givenUp: readonly string[],
): string[] {
  const found: string[] = [];
  for (const { id } of world.good) {
    const [one, other] = [assessmentOf(healed, id), assessmentOf(control, id)];
    if (!one || !other) found.push("a row is missing after good lists");
    else {
      if (!isDeepStrictEqual(columnsOf(one), columnsOf(other)))
        found.push("a row isn’t healed by good lists");
      if (
        !givenUp.some((email) => rowsOf[email] === id) &&
        !isDeepStrictEqual(ours(healed, id), ours(control, id))
      )
        found.push("whose a row is isn’t healed");
      if (one.absent_lists !== 0) found.push("a listed row counts as absent");
    }
  }
  for (const email of known) {
    if (givenUp.includes(email)) continue;
    const [one, other] = [invitationOf(healed, email), invitationOf(control, email)];
    if (one.state !== other.state || one.assessment_id !== other.assessment_id)
      found.push(`an invitation isn’t healed: ${other.state} is ${one.state}`);
    else if (one.open !== other.open)
      found.push(`an invitation that is ${one.state} blocks another otherwise`);
  }
  return [...new Set(found)];
}
