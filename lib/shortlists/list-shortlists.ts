import { type Expression, type SqlBool, sql } from "kysely";
import { z } from "zod";
import { hasWordIn, wordsOf } from "@/lib/db/search/search-words";
import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import { badRequest } from "@/lib/errors";
import { fold } from "@/lib/fold";
import { instantSchema } from "@/lib/instant-schema";
import { hasRole } from "@/lib/roles";
import { type ShortlistUser, selectReadable } from "@/lib/shortlists/find-shortlist";
import type { ShortlistSummary, ShortlistsPage, ShortlistsQuery } from "@/lib/shortlists/schema";

/** Whether its name is what was searched for, when it was changed, and its id. */
const placeSchema = z.tuple([z.literal([0, 1]), instantSchema, z.uuid()]);

type Place = z.infer<typeof placeSchema>;

const encodePlace = (place: Place): string => Buffer.from(JSON.stringify(place)).toString("base64url");

function decodePlace(cursor: string): Place {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
  }
}

/**
 * One page of the lists that a person may read, the last changed first; of a search, the one of that very name first.
 * @throws ProblemError 400 for a cursor that isn’t ours.
 */
export async function listShortlists(
  store: Store,
  { q, state, cursor, limit }: ShortlistsQuery,
  user: ShortlistUser,
): Promise<ShortlistsPage> {
  const isNamed = sql<0 | 1>`case when s.name_folded = ${fold(q)} then 1 else 0 end`;
  let wanted = selectReadable(store, user).where(isInState(state));
  for (const word of wordsOf(q)) wanted = wanted.where(hasWordIn(store.db, "s.name_folded", word));
  if (cursor !== undefined) {
    const place = decodePlace(cursor);
    wanted = wanted.where(sql<SqlBool>`(${isNamed}, s.updated_at, s.id) < (${sql.join(place)})`);
  }
  const [found, archived] = await Promise.all([
    wanted
      .select(isNamed.as("is_named"))
      .orderBy("is_named", "desc")
      .orderBy("s.updated_at", "desc")
      .orderBy("s.id", "desc")
      .limit(limit + 1)
      .execute(),
    selectReadable(store, user).where(isInState("archived")).limit(1).executeTakeFirst(),
  ]);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    shortlists: await summarise(store, rows, user),
    nextCursor: found.length > limit && last ? encodePlace([last.is_named, last.updated_at, last.id]) : null,
    hasArchived: archived !== undefined,
  };
}

const isInState = (state: ShortlistsQuery["state"]): Expression<SqlBool> =>
  state === "archived" ? sql`s.archived_at is not null` : sql`s.archived_at is null`;

/** With how many candidates, votes, readers and links. */
async function summarise(
  store: Store,
  rows: readonly ShortlistsTable[],
  user: ShortlistUser,
): Promise<ShortlistSummary[]> {
  const isRecruiter = hasRole(user, "recruiter");
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
