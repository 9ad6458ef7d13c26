import { z } from "zod";
import { assessmentCountsSchema, assessmentViewSchema } from "@/lib/assessments/schema";
import { syncViewSchema } from "@/lib/sync/schema";

const feedChangesSchema = z.object({
  version: z.string(),
  assessments: z.array(assessmentViewSchema),
  attention: z.boolean(),
  /** A shortlist has changed, or its sharing, or what its readers say. */
  shortlists: z.literal(true).optional(),
  /** An import has come further, or a draft has changed. */
  imports: z.literal(true).optional(),
  /** Somebody’s notifications have changed: each reader asks for their own. */
  notified: z.boolean(),
  counts: assessmentCountsSchema,
  sync: syncViewSchema,
});

/**
 * By their SSE names. `changes`, with an id: rows changed. `sync`: only the mirror's freshness changed. `reload`, with
 * an id: the reader is too far behind, or the epoch has ended; it reloads and goes on from there. `bye`: the session
 * has ended, and the reader goes to sign in.
 */
export const feedMessageSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("changes"), ...feedChangesSchema.shape }),
  z.object({ kind: z.literal("sync"), sync: syncViewSchema }),
  z.object({
    kind: z.literal("reload"),
    version: z.string(),
    counts: assessmentCountsSchema,
    sync: syncViewSchema,
  }),
  z.object({ kind: z.literal("bye") }),
]);

export type FeedMessage = z.infer<typeof feedMessageSchema>;
