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

const count = z.number().int();

const outcomesSchema = z.object({
  /** Also what the service has stopped listing since: those are in no other figure. */
  invited: count,
  completed: count,
  recommended: count,
});

const completionsSchema = z.object({ completed: count, recommended: count });

// In seconds. Completion is observed between two polls, so the true figure is between these.
const boundsSchema = z.object({ atLeast: z.number(), atMost: z.number() });

const quartilesOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ quarter: value, median: value, threeQuarters: value });

const decidedSchema = z.object({ advance: count, hold: count, reject: count });
const decisionsSchema = decidedSchema.extend({ undecided: count });

/** `count` decisions whose wait is known; `median`, in seconds, from five on. */
const waitSchema = z.object({ count, median: z.number().optional() });

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
      /** Of these, completed before Shortlist first saw them: when, is unknown. */
      unseenThen: completionsSchema,
      /** Seen completed in it: completed earlier than that, and later than the poll before. */
      completedThen: completionsSchema,
    }),
  ),
  /** Of those invited in the range: completed before Shortlist first saw them, so in no `completedThen`. */
  completedBeforeSeen: completionsSchema,
  /** Seen completed in the range but invited earlier: in `completedThen`, and not in `totals`. */
  completedOfEarlier: count,
  /** `toDecide`: as the queue has them, so without archived ones. `gone`: no longer listed by the service. */
  totals: outcomesSchema.extend({ pending: count, toDecide: count, gone: count }),
  /** The team's decisions about those invited in the range, by what the service recommends. */
  decisions: z.object({
    recommended: decisionsSchema,
    not_recommended: decisionsSchema,
    pending: decisionsSchema,
  }),
  /** The list filter’s ids for interviews that aren't known: 0, and those no longer listed. */
  unknownInterviews: z.array(z.number().int()),
  /** Of those invited in the range; without `interview`, those whose interview isn't known. */
  funnel: z.array(
    outcomesSchema.extend(decidedSchema.shape).extend({
      interview: z.object({ id: z.number().int(), name: z.string(), retired: z.boolean() }).optional(),
      /** Completed, undecided and not archived. */
      toDecide: count,
      timeToDecide: waitSchema,
    }),
  ),
  /** Per member, invitations in the range and decisions on them. */
  byRecruiter: z.array(
    outcomesSchema.extend({
      member: z.object({ id: z.string(), name: z.string() }),
      decided: count,
      timeToDecide: waitSchema,
    }),
  ),
  /** From invitation to completion, of those seen completed in the range. Quartiles from five on. */
  timeToComplete: z.object({ count, quartiles: quartilesOf(boundsSchema).optional() }),
  /**
   * In seconds from when the completion was seen to the decision that stands, of those invited in the range.
   * `unknown`: decided ones that completed before they were first seen, or after the decision.
   */
  timeToDecide: z.object({ count, unknown: count, quartiles: quartilesOf(z.number()).optional() }),
  /** All that are pending now and not archived, by the days since their invitation; the youngest first. */
  pendingByAge: z.array(
    z.object({
      fromDays: count,
      toDays: count.optional(),
      /** Invited from the first instant on, and before the second. */
      from: z.string().optional(),
      to: z.string().optional(),
      count,
    }),
  ),
  pendingLongest: z.array(assessmentViewSchema),
});

export type InsightsView = z.infer<typeof insightsSchema>;
export type Decisions = z.infer<typeof decisionsSchema>;
