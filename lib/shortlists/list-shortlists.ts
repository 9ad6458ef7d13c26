import { instant, type Store } from "@/lib/db/store";
import { hasRole } from "@/lib/roles";
import { type ShortlistUser, selectReadable } from "@/lib/shortlists/find-shortlist";
import type { ShortlistSummary } from "@/lib/shortlists/schema";

/** More than anyone looks through. */
const mostShown = 500;

/** The lists that a person may read, the last changed first. */
export async function listShortlists(store: Store, user: ShortlistUser): Promise<ShortlistSummary[]> {
  const isRecruiter = hasRole(user, "recruiter");
  const rows = await selectReadable(store, user)
    .orderBy("s.updated_at", "desc")
    .orderBy("s.id")
    .limit(mostShown)
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { db } = store;
  const [entries, votes, readers, links] = await Promise.all([
    db
      .selectFrom("shortlist_entries as e")
      .select(({ fn }) => ["e.shortlist_id", fn.countAll<number>().as("number")])
      .where("e.shortlist_id", "in", ids)
      .groupBy("e.shortlist_id")
      .execute(),
    db
      .selectFrom("shortlist_votes as v")
      .innerJoin("shortlist_entries as e", (join) =>
        join.onRef("e.shortlist_id", "=", "v.shortlist_id").onRef("e.assessment_id", "=", "v.assessment_id"),
      )
      .select(({ fn }) => ["v.shortlist_id", "v.answer", fn.countAll<number>().as("number")])
      .where("v.shortlist_id", "in", ids)
      .$if(!isRecruiter, (query) => query.where("v.member_id", "=", user.id))
      .groupBy(["v.shortlist_id", "v.answer"])
      .execute(),
    db
      .selectFrom("shortlist_readers as r")
      .select(({ fn }) => ["r.shortlist_id", fn.countAll<number>().as("number")])
      .where("r.shortlist_id", "in", ids)
      .groupBy("r.shortlist_id")
      .execute(),
    db
      .selectFrom("shortlist_links as l")
      .select(({ fn }) => ["l.shortlist_id", fn.countAll<number>().as("number")])
      .where("l.shortlist_id", "in", ids)
      .where("l.revoked_at", "is", null)
      .where("l.expires_at", ">", instant(store.now()))
      .groupBy("l.shortlist_id")
      .execute(),
  ]);
  const numberIn = (counted: { shortlist_id: string; number: number }[], id: string) =>
    counted.find(({ shortlist_id }) => shortlist_id === id)?.number ?? 0;
  const votesFor = (id: string, answer: string) =>
    numberIn(
      votes.filter((vote) => vote.answer === answer),
      id,
    );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    candidates: numberIn(entries, row.id),
    by: row.made_by_name,
    updatedAt: row.updated_at,
    archivedAt: row.archived_at ?? undefined,
    votes: { yes: votesFor(row.id, "yes"), no: votesFor(row.id, "no"), unsure: votesFor(row.id, "unsure") },
    shared: isRecruiter
      ? { colleagues: numberIn(readers, row.id), links: numberIn(links, row.id) }
      : undefined,
  }));
}
