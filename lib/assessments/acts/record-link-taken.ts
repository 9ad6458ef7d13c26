import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import { refuseErased } from "@/lib/assessments/erased";
import { recordOften } from "@/lib/audit/tally-audit";
import type { EventsTable } from "@/lib/db/assessment-tables";
import { lockSource } from "@/lib/db/locks/lock-source";
import { nextVersion } from "@/lib/db/next-version";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";

type Taker = { id: string; name: string };

export type LinkTaken = "link_copied" | "link_handed_over";

// When the same person takes the same link again within this time, the last entry's number rises.
const againWithinMs = 10 * 60_000;

/** Records that the link was copied, or handed over: its holder can apply as the candidate. @throws ProblemError 404 */
export async function recordLinkTaken(store: Store, id: number, how: LinkTaken, taker: Taker): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await lockSource(transaction, store.sourceId);
    await refuseErased(transaction, store, [id]);
    const noted = await noteLinksTaken(transaction, store, { ids: [id], how, taker });
    if (noted === 0) throw notFound("This assessment doesn’t exist.", { reason: "assessment_missing" });
    await recordOften(transaction, store.db, {
      actor: taker,
      action: how,
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      at: store.now(),
    });
  });
}

type Taking = { ids: number[]; how: LinkTaken; taker: Taker };

/** The same in timelines alone, and only once for a link taken again. @param transaction has locked the source. */
export async function noteLinksTaken(
  transaction: Transaction<Tables>,
  store: Store,
  { ids, how, taker }: Taking,
): Promise<number> {
  const at = instant(store.now());
  const again = await findAgain(transaction, store, { ids, how, taker });
  const take = (some: number[]) =>
    transaction
      .updateTable("assessments")
      .set({ last_link_copied_at: at })
      .where("source_id", "=", store.sourceId)
      .where("id", "in", some);
  for (const { id, last } of again) {
    await transaction
      .updateTable("events")
      .set(countedOnce(last, at, taker))
      .where("id", "=", last.id)
      .execute();
    await take([id]).execute();
  }
  const known = new Set(again.map(({ id }) => id));
  const first = ids.filter((id) => !known.has(id));
  if (first.length === 0) return again.length;
  const version = await nextVersion(transaction, store.sourceId);
  const taken = await take(first)
    .set({ last_contacted_at: at, last_contacted_by_name: taker.name, version })
    .returning("id")
    .execute();
  if (taken.length === 0) return again.length;
  const entries = taken.map(
    ({ id }): EventsTable => ({
      id: randomUUID(),
      source_id: store.sourceId,
      assessment_id: id,
      kind: how,
      after: null,
      at,
      actor_name: taker.name,
      details: JSON.stringify({ actorId: taker.id } satisfies Details),
      version,
    }),
  );
  await transaction.insertInto("events").values(entries).execute();
  return again.length + taken.length;
}

type Last = Pick<EventsTable, "id" | "at" | "details">;
type Details = { actorId?: string; times?: number; since?: string };

const detailsOf = ({ details }: Pick<EventsTable, "details">): Details => JSON.parse(details ?? "{}");

function countedOnce(last: Last, at: string, { id: actorId }: Taker): Partial<EventsTable> {
  const { times = 1, since = last.at, ...first } = detailsOf(last);
  const details: Details = { ...first, actorId, times: times + 1, since };
  return { at, details: JSON.stringify(details) };
}

async function findAgain(
  transaction: Transaction<Tables>,
  store: Store,
  { ids, how, taker }: Taking,
): Promise<{ id: number; last: Last }[]> {
  const now = store.now().getTime();
  const entries = await transaction
    .selectFrom("events")
    .select(["id", "assessment_id", "at", "details"])
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids)
    .where("at", ">=", instant(new Date(now - againWithinMs)))
    // An entry from a clock that was hours ahead isn't recent.
    .where("at", "<=", instant(new Date(now + againWithinMs)))
    .where("kind", "=", how)
    .orderBy("at")
    .execute();
  const theirs = entries.filter((entry) => detailsOf(entry).actorId === taker.id);
  return [...new Map(theirs.map((last) => [last.assessment_id, last]))].map(([id, last]) => ({ id, last }));
}
