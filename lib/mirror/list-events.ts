import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { assessmentStatuses, changedParts } from "@/lib/assessments/names";
import type { Store } from "@/lib/db/store";
import type { EventsTable, Instant, Tables } from "@/lib/db/types";
import type { MirroredColumns } from "@/lib/mirror/diff";

export type ChangedPart = (typeof changedParts)[number];

/** What the service’s list, or a read after it, may tell of a row any number of times. */
export type ListEvent = {
  assessmentId: number;
  kind: "completed" | "changed" | "gone" | "came_back";
  /** Of `changed`: what did; and where that is the verdict, what it is now. */
  changed?: ChangedPart;
  status?: MirroredColumns["status"];
  at: Instant;
  /** The lower bound of `at`. */
  after?: Instant;
  /** With which readers are told of it, or the row’s present one where they are told later. */
  version: number;
  isToldLater?: boolean;
};

const repeatable = ["completed", "changed", "gone", "came_back"] as const satisfies ListEvent["kind"][];

/** So many of a kind stand by themselves in a row’s timeline, the first ones; from then on the last one counts. */
const mostApart = 10;
/** A row that wavered before they were counted may have tens of thousands; the changes of all parts come to fewer. */
const newestOfAKind = 100;
/** Of these, only that they changed, how often, and when last: nobody reads each. */
const countedAtOnce = new Set<ChangedPart | undefined>(["report_link", "application_link", "other"]);

/** Links may be signed anew with every list: after so many changes of one, readers are told now and then. */
const toldAtOnce = 3;
const toldEveryMs = 5 * 60_000;

const detailsSchema = z.object({
  changed: z.enum(changedParts).optional(),
  status: z.enum(assessmentStatuses).optional(),
  /** How many times it stands for, and since when, if not for one. */
  times: z.number().int().optional(),
  since: z.string().optional(),
  /** Of a link: when readers were last told of one. */
  toldAt: z.string().optional(),
});

type Kept = { id: string; at: Instant; details: z.infer<typeof detailsSchema> };

/** What the timelines of some rows have of such events, the oldest first. */
export type Timelines = Map<string, Kept[]>;

const keyOf = ({ assessmentId, kind, changed }: Pick<ListEvent, "assessmentId" | "kind" | "changed">) =>
  `${assessmentId} ${kind} ${changed ?? ""}`;

/** Reads what `recordListEvents` goes on from. @param ids few: a batch. */
export async function readTimelines(
  transaction: Transaction<Tables>,
  store: Store,
  ids: number[],
): Promise<Timelines> {
  const timelines: Timelines = new Map();
  if (ids.length === 0) return timelines;
  const numbered = transaction
    .selectFrom("events")
    .select(["id", "assessment_id", "kind", "at", "version", "details"])
    .select(
      sql<number>`row_number() over (partition by assessment_id, kind
      order by at desc, version desc, id desc)`.as("nth"),
    )
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids)
    .where("kind", "in", repeatable)
    // What says nothing of what changed is from before that was written down.
    .where((where) => where.or([where("kind", "!=", "changed"), where("details", "is not", null)]));
  const rows = await transaction
    .selectFrom(numbered.as("numbered"))
    .select(["id", "assessment_id", "kind", "at", "details"])
    .where("nth", "<=", newestOfAKind)
    .orderBy("at")
    .orderBy("version")
    .orderBy("id")
    .execute();
  for (const { id, assessment_id, kind, at, details: json } of rows) {
    const details = json === null ? {} : detailsSchema.catch({}).parse(JSON.parse(json));
    const key = keyOf({
      assessmentId: assessment_id,
      kind: kind as ListEvent["kind"],
      changed: details.changed,
    });
    const kept = timelines.get(key) ?? [];
    kept.push({ id, at, details });
    timelines.set(key, kept);
  }
  return timelines;
}

/** Whether readers needn’t be told of a link’s change at once, as it changes all the time. */
export function isToldLater(
  timelines: Timelines,
  event: Pick<ListEvent, "assessmentId" | "kind" | "changed" | "at">,
): boolean {
  const last = timelines.get(keyOf(event))?.at(-1);
  if (!last || (last.details.times ?? 1) < toldAtOnce) return false;
  const passedMs = Date.parse(event.at) - Date.parse(last.details.toldAt ?? last.at);
  // A clock that was set back must not keep readers waiting until it has caught up.
  return passedMs >= 0 && passedMs < toldEveryMs;
}

/**
 * Writes events into the timelines that were read: a new entry for each, or, where a row has so many of the kind
 * that more would hide the rest, one more in the number of the last. So a list that wavers leaves a bounded record,
 * and the first of each kind stay as they are. Of a row and kind, one at a time.
 */
export async function recordListEvents(
  transaction: Transaction<Tables>,
  store: Store,
  timelines: Timelines,
  events: ListEvent[],
): Promise<void> {
  const added: EventsTable[] = [];
  for (const listed of events) {
    const { changed, status, at, after = null, version } = listed;
    const isCounted = countedAtOnce.has(changed);
    const said = { changed, status, ...(isCounted && !listed.isToldLater && { toldAt: at }) };
    const before = timelines.get(keyOf(listed)) ?? [];
    const last = before.at(-1);
    if (!last || before.length < (isCounted ? 1 : mostApart)) {
      added.push({
        id: randomUUID(),
        source_id: store.sourceId,
        assessment_id: listed.assessmentId,
        kind: listed.kind,
        after,
        at,
        actor_name: null,
        details: changed === undefined ? null : JSON.stringify(said),
        version,
      });
      continue;
    }
    const { times = 1, since = last.at } = last.details;
    const details = JSON.stringify({ ...last.details, ...said, times: times + 1, since });
    await transaction
      .updateTable("events")
      .set({ after, at, details, version })
      .where("id", "=", last.id)
      .execute();
  }
  if (added.length > 0) await transaction.insertInto("events").values(added).execute();
}

/** What changed about a row that did: `other` where it is neither its state nor its text nor a link. */
export function changedPartsOf(before: MirroredColumns, after: MirroredColumns): ChangedPart[] {
  // With it come another text and another link, or none.
  if (before.status !== after.status) return [after.status === "pending" ? "reopened" : "verdict"];
  const parts: ChangedPart[] = [];
  if (before.detail !== after.detail) parts.push("detail");
  if (before.report_url !== after.report_url) parts.push("report_link");
  if (before.application_url !== after.application_url) parts.push("application_link");
  return parts.length > 0 ? parts : ["other"];
}

/** Whether nothing but the addresses of links are other ones. */
export const areLinksAlone = (before: MirroredColumns, after: MirroredColumns): boolean =>
  before.status === after.status &&
  before.created_at === after.created_at &&
  before.is_undated === after.is_undated &&
  before.detail === after.detail &&
  before.oddities === after.oddities &&
  isLinkStill(before.report_url, after.report_url) &&
  isLinkStill(before.application_url, after.application_url);

const isLinkStill = (before: string | null, after: string | null) => Boolean(before) === Boolean(after);
