import { z } from "zod";
import { oddFields, oddReasons } from "@/lib/assessment-api/oddities";
import {
  archiveFilters,
  assessmentSorts,
  assessmentStatuses,
  assessmentTabs,
  changedParts,
  decisions,
} from "@/lib/assessments/names";
import { instantSchema } from "@/lib/instant-schema";
import { serviceId, wholeNumber } from "@/lib/whole-number";

/** `created` or `-created`: a minus means descending. */
export const assessmentSortSchema = z.templateLiteral([z.enum(["", "-"]), z.enum(assessmentSorts)]);

export const maxPageSize = 200;

const boundSchema = instantSchema.optional();

/** What a view of the table is made of; `GET /api/assessments` and the page's own URL carry the same names. */
export const viewQuerySchema = z.object({
  status: z.enum(assessmentTabs).default("all"),
  interview: serviceId().optional(),
  q: z.string().trim().max(200).default(""),
  sort: assessmentSortSchema.default("-created"),
  /** Created at or after the first instant, and before the second: days begin in the viewer's zone. */
  createdFrom: boundSchema,
  createdTo: boundSchema,
  /** A member's id. */
  invitedBy: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .optional(),
  decision: z.enum(decisions).optional(),
  /** `1` the archived ones alone, `with` all of them; without it, those that aren’t archived. */
  archived: z.enum(archiveFilters).optional(),
});

/** The query of `GET /api/assessments`. */
export const assessmentQuerySchema = viewQuerySchema.extend({
  limit: wholeNumber().pipe(z.int().min(1).max(maxPageSize)).default(50),
  cursor: z.string().max(500).optional(),
  offset: wholeNumber().pipe(z.int().min(0).max(10_000_000)).optional(),
  /** Leaves out what came after this version, so that pages loaded one after the other belong together. */
  asOf: wholeNumber().pipe(z.int().min(0)).optional(),
});

export type AssessmentQuery = z.infer<typeof assessmentQuerySchema>;
export type ViewQuery = z.infer<typeof viewQuerySchema>;
export type AssessmentTab = (typeof assessmentTabs)[number];
export type AssessmentStatus = (typeof assessmentStatuses)[number];
export type DecisionValue = (typeof decisions)[number];

