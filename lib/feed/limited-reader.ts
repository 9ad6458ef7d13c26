import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { readVersion } from "@/lib/db/read-version";
import type { Store } from "@/lib/db/store";
import type { Limit } from "@/lib/db/visibility/limit";
import { limitStore } from "@/lib/db/visibility/limit-store";
import type { Position } from "@/lib/feed/position";
import { type Head, type News, readChanges, readNews } from "@/lib/feed/read-news";

/** What a limited member’s streams are told. */
export type LimitedReader = {
  /** For a stream that begins. @param after what its page was read at: if that isn't now, it loads everything again. */
  begin(head: Head, after?: Position): Promise<News>;
  /** What is new since the last call; undefined where the member sees nothing of it. */
  next(head: Head): Promise<News | undefined>;
};

/**
 * Tells a limited member of changes of what they see, and says nothing of others, neither by a message nor by a
 * position. When a row leaves their sight, they load everything again.
 * @param whole the store with all rows.
 */
export function openLimitedReader(whole: Store, limit: Limit): LimitedReader {
  const store = limitStore(whole, limit);
  const seen = new Set<number>();
  let upTo: Position | undefined;
  let others = nothing;

  async function begin(head: Head, after?: Position): Promise<News> {
    const ids = await readIds(store, 0);
    others = await readOthers(store, limit.memberId);
    seen.clear();
    for (const id of ids) seen.add(id);
    upTo = positionOf(head);
    return readFor(whole, limit, head, after);
  }

  return {
    begin,
    async next(head) {
      if (upTo?.epoch !== head.epoch) return begin(head);
      const changed = await readIds(whole, upTo.version);
      const inSight = new Set(await readIds(store, upTo.version));
      const left = changed.filter((id) => seen.has(id) && !inSight.has(id));
      const now = await readOthers(store, limit.memberId);
      const changes = await readChanges(store, upTo, head);
      // A hidden row doesn’t show up as changed.
      const attention = changes.attention || now.invitations !== others.invitations;
      const shortlists = changes.shortlists || now.shortlists !== others.shortlists;
      const notified = now.notifications !== others.notifications;
      const isNew =
        left.length > 0 ||
        changes.rows?.length !== 0 ||
        [attention, shortlists, notified, changes.imports].includes(true);
      const news = isNew
        ? {
            ...{ ...changes, attention, shortlists, notified },
            rows: left.length > 0 ? undefined : changes.rows,
            position: await readVersion(store),
            counts: await countAssessments(store),
          }
        : undefined;
      // Only now: after a failure, the next call must find all of it again.
      for (const id of left) seen.delete(id);
      for (const id of inSight) seen.add(id);
      upTo = positionOf(head);
      others = now;
      return news;
    },
  };
}

const positionOf = ({ epoch, version }: Head): Position => ({ epoch, version });

/** For a new reader: no news if their page is up to date, else everything. @param whole the store with all rows. */
export async function readFor(
  whole: Store,
  limit: Limit,
  head: Head,
  after: Position | undefined,
): Promise<News> {
  const store = limitStore(whole, limit);
  const position = await readVersion(store);
  const news = await readNews(store, positionOf(head), head);
  const isHere =
    after?.epoch === position.epoch && after.version === position.version && after.seen === position.seen;
  return { ...news, position, rows: isHere ? [] : undefined };
}

async function readIds(store: Store, after: number): Promise<number[]> {
  const rows = await store.db
    .selectFrom("assessments")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("version", ">", after)
    // Along the index of versions.
    .orderBy("version")
    .execute();
  return rows.map(({ id }) => id);
}

/** Each text differs if the member sees other rows of that kind. */
type Others = { invitations: string; shortlists: string; notifications: string };

const nothing: Others = { invitations: "", shortlists: "", notifications: "" };

/** The states of invitations under *Needs attention*. */
const unsettled = ["unconfirmed", "probable", "submitting", "not_sent", "did_not_land"] as const;

async function readOthers({ db, sourceId }: Store, memberId: string): Promise<Others> {
  const invitations = await db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", sourceId)
    .where("state", "in", unsettled)
    .where("dismissed_at", "is", null)
    .orderBy("id")
    .execute();
  const shortlists = await db
    .selectFrom("shortlists")
    .select("id")
    .where("source_id", "=", sourceId)
    .orderBy("id")
    .execute();
  const notifications = await db
    .selectFrom("notifications")
    .select(({ fn }) => [
      fn.countAll<number>().as("all"),
      fn.count<number>("read_at").as("read"),
      fn.max("at").as("last"),
    ])
    .where("source_id", "=", sourceId)
    .where("member_id", "=", memberId)
    .execute();
  return {
    invitations: JSON.stringify(invitations),
    shortlists: JSON.stringify(shortlists),
    notifications: JSON.stringify(notifications),
  };
}
