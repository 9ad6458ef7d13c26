import { z } from "zod";
import { oddFields, oddReasons } from "@/lib/assessment-api/oddities";
import { decisionReasonViewSchema } from "@/lib/assessments/decision-reason";
import {
  archiveFilters,
  assessmentSorts,
  assessmentStatuses,
  contactFilters,
  countNames,
  decisions,
  followUpKinds,
  queues,
  statusFilters,
  timeWindows,
} from "@/lib/assessments/names";
import { candidateViewSchema } from "@/lib/candidates/schema";
import { instantSchema } from "@/lib/instant-schema";
import { syncViewSchema } from "@/lib/sync/schema";
import { serviceIds, wholeNumber } from "@/lib/whole-number";

const assessmentSortSchema = z.templateLiteral([z.enum(["", "-"]), z.enum(assessmentSorts)]);

const maxPageSize = 200;

const boundSchema = instantSchema.optional();

/** A view of the table; `GET /api/assessments` and the page's URL use the same names. */
export const viewQuerySchema = z.object({
  queue: z.enum(queues).default("all"),
  status: z.enum(statusFilters).default("all"),
  /** Several, separated by commas; 0 for those whose interview isn’t known. */
  interview: serviceIds().optional(),
  q: z.string().trim().max(200).default(""),
  sort: assessmentSortSchema.default("-created"),
  /** From the first instant on, and before the second: days begin in the reader's time zone. */
  createdFrom: boundSchema,
  createdTo: boundSchema,
  /** Within this many days until now, whenever that is. */
  createdWithin: z.enum(timeWindows).optional(),
  /** By when it was first seen completed. */
  completedFrom: boundSchema,
  completedTo: boundSchema,
  completedWithin: z.enum(timeWindows).optional(),
  invitedBy: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  decision: z.enum(decisions).optional(),
  /** A member’s id; `me`: the reader’s own; `none`: those without a colleague who is responsible. */
  assignee: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  /** What needs this follow-up now: beyond the team’s limit of days, or with a link that nobody has handed over. */
  followUp: z.enum(followUpKinds).optional(),
  /** Invited by this import. */
  import: z.uuid().optional(),
  /** Not contacted for more than this many days, or never; `never`: not at all. */
  lastContact: z.enum(contactFilters).optional(),
  /** `1`: archived ones only; `with`: archived ones too; absent: those that aren't archived. */
  archived: z.enum(archiveFilters).optional(),
});

export const assessmentQuerySchema = viewQuerySchema.extend({
  limit: wholeNumber().pipe(z.int().min(1).max(maxPageSize)).default(50),
  cursor: z.string().max(500).optional(),
  offset: wholeNumber().pipe(z.int().min(0).max(10_000_000)).optional(),
  /** Leaves out what came after this version, so that pages loaded one after the other fit together. */
  asOf: wholeNumber().pipe(z.int().min(0)).optional(),
});

export type AssessmentQuery = z.infer<typeof assessmentQuerySchema>;
export type ViewQuery = z.infer<typeof viewQuerySchema>;
export type StatusFilter = (typeof statusFilters)[number];
export type Queue = (typeof queues)[number];
export type FollowUpKind = (typeof followUpKinds)[number];
export type ContactFilter = (typeof contactFilters)[number];
export type TimeWindow = (typeof timeWindows)[number];
export type CountName = (typeof countNames)[number];
export type AssessmentStatus = (typeof assessmentStatuses)[number];
export type DecisionValue = (typeof decisions)[number];

export const assessmentViewSchema = z.object({
  id: z.number().int(),
  status: z.enum(assessmentStatuses),
  createdAt: z.string(),
  /** The service never said when: `createdAt` is when it was first seen. */
  isUndated: z.boolean().optional(),
  /** The last list's state can't be read: `status` is the last known one, or pending. `completed`: it said so. */
  untold: z.enum(["completed", "unknown"]).optional(),
  oddities: z.array(z.object({ field: z.enum(oddFields), reason: z.enum(oddReasons) })).optional(),
  /** Absent for viewers: its holder can apply as the candidate. */
  applicationUrl: z.string().optional(),
  reportUrl: z.string().optional(),
  detail: z.string().optional(),
  interview: z.object({ id: z.number().int(), name: z.string() }).optional(),
  candidate: candidateViewSchema.optional(),
  /** `probable`: it may be another candidate's, so the link is copied only after a question. */
  identity: z.enum(["invited_here", "learned", "claimed", "probable", "unclaimed", "erased"]),
  /** Blind review: who the candidate is, and what may name them, is hidden from the reader. */
  isBlind: z.boolean().optional(),
  /** Of a completed, unclaimed one: the service is yet to be asked (`reading`), or didn't say (`untold`). */
  identification: z.enum(["reading", "untold"]).optional(),
  invitedBy: z.string().optional(),
  inviterId: z.string().optional(),
  /** The import by which they were invited. */
  importId: z.string().optional(),
  /** Absent where nobody ever decided; `undecided` where a decision was taken back. */
  decision: z
    .object({
      value: z.enum(decisions),
      by: z.string().optional(),
      at: z.string(),
      reason: decisionReasonViewSchema.optional(),
    })
    .optional(),
  /** The colleague responsible, with their name as of then. */
  assignee: z
    .object({ id: z.string(), name: z.string().optional(), isDisabled: z.boolean().optional() })
    .optional(),
  noteCount: z.number().int(),
  archivedAt: z.string().optional(),
  /** Also set when the link was said to be handed over. */
  lastLinkCopiedAt: z.string().optional(),
  /** `service`: the invitation that the service sent by e-mail. Absent where no contact is on record. */
  lastContact: z
    .object({ at: z.string(), by: z.string().optional(), how: z.enum(["member", "service"]) })
    .optional(),
  /** Completion is observed: after `after` (absent when first seen completed) and by `before`. */
  completedBetween: z.object({ after: z.string().optional(), before: z.string() }).optional(),
  claim: z.object({ by: z.string().optional(), at: z.string(), isConfirmed: z.boolean() }).optional(),
  /** A claim that the service contradicted when the assessment completed. */
  overruledClaim: z.object({ email: z.string(), by: z.string().optional() }).optional(),
  /** When the service's list stopped having it (architecture.md, invariant 5). */
  goneSince: z.string().optional(),
  version: z.number().int(),
  /** The version with which it came: above a shown list's, it is one of the "3 new". */
  firstSeenVersion: z.number().int(),
});

export const changedAssessmentSchema = z.object({ assessment: assessmentViewSchema });

export const changedAssessmentsSchema = z.object({ assessments: z.array(assessmentViewSchema) });

/** Under the filters asked for: each queue in place of the one asked for, each state in place of that. */
export const assessmentCountsSchema = z.record(z.enum(countNames), z.number().int());

export const assessmentPageSchema = z.object({
  assessments: z.array(assessmentViewSchema),
  nextCursor: z.string().optional(),
  total: z.number().int(),
  /** False when counting stopped at a limit: there are at least `total`. */
  totalIsExact: z.boolean(),
  counts: assessmentCountsSchema,
  /** The counts that stopped at a limit: there are at least so many. */
  countedAtLeast: z.array(z.enum(countNames)).optional(),
  /** `epoch-version`: "everything after it" is exact (architecture.md, invariant 4). */
  version: z.string(),
  sync: syncViewSchema,
});

export type AssessmentView = z.infer<typeof assessmentViewSchema>;
export type AssessmentCounts = z.infer<typeof assessmentCountsSchema>;
export type AssessmentPage = z.infer<typeof assessmentPageSchema>;