/** Who an assessment belongs to, as far as we know (product.md). */
export const candidateViewSchema = z.object({
  email: z.string(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  phoneNumber: z.string().optional(),
  externalId: z.string().optional(),
  resumeUrl: z.string().optional(),
});

/** One assessment on the dashboard's own HTTP interface. */
export const assessmentViewSchema = z.object({
  id: z.number().int(),
  status: z.enum(assessmentStatuses),
  createdAt: z.string(),
  /** The service never told when: `createdAt` is when it was first seen. */
  isUndated: z.boolean().optional(),
  /**
   * The service’s last list didn’t tell the state so that it can be read: `status` is the last one known, or
   * pending. `completed`: that much it told.
   */
  untold: z.enum(["completed", "unknown"]).optional(),
  /** What the service last sent that was not usable, by the names of its own fields. */
  oddities: z.array(z.object({ field: z.enum(oddFields), reason: z.enum(oddReasons) })).optional(),
  /** Absent for viewers: whoever holds the link can apply as the candidate. */
  applicationUrl: z.string().optional(),
  reportUrl: z.string().optional(),
  detail: z.string().optional(),
  interview: z.object({ id: z.number().int(), name: z.string() }).optional(),
  candidate: candidateViewSchema.optional(),
  /** `probable`: it may be somebody else's, so its link asks before it is copied. */
  identity: z.enum(["invited_here", "learned", "claimed", "probable", "unclaimed"]),
  /**
   * Of an unclaimed one that is completed: the service is still to be asked whose it is (`reading`), or was asked and
   * hasn't said (`untold`).
   */
  identification: z.enum(["reading", "untold"]).optional(),
  invitedBy: z.string().optional(),
  /** Who that is among the members: what the filter asks for. */
  inviterId: z.string().optional(),
  /** Absent as long as nobody has decided; `undecided` where a decision was taken back. */
  decision: z.object({ value: z.enum(decisions), by: z.string(), at: z.string() }).optional(),
  noteCount: z.number().int(),
  archivedAt: z.string().optional(),
  /** Or when somebody said that they had handed it over. */
  lastLinkCopiedAt: z.string().optional(),
  /** Completion is observed: it fell after `after` (unknown when first seen completed) and by `before`. */
  completedBetween: z.object({ after: z.string().optional(), before: z.string() }).optional(),
  /** Who said whose it is, when, and whether the completed assessment has borne it out. */
  claim: z.object({ by: z.string(), at: z.string(), isConfirmed: z.boolean() }).optional(),
  /** A claim that the service contradicted when the assessment completed. */
  overruledClaim: z.object({ email: z.string(), by: z.string() }).optional(),
  /** The service's list no longer has it (architecture.md, invariant 5). */
  goneSince: z.string().optional(),
  version: z.number().int(),
  /** The version with which it came: newer than a held list's, it is one of its "3 new". */
  firstSeenVersion: z.number().int(),
});

/** How many assessments there are in each tab; a list's are of its interview and archive, whatever else it asks for. */
export const assessmentCountsSchema = z.record(z.enum(assessmentTabs), z.number().int());

/**
 * How fresh the mirror is. `message` is for recruiters, `reason` says which sentence it is; `technical`
 * reaches administrators alone.
 */
export const syncViewSchema = z.object({
  state: z.enum(["starting", "live", "failing"]),
  checkedAt: z.string().optional(),
  failingSince: z.string().optional(),
  reason: z.string().optional(),
  message: z.string().optional(),
  technical: z.string().optional(),
  /** Rows of the service's last list that could not be read. */
  unreadableRows: z.number().int(),
  /** While completed assessments are still being identified: how many are left, and for about how long. */
  identifying: z.object({ left: z.number().int(), secondsLeft: z.number().int().optional() }).optional(),
});

export const assessmentPageSchema = z.object({
  assessments: z.array(assessmentViewSchema),
  nextCursor: z.string().optional(),
  total: z.number().int(),
  /** False when counting stopped at a bound: there are at least `total`. */
  totalIsExact: z.boolean(),
  counts: assessmentCountsSchema,
  /** `epoch-version`: "everything after it" is exact (architecture.md, invariant 4). */
  version: z.string(),
  sync: syncViewSchema,
});

/** What happened to one assessment, newest first. */
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
    "archived",
    "unarchived",
    "corrected",
  ]),
  after: z.string().optional(),
  at: z.string(),
  actorName: z.string().optional(),
  /** How often it happened, where an entry stands for more than one: `since` for the first time, `at` for the last. */
  times: z.number().int().optional(),
  since: z.string().optional(),
  /** Of a change by the service: of what; and where that is the verdict, what it is then. */
  changed: z.enum(changedParts).optional(),
  status: z.enum(assessmentStatuses).optional(),
  /** Of a claim: who was claimed. */
  email: z.string().optional(),
  /** Of a decision: what was decided, and what it had been. */
  decision: z.enum(decisions).optional(),
  decisionBefore: z.enum(decisions).optional(),
  /** Of a reminder, or where nobody was to be asked for a while: when somebody is again. */
  until: z.string().optional(),
  /** Of a correction: what was in the directory and what is. */
  before: candidateViewSchema.partial().optional(),
  now: candidateViewSchema.partial().optional(),
});

export type AssessmentView = z.infer<typeof assessmentViewSchema>;
export type AssessmentCounts = z.infer<typeof assessmentCountsSchema>;
export type AssessmentPage = z.infer<typeof assessmentPageSchema>;
export type SyncView = z.infer<typeof syncViewSchema>;
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
