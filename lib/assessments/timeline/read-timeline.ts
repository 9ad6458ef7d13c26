import { sql } from "kysely";
import { z } from "zod";
import type { TimelinePage } from "@/lib/assessments/timeline-schema";
import { timelineEntrySchema } from "@/lib/assessments/timeline-schema";
import type { EventsTable } from "@/lib/db/assessment-tables";
import type { Store } from "@/lib/db/store";
import { badRequest } from "@/lib/errors";
import { instantSchema } from "@/lib/instant-schema";

// Nearly no assessment has more.
const pageEntries = 100;

const told = timelineEntrySchema
  .omit({ id: true, kind: true, after: true, at: true, actorName: true })
  .catch({});

const detailsOf = (details: string | null) => (details === null ? {} : told.parse(JSON.parse(details)));

const placeSchema = z.tuple([instantSchema, z.number().int(), z.uuid()]);
type Place = z.infer<typeof placeSchema>;

const encodePlace = ({ at, version, id }: EventsTable): string =>
  Buffer.from(JSON.stringify([at, version, id] satisfies Place)).toString("base64url");

function decodePlace(cursor: string): Place {
  try {
    return placeSchema.parse(JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")));
  } catch {
    throw badRequest("This cursor doesn’t belong to this list. Start again without it.");
  }
}

/** A page of a timeline, newest first. @param before the last page's `earlier`. @throws ProblemError 400 */
export async function readTimeline(store: Store, id: number, before?: string): Promise<TimelinePage> {
  const { timeline, earlier } = await readTimelines(store, [id], before);
  return { timeline: timeline.map(({ assessmentId: _, ...entry }) => entry), earlier };
}

type SharedPage = {
  timeline: (TimelinePage["timeline"][number] & { assessmentId: number })[];
  earlier?: string;
};

/** The same of several assessments, in one. */
export async function readTimelines(store: Store, ids: number[], before?: string): Promise<SharedPage> {
  let select = store.db
    .selectFrom("events")
    .selectAll()
    .where("source_id", "=", store.sourceId)
    .where("assessment_id", "in", ids.length > 0 ? ids : [0]);
  if (before !== undefined) {
    const [at, version, last] = decodePlace(before);
    select = select.where(sql<boolean>`(at, version, id) < (${at}, ${version}, ${last})`);
  }
  const events = await select
    .orderBy("at", "desc")
    .orderBy("version", "desc")
    .orderBy("id", "desc")
    .limit(pageEntries + 1)
    .execute();
  const page = events.slice(0, pageEntries);
  const last = page.at(-1);
  return {
    timeline: page.map((event) => ({
      id: event.id,
      assessmentId: event.assessment_id,
      kind: event.kind,
      after: event.after ?? undefined,
      at: event.at,
      actorName: event.actor_name ?? undefined,
      ...detailsOf(event.details),
    })),
    earlier: last && events.length > pageEntries ? encodePlace(last) : undefined,
  };
}
