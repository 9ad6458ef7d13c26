import type { AssessmentRow } from "@/lib/assessments/assessment-view";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { overdueSince } from "@/lib/assessments/list-overlooked";
import type { AssessmentCounts } from "@/lib/assessments/schema";
import { selectAssessmentRows } from "@/lib/assessments/select-assessments";
import type { Store } from "@/lib/db/store";
import type { MirrorStateTable } from "@/lib/db/types";
import type { Position } from "@/lib/feed/position";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

/** More rows than this are not told one by one: the reader asks for the few it shows. */
export const mostRows = 250;

/** Where a source's history stands, and how its mirror is. */
export type Head = Position & { mirror: MirrorStateTable | undefined };

/** What is new to somebody, for readers of any role (write-message.ts). */
export type News = {
  position: Position;
  /** Undefined where there are too many, or none could be told: the reader reloads. */
  rows: AssessmentRow[] | undefined;
  attention: boolean;
  counts: AssessmentCounts;
  mirror: MirrorStateTable | undefined;
};

/** Where the source’s history stands now. @throws Error when the store doesn’t have the source. */
export async function readHead(store: Store): Promise<Head> {
  const [source, mirror] = await Promise.all([
    store.db
      .selectFrom("sources")
      .select(["epoch", "version"])
      .where("id", "=", store.sourceId)
      .executeTakeFirstOrThrow(),
    store.db
      .selectFrom("mirror_state")
      .selectAll()
      .where("source_id", "=", store.sourceId)
      .executeTakeFirst(),
  ]);
  return { ...source, mirror };
}

/**
 * Everything that changed after a position, up to `head`, which was read before, and perhaps a little beyond.
 * Nothing up to there is lacking: versions are taken under a lock until the commit (architecture.md,
 * invariant 4), and a row that has changed again meanwhile comes as it is now.
 * @param after undefined for a reader that only wants what comes.
 */
export async function readNews(store: Store, after: Position | undefined, head: Head): Promise<News> {
  const { epoch, version, mirror } = head;
  const isKnown = after === undefined || (after.epoch === epoch && after.version <= version);
  const since = isKnown ? (after?.version ?? version) : version;
  const [rows, invitations, counts] = await Promise.all([
    since < version ? readRows(store, since) : [],
    since < version && readAttention(store, since),
    countAssessments(store),
  ]);
  const isTold = isKnown && rows.length <= mostRows;
  const attention = invitations || (isTold && (await touchAttention(store, rows)));
  return { position: { epoch, version }, rows: isTold ? rows : undefined, attention, counts, mirror };
}

const readRows = (store: Store, after: number): Promise<AssessmentRow[]> =>
  selectAssessmentRows(store)
    .where("a.version", ">", after)
    .orderBy("a.version")
    .limit(mostRows + 1)
    .execute();

/** Whether a row may have come into what is overlooked (list-overlooked.ts), or left it. */
async function touchAttention(store: Store, rows: AssessmentRow[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const since = overdueSince(store, (await readTeamSettings(store)).pendingLimitDays);
  return rows.some((row) => wasAwaited(row) && (row.email_suppressed === 1 || row.created_at < since));
}

/** First seen completed, it was never awaited here: thousands of those are identified in a row. */
const wasAwaited = ({ status, completed_after }: AssessmentRow): boolean =>
  status === "pending" || completed_after !== null;

async function readAttention(store: Store, after: number): Promise<boolean> {
  const changed = await store.db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("version", ">", after)
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}
