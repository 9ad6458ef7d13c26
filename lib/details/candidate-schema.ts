import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { timelineEntrySchema } from "@/lib/assessments/timeline-schema";
import { candidateViewSchema } from "@/lib/candidates/schema";
import { noteViewSchema } from "@/lib/notes/schema";

const ofAssessment = { assessmentId: z.number().int() };

export const candidateTimelineSchema = z.object({
  timeline: z.array(timelineEntrySchema.extend(ofAssessment)),
  /** The `before` of the next, older page; absent on the last one. */
  earlier: z.string().optional(),
});

export const candidateDetailSchema = candidateTimelineSchema.extend({
  /** Of each field the newest value that an assessment has. */
  candidate: candidateViewSchema.extend({ id: z.number().int() }),
  /** The candidate’s own first, then those of others who turned out to be the same person. */
  addresses: z.array(
    z.object({
      id: z.number().int(),
      email: z.string(),
      /** No assessment has it any more: the last one was corrected away. */
      isLeft: z.boolean().optional(),
      /** By whom, and to which of these addresses, with which it is separated as well. */
      joined: z.object({ by: z.string().optional(), at: z.string(), to: z.number().int() }).optional(),
    }),
  ),
  /** The newest first. */
  assessments: z.array(assessmentViewSchema),
  /** The oldest first. */
  notes: z.array(noteViewSchema.extend(ofAssessment)),
});

export type CandidateDetail = z.infer<typeof candidateDetailSchema>;
