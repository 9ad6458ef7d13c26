import { z } from "zod";
import { decisionReasonSchema, decisionReasonViewSchema } from "@/lib/assessments/decision-reason";
import {
  decisions,
  linkObstacles,
  maxChosen,
  maxSnoozeDays,
  reminderObstacles,
  reminderWays,
} from "@/lib/assessments/names";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import { instantSchema } from "@/lib/instant-schema";
import { visibleText } from "@/lib/visible-text";

export const decisionBodySchema = z.object({
  decision: z.enum(decisions),
  /** The decision that the person saw, so that no newer one is overwritten. */
  from: z.enum(decisions),
  /** Left out, a new decision has none. */
  reason: decisionReasonSchema.optional(),
});

/** Days until it needs attention again; the team’s limit unless given. */
const snoozeDaysSchema = z.number().int().min(1).max(maxSnoozeDays).optional();

/** When the candidate was contacted last, as the person saw it; null: never. */
const seenContactSchema = instantSchema.nullable();

export const snoozeBodySchema = z.object({
  /** How the candidate was reminded. */
  reminder: z.enum(reminderWays).exclude(["file"]).optional(),
  days: snoozeDaysSchema,
  /** The contact that the person saw, so that no newer one of a colleague is overlooked. */
  from: seenContactSchema.optional(),
});

export const snoozedSchema = z.object({
  /** When it needs attention again, if it is still pending then; absent where it isn't pending now. */
  snoozedUntil: z.string().optional(),
  /** After a reminder: the row as it is now. */
  assessment: assessmentViewSchema.optional(),
});

const idsSchema = z
  .array(z.number().int().positive().max(Number.MAX_SAFE_INTEGER))
  .min(1, { error: fieldText("chooseAssessment") })
  .max(maxChosen, { error: fieldText("tooManyAssessments", { max: maxChosen }) })
  .transform((ids) => [...new Set(ids)]);

/** How many changes an act on several ids counts as, besides itself. */
export const weightOf = (ids: number[]): number => Math.floor(ids.length / 10);

/** Why a blind reviewer has to know who the candidate is. */
export const revealBodySchema = z.object({ reason: visibleText(300, "giveAReason") });

export const archiveBodySchema = z.object({ ids: idsSchema, archived: z.boolean() });

export const decisionsBodySchema = z.object({
  ids: idsSchema,
  decision: z.enum(decisions),
  reason: decisionReasonSchema.optional(),
  /** The decision that the person saw, by id: one that is another now stays as it is. */
  seen: z.record(z.string().regex(/^\d{1,16}$/), z.enum(decisions)).optional(),
});

export const decidedSchema = z.object({
  results: z.array(
    z.discriminatedUnion("outcome", [
      z.object({
        id: z.number().int(),
        outcome: z.literal("decided"),
        before: z.enum(decisions),
        reasonBefore: decisionReasonViewSchema.optional(),
      }),
      /** It already had this value. */
      z.object({ id: z.number().int(), outcome: z.literal("unchanged") }),
      /** A colleague has decided otherwise meanwhile. */
      z.object({
        id: z.number().int(),
        outcome: z.literal("decided_here"),
        decision: z.enum(decisions),
        by: z.string(),
      }),
      z.object({ id: z.number().int(), outcome: z.literal("unknown") }),
    ]),
  ),
});

const memberIdSchema = z.string().regex(/^[\w-]{1,64}$/);

export const assigneeBodySchema = z.object({
  /** A colleague who may recruit; null for no one. */
  assignee: memberIdSchema.nullable(),
  /** The colleague whom the person saw, so that no newer one is overwritten. */
  from: memberIdSchema.nullable(),
});

export const assigneesBodySchema = z.object({
  ids: idsSchema,
  assignee: memberIdSchema.nullable(),
  /** The colleague whom the person saw, by id: one that is another now stays as it is. */
  seen: z.record(z.string().regex(/^\d{1,16}$/), memberIdSchema.nullable()).optional(),
});

const colleagueSchema = z.object({ id: z.string(), name: z.string() });

export const assignedSchema = z.object({
  results: z.array(
    z.discriminatedUnion("outcome", [
      z.object({ id: z.number().int(), outcome: z.literal("assigned"), before: colleagueSchema.nullable() }),
      /** It already had this value. */
      z.object({ id: z.number().int(), outcome: z.literal("unchanged") }),
      /** A colleague has changed it meanwhile. */
      z.object({
        id: z.number().int(),
        outcome: z.literal("assigned_here"),
        assignee: colleagueSchema.nullable(),
        by: z.string(),
      }),
      z.object({ id: z.number().int(), outcome: z.literal("unknown") }),
    ]),
  ),
});

export const exportBodySchema = z.object({ ids: idsSchema });

export const linksBodySchema = z.object({ ids: idsSchema });

export const linksSchema = z.object({
  links: z.array(
    z.object({
      id: z.number().int(),
      name: z.string().optional(),
      email: z.string().optional(),
      interview: z.string().optional(),
      link: z.string(),
    }),
  ),
  /** `uncertain`: it may be another candidate's, so its link is copied singly, after a question. */
  skipped: z.array(
    z.object({
      id: z.number().int(),
      reason: z.enum(linkObstacles),
    }),
  ),
});

export const remindersBodySchema = z.object({
  ids: idsSchema,
  days: snoozeDaysSchema,
  /** The contact that the person saw, by id: whoever a colleague has contacted since is left out. */
  seen: z.record(z.string().regex(/^\d{1,16}$/), seenContactSchema).optional(),
});

export const remindersSchema = z.object({
  /** Those that are recorded as contacted, as they are now: each with its link and its candidate. */
  assessments: z.array(assessmentViewSchema),
  snoozedUntil: z.string(),
  skipped: z.array(
    z.discriminatedUnion("reason", [
      z.object({ id: z.number().int(), reason: z.enum(reminderObstacles) }),
      /** A colleague has contacted them meanwhile. */
      z.object({
        id: z.number().int(),
        reason: z.literal("contacted_here"),
        at: z.string(),
        by: z.string(),
      }),
    ]),
  ),
});

export const invitersSchema = z.object({
  inviters: z.array(z.object({ id: z.string(), name: z.string() })),
});

export type DecisionBody = z.infer<typeof decisionBodySchema>;
export type DecisionsBody = z.infer<typeof decisionsBodySchema>;
export type Decided = z.infer<typeof decidedSchema>;
export type AssigneeBody = z.infer<typeof assigneeBodySchema>;
export type AssigneesBody = z.infer<typeof assigneesBodySchema>;
export type Assigned = z.infer<typeof assignedSchema>;
export type SnoozeBody = z.infer<typeof snoozeBodySchema>;
export type Snoozed = z.infer<typeof snoozedSchema>;
export type Inviters = z.infer<typeof invitersSchema>;
export type RemindersBody = z.infer<typeof remindersBodySchema>;
export type Reminders = z.infer<typeof remindersSchema>;
export type ReminderWay = (typeof reminderWays)[number];
export type Links = z.infer<typeof linksSchema>;
