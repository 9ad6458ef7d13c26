import { z } from "zod";
import { assessmentViewSchema } from "@/lib/assessments/schema";
import { fieldText } from "@/lib/i18n/field-texts";
import {
  columnKinds,
  importStates,
  longestCell,
  mostColumns,
  mostRows,
  mostRowsAtOnce,
  pauseReasons,
  rowReasons,
  rowStates,
  skipReasons,
} from "@/lib/imports/names";
import { serviceId, wholeNumber } from "@/lib/whole-number";

const nameSchema = z
  .string()
  .trim()
  .max(100, { error: fieldText("tooLong", { max: 100 }) });

const cell = z.string().max(longestCell, { error: fieldText("tooLong", { max: longestCell }) });

/** The file’s columns in their order, and what each was taken for. */
const columnsSchema = z.array(z.object({ header: cell, as: z.enum(columnKinds) })).max(mostColumns);

export const newImportSchema = z.object({
  name: nameSchema.default(""),
  /** For rows that name none. */
  interviewId: serviceId(fieldText("chooseInterview")).optional(),
  /** For rows that don’t say. */
  suppressCandidateEmail: z.boolean().default(false),
  columns: columnsSchema.default([]),
});

/** Omitted fields stay; an interview of `null` is none. Of an import that isn’t a draft only the name changes. */
export const changedImportSchema = z.object({
  name: nameSchema.optional(),
  interviewId: serviceId(fieldText("chooseInterview")).nullable().optional(),
  suppressCandidateEmail: z.boolean().optional(),
  columns: columnsSchema.optional(),
});

/** As typed: a candidate who can’t be sent as they are is kept, and their faults are told. */
const givenCandidateSchema = z.object({
  email: cell.optional(),
  firstName: cell.optional(),
  lastName: cell.optional(),
  phoneNumber: cell.optional(),
  resumeUrl: cell.optional(),
  externalId: cell.optional(),
});

/** A row’s number as the file has it. */
const lineSchema = wholeNumber().pipe(z.int().min(1).max(2_000_000));

export const givenRowSchema = z.object({
  line: lineSchema,
  interviewId: serviceId(fieldText("chooseInterview")).optional(),
  suppressCandidateEmail: z.boolean().optional(),
  /** Assess a candidate again who has completed this interview before. */
  confirm: z.literal("again").optional(),
  /** The recruiter leaves it out. */
  skip: z.enum(skipReasons).optional(),
  candidate: givenCandidateSchema.default({}),
  /** The row as the file has it, for the list of what failed. */
  cells: z.array(cell).max(mostColumns).optional(),
});

export const givenRowsSchema = z.object({
  rows: z.array(givenRowSchema).min(1).max(mostRowsAtOnce),
});

/** With rows: these lines alone, as they are given here. Without: all that failed, as they are. */
export const retrySchema = z.object({
  rows: z.array(givenRowSchema).max(mostRowsAtOnce).default([]),
});

export const rowsQuerySchema = z.object({
  state: z.enum(rowStates).optional(),
  cursor: wholeNumber().pipe(z.int().min(0).max(2_000_000)).optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(mostRowsAtOnce)).default(200),
});

export const importsQuerySchema = z.object({
  state: z.enum(importStates).optional(),
  cursor: z.string().max(200).optional(),
});

const count = z.number().int();

/** They add up to `total`. `faulty` is 0 after the draft. A row whose call is under way still counts as waiting. */
const importCountsSchema = z.object({
  total: count.max(mostRows),
  waiting: count,
  faulty: count,
  created: count,
  pending: count,
  skipped: count,
  rejected: count,
  unconfirmed: count,
  notSent: count,
});

export const importViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(importStates),
  reason: z.enum(pauseReasons).optional(),
  /** Who paused, stopped or resumed it last. */
  changedBy: z.string().optional(),
  /** The service asked for fewer calls: none before then. */
  slowUntil: z.string().optional(),
  interviewId: z.number().int().optional(),
  suppressCandidateEmail: z.boolean(),
  /** Empty in lists of imports. */
  columns: z.array(z.object({ header: z.string(), as: z.enum(columnKinds) })),
  makerId: z.string(),
  madeBy: z.string(),
  /** In whose name it invites, once it was started. */
  startedBy: z.string().optional(),
  createdAt: z.string(),
  startedAt: z.string().optional(),
  endedAt: z.string().optional(),
  /** When the data of what was never sent was deleted. */
  clearedAt: z.string().optional(),
  counts: importCountsSchema,
  /** Of a running one, as measured over its last rows. */
  pace: z.object({ rowsPerMinute: z.number(), leftMs: z.number() }).optional(),
  version: z.number().int(),
});

const errorsSchema = z.record(z.string(), z.array(z.string()));

export const importRowViewSchema = z.object({
  line: z.number().int(),
  state: z.enum(rowStates),
  reason: z.enum(rowReasons).optional(),
  /** By field: our own of a faulty row, the service’s words of a rejected one. */
  errors: errorsSchema.optional(),
  interviewId: z.number().int().optional(),
  suppressCandidateEmail: z.boolean().optional(),
  confirm: z.literal("again").optional(),
  candidate: givenCandidateSchema,
  cells: z.array(z.string()).optional(),
  /** Its own one, or the one because of which it wasn’t sent. */
  assessment: assessmentViewSchema.optional(),
});

/** What the directory knows of a row’s candidate for its interview. `open`: an invitation that isn’t confirmed yet. */
const rowDoubleSchema = z.object({
  line: z.number().int(),
  kind: z.enum(["pending", "open", "completed"]),
  assessment: assessmentViewSchema.optional(),
});

export const importsPageSchema = z.object({
  imports: z.array(importViewSchema),
  nextCursor: z.string().nullable(),
});

export const importRowsPageSchema = z.object({
  rows: z.array(importRowViewSchema),
  nextCursor: z.number().int().nullable(),
});

export const takenRowsSchema = z.object({
  counts: importCountsSchema,
  faults: z.array(z.object({ line: z.number().int(), errors: errorsSchema })),
  doubles: z.array(rowDoubleSchema),
});

export type NewImport = z.infer<typeof newImportSchema>;
export type ChangedImport = z.infer<typeof changedImportSchema>;
export type GivenRow = z.infer<typeof givenRowSchema>;
export type RowsQuery = z.infer<typeof rowsQuerySchema>;
export type ImportsQuery = z.infer<typeof importsQuerySchema>;
export type ImportCounts = z.infer<typeof importCountsSchema>;
export type ImportView = z.infer<typeof importViewSchema>;
export type ImportRowView = z.infer<typeof importRowViewSchema>;
export type RowDouble = z.infer<typeof rowDoubleSchema>;
export type TakenRows = z.infer<typeof takenRowsSchema>;
export type ImportsPage = z.infer<typeof importsPageSchema>;
export type ImportRowsPage = z.infer<typeof importRowsPageSchema>;
