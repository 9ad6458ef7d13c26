import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { instantSchema } from "@/lib/instant-schema";
import { timeZoneSchema } from "@/lib/members/time-zone";
import { serviceId } from "@/lib/whole-number";

/** The query of `GET /api/insights`. Without `from` the ninety days before `to`, which is now unless said. */
export const insightsQuerySchema = z.object({
  interview: serviceId().optional(),
  /** A member's id. */
  invitedBy: z.string().max(100).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
  /** Whose days and weeks they are: the viewer's. */
  zone: timeZoneSchema.default("UTC"),
});

export type InsightsQuery = z.infer<typeof insightsQuerySchema>;

const outcomesSchema = z.object({
  invited: z.number().int(),
  /** Of those invited: how many have completed and were recommended by now. */
  completed: z.number().int(),
  recommended: z.number().int(),
});

/** Seconds. The true figure lies between the two, because completion is observed between two looks. */
const boundsSchema = z.object({ atLeast: z.number(), atMost: z.number() });

export const insightsSchema = z.object({
  from: z.string(),
  to: z.string(),
  zone: z.string(),
  unit: z.enum(["day", "week", "month"]),
  /** Days, weeks or months of the zone. The first and the last may be less than whole. */
  series: z.array(
    z.object({
      day: z.string(),
      from: z.string(),
      to: z.string(),
      /** Of those invited then, whatever happened since. */
      invitedThen: outcomesSchema,
      /** Seen completed then: it happened before that, and after the look before. */
      completedThen: z.object({ completed: z.number().int(), recommended: z.number().int() }),
    }),
  ),
  /** Of those invited in the range: completed before Shortlist first saw them, so in no `completedThen`. */
  completedBeforeSeen: z.object({ completed: z.number().int(), recommended: z.number().int() }),
  /** Seen completed in the range but invited before it: in `completedThen`, and not in `totals`. */
  completedOfEarlier: z.number().int(),
  totals: outcomesSchema,
  /** Of those invited in the range, by interview; without a name, those of which no interview is known. */
  funnel: z.array(
    outcomesSchema.extend({
      interview: z.object({ id: z.number().int(), name: z.string(), retired: z.boolean() }).optional(),
    }),
  ),
  /** From invitation to completion, of those seen completed in the range; absent when there are none. */
  timeToComplete: z
    .object({
      count: z.number().int(),
      quarter: boundsSchema,
      median: boundsSchema,
      threeQuarters: boundsSchema,
    })
    .optional(),
  /** Pending now, the longest first, whenever they were invited. */
  pendingLongest: z.array(assessmentViewSchema),
});

export type InsightsView = z.infer<typeof insightsSchema>;
export type Outcomes = z.infer<typeof outcomesSchema>;
