import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { instantSchema } from "@/lib/instant-schema";
import { timeZoneSchema } from "@/lib/members/time-zone";
import { serviceId } from "@/lib/whole-number";

/** By default the ninety days before `to`, which is now by default. */
export const insightsQuerySchema = z.object({
  interview: serviceId().optional(),
  invitedBy: z.string().max(100).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  zone: timeZoneSchema.default("UTC"),
});

export type InsightsQuery = z.infer<typeof insightsQuerySchema>;

const outcomesSchema = z.object({
  invited: z.number().int(),
  completed: z.number().int(),
  recommended: z.number().int(),
});

// In seconds. Completion is observed between two polls, so the true figure is between these.
const boundsSchema = z.object({ atLeast: z.number(), atMost: z.number() });

export const insightsSchema = z.object({
  from: z.string(),
  to: z.string(),
  zone: z.string(),
  unit: z.enum(["day", "week", "month"]),
  /** By the zone; the first and the last may be partial. */
  series: z.array(
    z.object({
      day: z.string(),
      from: z.string(),
      to: z.string(),
      /** Of those invited in it, by now. */
      invitedThen: outcomesSchema,
      /** Seen completed in it: completed earlier than that, and later than the poll before. */
      completedThen: z.object({ completed: z.number().int(), recommended: z.number().int() }),
    }),
  ),
  /** Of those invited in the range: completed before Shortlist first saw them, so in no `completedThen`. */
  completedBeforeSeen: z.object({ completed: z.number().int(), recommended: z.number().int() }),
  /** Seen completed in the range but invited earlier: in `completedThen`, and not in `totals`. */
  completedOfEarlier: z.number().int(),
  totals: outcomesSchema,
  /** Of those invited in the range; without `interview`, those whose interview isn't known. */
  funnel: z.array(
    outcomesSchema.extend({
      interview: z.object({ id: z.number().int(), name: z.string(), retired: z.boolean() }).optional(),
    }),
  ),
  /** From invitation to completion, of those seen completed in the range; absent if there are none. */
  timeToComplete: z
    .object({
      count: z.number().int(),
      quarter: boundsSchema,
      median: boundsSchema,
      threeQuarters: boundsSchema,
    })
    .optional(),
  pendingLongest: z.array(assessmentViewSchema),
});

export type InsightsView = z.infer<typeof insightsSchema>;
export type Outcomes = z.infer<typeof outcomesSchema>;
