import { setImmediate } from "node:timers/promises";
import { addDays } from "@/lib/days";
import { instant, type Store } from "@/lib/db/store";
import type { Traces } from "@/lib/erasing/find-traces";
import { type Dated, dueAt, type Ending, isOn, noticeEnd, periodEnd } from "@/lib/retention/due-at";
import type { RetentionRule } from "@/lib/retention/schema";

/** SQLite blocks the event loop while it reads. */
const rowsAtOnce = 1_000;

/** How long an import that was never started keeps its people from being erased. */
const draftDays = 30;

/** A person whose assessments, newest first, are all due; they are erased from `dueAt` on. */
type DuePerson = { ids: number[]; dueAt: string };

/** Who is due, the first to be erased first, and the assessments that a notice has begun for, due or not. */
export type FoundDue = { due: DuePerson[]; noted: ReadonlySet<number> };

/**
 * Whose periods are over within the days of notice. A person is due once all their assessments are, under whichever of
 * their addresses, since erasing takes the whole person. Those whom no one may erase, or who are being invited again,
 * aren’t due.
 */
export async function findDue(store: Store, rule: RetentionRule): Promise<FoundDue> {
  if (!isOn(rule)) return { due: [], noted: new Set() };
  const now = instant(store.now());
  const until = noticeEnd(now);
  const endOf = periodEnd(rule);
  const mainAddress = await readMainAddresses(store);
  const keyOf = (address: string) => mainAddress.get(address) ?? address;
  /** Null: they aren’t due, whatever else they have. */
  const people = new Map<string, (Ending & { id: number })[] | null>();
  for (const address of await beingInvited(store)) people.set(keyOf(address), null);
  const noted = new Set<number>();
  for await (const row of readRows(store)) {
    const { id, email_folded, since, blocked } = row;
    if (since !== null) noted.add(id);
    const key = email_folded === null ? `#${id}` : keyOf(email_folded);
    const others = people.get(key);
    if (others === null) continue;
    const end = endOf(row);
    if (blocked !== null || end === undefined || end > until) people.set(key, null);
    else if (others) others.push({ id, end, since });
    else people.set(key, [{ id, end, since }]);
  }
  const due = [...people.values()].flatMap((assessments): DuePerson[] => {
    const at = assessments ? dueAt(assessments, now) : undefined;
    return assessments && at ? [{ ids: assessments.map(({ id }) => id).reverse(), dueAt: at }] : [];
  });
  return { due: due.sort(byDueAt), noted };
}

const byDueAt = (one: DuePerson, other: DuePerson) =>
  Number(one.dueAt > other.dueAt) - Number(one.dueAt < other.dueAt);

/**
 * When a person will be erased by a rule; undefined where no period applies to one of their assessments, or while they are
 * being invited. @param traces of the whole person
 */
export async function findDueAt(
  store: Store,
  rule: RetentionRule,
  { assessments, addresses }: Pick<Traces, "assessments" | "addresses">,
): Promise<string | undefined> {
  if ((await beingInvited(store, addresses)).length > 0) return undefined;
  const rows = await selectRows(store).where("a.id", "in", assessments).execute();
  const endOf = periodEnd(rule);
  return dueAt(
    rows.map((row) => ({ end: endOf(row), since: row.since })),
    instant(store.now()),
  );
}

/** By each address that was joined to another person’s: the one that they are known by. */
async function readMainAddresses({ db, sourceId }: Store): Promise<ReadonlyMap<string, string>> {
  const joined = await db
    .selectFrom("candidates as c")
    .innerJoin("candidates as own", "own.id", "c.same_as")
    .select(["c.email_folded as address", "own.email_folded as main"])
    .where("c.source_id", "=", sourceId)
    .execute();
  return new Map(joined.map(({ address, main }) => [address, main]));
}

/**
 * The addresses that are waiting in an import, or have an invitation whose outcome isn’t known yet.
 * @param among only of these
 */
async function beingInvited({ db, sourceId, now }: Store, among?: readonly string[]): Promise<string[]> {
  if (among?.length === 0) return [];
  const today = instant(now());
  const draftsSince = addDays(today.slice(0, 10), -draftDays);
  const waiting = db
    .selectFrom("import_rows as r")
    .innerJoin("imports as m", "m.id", "r.import_id")
    .select("r.email_folded")
    .where("m.source_id", "=", sourceId)
    .where((where) =>
      where.or([
        where.and([where("m.state", "=", "draft"), where("m.created_at", ">=", draftsSince)]),
        where.and([where("m.state", "in", ["running", "paused"]), where("r.state", "=", "waiting")]),
      ]),
    )
    .$if(among !== undefined, (query) => query.where("r.email_folded", "in", among ?? []));
  const unsettled = db
    .selectFrom("invitations")
    .select("email_folded")
    .where("source_id", "=", sourceId)
    .where("state", "in", ["submitting", "unconfirmed", "probable"])
    .$if(among !== undefined, (query) => query.where("email_folded", "in", among ?? []));
  const rows = [...(await waiting.execute()), ...(await unsettled.execute())];
  return rows.flatMap(({ email_folded }) => email_folded ?? []);
}

const selectRows = ({ db, sourceId }: Store) =>
  db
    .selectFrom("assessments as a")
    .leftJoin("retention_notices as n", (join) =>
      join.onRef("n.source_id", "=", "a.source_id").onRef("n.assessment_id", "=", "a.id"),
    )
    .leftJoin("erasure_blocks as b", (join) =>
      join.onRef("b.source_id", "=", "a.source_id").onRef("b.assessment_id", "=", "a.id"),
    )
    .select(["a.id", "a.email_folded", "a.status", "a.interview_id", "a.decision", "a.decided_at"])
    .select(["a.completed_before", "a.first_seen_at", "n.since", "b.assessment_id as blocked"])
    .where("a.source_id", "=", sourceId)
    .where("a.erased_at", "is", null);

type Row = Dated & {
  id: number;
  email_folded: string | null;
  since: string | null;
  blocked: number | null;
};

/** All assessments that aren’t erased, by their numbers. */
async function* readRows(store: Store): AsyncGenerator<Row> {
  for (let after = 0; ; ) {
    const rows = await selectRows(store)
      .where("a.id", ">", after)
      .orderBy("a.id")
      .limit(rowsAtOnce)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = last.id;
    await setImmediate();
  }
}
