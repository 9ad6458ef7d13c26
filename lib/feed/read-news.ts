import type { AssessmentRow } from "@/lib/assessments/list/assessment-view";
import { countAssessments } from "@/lib/assessments/list/count-assessments";
import { overdueSince } from "@/lib/assessments/list/follow-up-rules";
import { selectAssessmentRows } from "@/lib/assessments/list/select-assessments";
import type { AssessmentCounts } from "@/lib/assessments/schema";
import type { MirrorStateTable } from "@/lib/db/mirror-tables";
import type { Store } from "@/lib/db/store";
import { mostRows } from "@/lib/feed/most-rows";
import type { Position } from "@/lib/feed/position";
import { readTeamSettings } from "@/lib/settings/read-team-settings";

export type Head = Position & {
  /** The version of the last change to any member’s notifications. */
  notified: number;
  mirror: MirrorStateTable | undefined;
};

export type News = {
  position: Position;
  rows: AssessmentRow[] | undefined;
  attention: boolean;
  shortlists: boolean;
  imports: boolean;
  /** Whether anybody’s notifications have changed; each reader asks for their own. */
  notified: boolean;
  counts: AssessmentCounts;
  mirror: MirrorStateTable | undefined;
};

/** @throws Error when the store doesn't have the source. */
export async function readHead(store: Store): Promise<Head> {
  const [source, mirror] = await Promise.all([
    store.db
      .selectFrom("sources")
      .select(["epoch", "version", "notified_version as notified"])
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

/** Nothing up to `head` is missing: versions are locked until the commit (architecture.md, invariant 4). */
export async function readNews(store: Store, after: Position | undefined, head: Head): Promise<News> {
  const [changes, counts] = await Promise.all([readChanges(store, after, head), countAssessments(store)]);
  return { ...changes, counts };
}

/** The same without the counts. */
export async function readChanges(
  store: Store,
  after: Position | undefined,
  head: Head,
): Promise<Omit<News, "counts">> {
  const { epoch, version, notified, mirror } = head;
  const isKnown = after === undefined || (after.epoch === epoch && after.version <= version);
  const since = isKnown ? (after?.version ?? version) : version;
  const [rows, invitations, shortlists, imports] = await Promise.all([
    since < version ? readRows(store, since) : [],
    since < version && hasChanged(store, "invitations", since),
    since < version && hasChanged(store, "shortlists", since),
    since < version && hasChanged(store, "imports", since),
  ]);
  const isTold = isKnown && rows.length <= mostRows;
  const attention = invitations || (isTold && (await affectsAttention(store, rows)));
  return {
    position: { epoch, version },
    rows: isTold ? rows : undefined,
    attention,
    shortlists,
    imports,
    notified: notified > since,
    mirror,
  };
}

const readRows = (store: Store, after: number): Promise<AssessmentRow[]> =>
  selectAssessmentRows(store)
    .where("a.version", ">", after)
    .orderBy("a.version")
    .limit(mostRows + 1)
    .execute();

async function affectsAttention(store: Store, rows: AssessmentRow[]): Promise<boolean> {
  if (rows.length === 0) return false;
  const since = overdueSince(store, (await readTeamSettings(store)).pendingLimitDays);
  return (
    rows.some((row) => wasAwaited(row) && (row.email_suppressed === 1 || row.created_at < since)) ||
    // Those that an invitation could be are offered with it.
    (rows.some(({ identity }) => identity === "unclaimed") && (await isLookingForOne(store)))
  );
}

/** A row that was first seen completed was never awaited here: thousands of these are learned in a row. */
const wasAwaited = ({ status, completed_after }: AssessmentRow): boolean =>
  status === "pending" || completed_after !== null;

async function isLookingForOne(store: Store): Promise<boolean> {
  const sought = await store.db
    .selectFrom("invitations")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("state", "=", "unconfirmed")
    .limit(1)
    .executeTakeFirst();
  return sought !== undefined;
}

async function hasChanged(
  store: Store,
  table: "invitations" | "shortlists" | "imports",
  after: number,
): Promise<boolean> {
  const changed = await store.db
    .selectFrom(table)
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("version", ">", after)
    .limit(1)
    .executeTakeFirst();
  return changed !== undefined;
}
