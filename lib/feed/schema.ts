import { z } from "zod";
import { assessmentCountsSchema, assessmentViewSchema, syncViewSchema } from "@/lib/assessments/schema";

/** Everything that changed up to `version` since the reader's own. */
const feedChangesSchema = z.object({
  version: z.string(),
  /** The rows that changed, as they are now and as this reader may see them. */
  assessments: z.array(assessmentViewSchema),
  /** Whether what needs attention may be otherwise now, and is to be asked for again. */
  attention: z.boolean(),
  counts: assessmentCountsSchema,
  sync: syncViewSchema,
});

/**
 * The feed's events by their SSE names.
 * - `changes`, with an id: rows changed.
 * - `sync`: how fresh the mirror is, when only that changed.
 * - `reload`, with an id: the reader is too far behind, or its epoch has ended; it asks for its lists again
 *   and goes on from this version.
 * - `bye`: the session has ended; the reader stops and goes to sign in.
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
