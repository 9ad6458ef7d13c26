import { z } from "zod";
import { decisionReasonViewSchema } from "@/lib/assessments/decision-reason";
import { assessmentStatuses, changedParts, decisions } from "@/lib/assessments/names";
import { candidateViewSchema } from "@/lib/candidates/schema";

export const timelineEntrySchema = z.object({
  id: z.string(),
  kind: z.enum([
    "invited",
    "completed",
    "changed",
    "identity_learned",
    "link_copied",
    "link_handed_over",
    "reminded",
    "snoozed",
    "unsnoozed",
    "gone",
    "came_back",
    "claimed",
    "claim_withdrawn",
    "claim_overruled",
    "decided",
    "assigned",
    "archived",
    "unarchived",
    "corrected",
    "revealed",
    "erased",
  ]),
  after: z.string().optional(),
  at: z.string(),
  actorName: z.string().optional(),
  /** Where an entry stands for several: `since` is the first time, `at` the last. */
  times: z.number().int().optional(),
  since: z.string().optional(),
  changed: z.enum(changedParts).optional(),
  status: z.enum(assessmentStatuses).optional(),
  email: z.string().optional(),
  decision: z.enum(decisions).optional(),
  decisionBefore: z.enum(decisions).optional(),
  reason: decisionReasonViewSchema.optional(),
  /** The name of the colleague responsible from then on; absent where it is nobody. */
  assignee: z.string().optional(),
  assigneeBefore: z.string().optional(),
  until: z.string().optional(),
  before: candidateViewSchema.partial().optional(),
  now: candidateViewSchema.partial().optional(),
});

export const timelinePageSchema = z.object({
  timeline: z.array(timelineEntrySchema),
  /** The `before` of the next, older page; absent on the last one. */
  earlier: z.string().optional(),
});

export const timelineQuerySchema = z.object({ before: z.string().max(300).optional() });

export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type TimelinePage = z.infer<typeof timelinePageSchema>;
