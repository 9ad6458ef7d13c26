import { z } from "zod";
import { auditActions } from "@/lib/audit/actions";
import { instantSchema } from "@/lib/instant-schema";
import { wholeNumber } from "@/lib/whole-number";

/** Which entries of the audit log are meant; words are found in any case, with or without accents. */
export const auditFilterSchema = z.object({
  /** Words of the name or e-mail of who did it, or of the colleague it was done to. */
  person: z.string().trim().max(200).default(""),
  /** Words of a candidate's name, e-mail or external id, or an assessment's id. */
  candidate: z.string().trim().max(200).default(""),
  action: z.enum(auditActions).optional(),
  /** From this instant on, and before that one. */
  from: instantSchema.optional(),
  to: instantSchema.optional(),
});

/** The query of `GET /api/audit`. */
export const auditQuerySchema = auditFilterSchema.extend({
  cursor: z.string().max(300).optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(200)).default(50),
});

/** One entry, readable without what it speaks of. */
export const auditEntryViewSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** One of `auditActions`, or what another release wrote. */
  action: z.string(),
  /** Without an id: the command line, or somebody who wasn't signed in. */
  actor: z.object({ id: z.string().optional(), name: z.string() }),
  /** `label` is what it was called then; empty where it has no name. */
  subject: z.object({ type: z.string(), id: z.string(), label: z.string() }),
  /** Of the service we are connected to: an entry about another's has none. */
  assessmentId: z.number().int().optional(),
  details: z.record(z.string(), z.unknown()),
});

export const auditPageSchema = z.object({
  entries: z.array(auditEntryViewSchema),
  nextCursor: z.string().nullable(),
});

export type AuditFilter = z.infer<typeof auditFilterSchema>;
export type AuditQuery = z.infer<typeof auditQuerySchema>;
export type AuditEntryView = z.infer<typeof auditEntryViewSchema>;
export type AuditPage = z.infer<typeof auditPageSchema>;
