import { z } from "zod";
import { assessmentStatuses, decisions } from "@/lib/assessments/names";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import { linkDays, listStates, mostCandidates, voteAnswers } from "@/lib/shortlists/names";
import { isVisible, visibleText } from "@/lib/visible-text";
import { wholeNumber } from "@/lib/whole-number";

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, { error: fieldText("tooLong", { max }) })
    .transform((value) => (isVisible(value) ? value : ""));

const nameSchema = visibleText(100, "nameTheShortlist");

const noteSchema = text(5000);
const wordSchema = text(1000);
const commentSchema = text(1000);

const idSchema = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

const idsSchema = z
  .array(idSchema)
  .max(mostCandidates, { error: fieldText("tooManyCandidates", { max: mostCandidates }) });

export const newShortlistSchema = z.object({
  name: nameSchema,
  /** Assessments, in the order in which they are to stand. */
  assessments: idsSchema.default([]),
});

/** Omitted fields stay. `from` is the text the person saw, so that no newer one is overwritten. */
export const changedShortlistSchema = z.object({
  name: nameSchema.optional(),
  note: noteSchema.optional(),
  showsDecision: z.boolean().optional(),
  showsEmail: z.boolean().optional(),
  showsPhone: z.boolean().optional(),
  archived: z.boolean().optional(),
  from: z.object({ name: z.string().max(100).optional(), note: z.string().max(5000).optional() }).optional(),
});

export const addedCandidatesSchema = z.object({
  candidates: z
    .array(
      z.object({
        assessmentId: idSchema,
        word: wordSchema.optional(),
        /** The assessment in front of which it is to stand; at the end where that isn’t in the list. */
        before: idSchema.optional(),
      }),
    )
    .min(1, { error: fieldText("chooseAssessment") })
    .max(mostCandidates, { error: fieldText("tooManyCandidates", { max: mostCandidates }) }),
});

export const changedCandidateSchema = z.object({
  word: wordSchema.optional(),
  from: z.object({ word: z.string().max(1000) }).optional(),
  /** The assessment in front of which it is to stand; null for the end. */
  before: idSchema.nullable().optional(),
});

export const newLinkSchema = z.object({ days: z.literal(linkDays) });

/** `null` takes it back. */
export const voteBodySchema = z.object({
  answer: z.enum(voteAnswers).nullable(),
  comment: commentSchema.default(""),
});

/** What a reader sees of a candidate. The application link is never part of it. */
const readCandidateSchema = z.strictObject({
  /** As its culture writes it; absent where none is known. Never the e-mail address. */
  name: z.string().optional(),
  /** In blind review: the assessment’s number, in place of a name. */
  blindNumber: z.number().int().optional(),
  interview: z.string().optional(),
  status: z.enum(assessmentStatuses),
  untold: assessmentViewSchema.shape.untold,
  detail: z.string().optional(),
  completedBetween: assessmentViewSchema.shape.completedBetween,
  reportUrl: z.string().optional(),
  /** The service no longer lists it. */
  isGone: z.literal(true).optional(),
  word: z.string().optional(),
  /** These three only where the list shows them. */
  decision: z.enum(decisions).exclude(["undecided"]).optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
});

const headSchema = z.strictObject({
  name: z.string(),
  note: z.string(),
  by: z.string(),
  updatedAt: z.string(),
});

/** What the holder of a link is told. */
export const sharedShortlistSchema = headSchema.extend({
  candidates: z.array(readCandidateSchema),
  /** When the link ends. */
  expiresAt: z.string(),
});

const ownVoteSchema = z.object({ answer: z.enum(voteAnswers), comment: z.string(), at: z.string() });

/** What a colleague reads of a list that is shared with them. */
export const readingSchema = headSchema.extend({
  id: z.string(),
  candidates: z.array(
    readCandidateSchema.extend({ assessmentId: z.number().int(), vote: ownVoteSchema.optional() }),
  ),
});

const votesSchema = z.object({ yes: z.number().int(), no: z.number().int(), unsure: z.number().int() });

export const shortlistSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  candidates: z.number().int(),
  by: z.string(),
  updatedAt: z.string(),
  archivedAt: z.string().optional(),
  /** A recruiter is told all votes, a viewer their own. */
  votes: votesSchema,
  /** For recruiters: with how many colleagues, and by how many links that still work. */
  shared: z.object({ colleagues: z.number().int(), links: z.number().int() }).optional(),
});

export const shortlistsQuerySchema = z.object({
  /** Words of the name, in any case, with or without accents. */
  q: z.string().trim().max(200).default(""),
  state: z.enum(listStates).default("current"),
  cursor: z.string().max(300).optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(200)).default(50),
});

export const shortlistsPageSchema = z.object({
  shortlists: z.array(shortlistSummarySchema),
  nextCursor: z.string().nullable(),
  /** Whether there are archived ones, wherever one looks now. */
  hasArchived: z.boolean(),
});

const linkViewSchema = z.object({
  id: z.string(),
  by: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  state: z.enum(["works", "expired", "revoked"]),
  opened: z.number().int(),
  lastOpenedAt: z.string().optional(),
});

export const shortlistSchema = headSchema.extend({
  id: z.string(),
  archivedAt: z.string().optional(),
  updatedBy: z.string(),
  showsDecision: z.boolean(),
  showsEmail: z.boolean(),
  showsPhone: z.boolean(),
  /** With all three, whether or not readers are shown them. */
  candidates: z.array(
    readCandidateSchema.extend({
      assessmentId: z.number().int(),
      archivedAt: z.string().optional(),
      addedBy: z.string(),
      votes: z.array(ownVoteSchema.extend({ by: z.string() })),
    }),
  ),
  readers: z.array(
    z.object({ id: z.string(), name: z.string(), role: z.string(), isDisabled: z.literal(true).optional() }),
  ),
  links: z.array(linkViewSchema),
  /** Blind review: how many of them readers see without a name. Absent for none. */
  blindToReaders: z.number().int().optional(),
});

export const addedSchema = z.object({
  shortlist: shortlistSchema,
  added: z.array(z.number().int()),
  /** These stood in it before. */
  already: z.array(z.number().int()),
});

export type NewShortlist = z.infer<typeof newShortlistSchema>;
export type ChangedShortlist = z.infer<typeof changedShortlistSchema>;
export type AddedCandidates = z.infer<typeof addedCandidatesSchema>;
export type ChangedCandidate = z.infer<typeof changedCandidateSchema>;
export type VoteBody = z.infer<typeof voteBodySchema>;
export type VoteAnswer = (typeof voteAnswers)[number];
export type ReadCandidate = z.infer<typeof readCandidateSchema>;
export type SharedShortlist = z.infer<typeof sharedShortlistSchema>;
export type Reading = z.infer<typeof readingSchema>;
export type ShortlistSummary = z.infer<typeof shortlistSummarySchema>;
export type ShortlistsQuery = z.output<typeof shortlistsQuerySchema>;
export type ShortlistsPage = z.infer<typeof shortlistsPageSchema>;
export type Shortlist = z.infer<typeof shortlistSchema>;
export type ListedCandidate = Shortlist["candidates"][number];
export type LinkView = z.infer<typeof linkViewSchema>;
export type Added = z.infer<typeof addedSchema>;
