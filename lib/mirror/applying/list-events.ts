import { randomUUID } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import type { MirroredColumns } from "@/lib/assessments/mirrored-columns";
import { assessmentStatuses, changedParts } from "@/lib/assessments/names";
import type { EventsTable } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";
import type { Instant, Tables } from "@/lib/db/types";

export type ChangedPart = (typeof changedParts)[number];

/** Events that the list, or a single read, may repeat any number of times. */
export type ListEvent = {
  assessmentId: number;
  kind: "completed" | "changed" | "gone" | "came_back";
  changed?: ChangedPart;
  status?: MirroredColumns["status"];
  at: Instant;
  after?: Instant;
  /** The version under which readers are told; if they are told later, the row's current one. */
  version: number;
  isToldLater?: boolean;
};

const repeatable = ["completed", "changed", "gone", "came_back"] as const satisfies ListEvent["kind"][];

/** Each of the first ones of a kind is an entry; after these, the last entry counts the rest. */
const mostApart = 10;
/** A row that wavered before entries were counted may have tens of thousands. */
const newestOfAKind = 100;
/** Only counted from the start: nobody reads each of them. */
const countedAtOnce = new Set<ChangedPart | undefined>(["report_link", "application_link", "other"]);

/** Links may be signed anew with every list: after this many changes, readers are told every few minutes. */
const toldAtOnce = 3;
const toldEveryMs = 5 * 60_000;

const detailsSchema = z.object({
  changed: z.enum(changedParts).optional(),
  status: z.enum(assessmentStatuses).optional(),
  /** How many events it counts, and since when, if more than one. */
  times: z.number().int().optional(),
  since: z.string().optional(),
  toldAt: z.string().optional(),
});

type Kept = { id: string; at: Instant; details: z.infer<typeof detailsSchema> };

export type Timelines = Map<string, Kept[]>;

const keyOf = ({ assessmentId, kind, changed }: Pick<ListEvent, "assessmentId" | "kind" | "changed">) =>
  `${assessmentId} ${kind} ${changed ?? ""}`;

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
    // One without details is from before they were recorded.
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

/** Beyond `mostApart`, the last event of a kind counts the others, so that a wavering row's record is bounded. */
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

export function changedPartsOf(before: MirroredColumns, after: MirroredColumns): ChangedPart[] {
  // A new recommendation comes with another text and link, or none.
  if (before.status !== after.status) return [after.status === "pending" ? "reopened" : "verdict"];
  const parts: ChangedPart[] = [];
  if (before.detail !== after.detail) parts.push("detail");
  if (before.report_url !== after.report_url) parts.push("report_link");
  if (before.application_url !== after.application_url) parts.push("application_link");
  return parts.length > 0 ? parts : ["other"];
}

export const areLinksAlone = (before: MirroredColumns, after: MirroredColumns): boolean =>
  before.status === after.status &&
  before.created_at === after.created_at &&
  before.is_undated === after.is_undated &&
  before.detail === after.detail &&
  before.oddities === after.oddities &&
  isLinkStill(before.report_url, after.report_url) &&
  isLinkStill(before.application_url, after.application_url);

const isLinkStill = (before: string | null, after: string | null) => Boolean(before) === Boolean(after);
