import { z } from "zod";
import { auditActions } from "@/lib/audit/actions";
import { instantSchema } from "@/lib/instant-schema";
import { wholeNumber } from "@/lib/whole-number";

/** Words match in any case, with or without accents. */
export const auditFilterSchema = z.object({
  /** The name or e-mail of the person who did it, or of the colleague it was done to. */
  person: z.string().trim().max(200).default(""),
  /** A candidate's name, e-mail or external id, or an assessment's id. */
  candidate: z.string().trim().max(200).default(""),
  action: z.enum(auditActions).optional(),
  from: instantSchema.optional(),
  to: instantSchema.optional(),
});

export const auditQuerySchema = auditFilterSchema.extend({
  cursor: z.string().max(300).optional(),
  limit: wholeNumber().pipe(z.int().min(1).max(200)).default(50),
});

/** Can be read even when its subject is gone. */
export const auditEntryViewSchema = z.object({
  id: z.string(),
  at: z.string(),
  /** One of `auditActions`, or another release's. */
  action: z.string(),
  actor: z.object({ id: z.string().optional(), name: z.string() }),
  /** What it was called then; empty where it had no name. */
  subject: z.object({
    type: z.string(),
    id: z.string(),
    label: z.string(),
    /** Of an import without a name: when it was made. It goes by that. */
    madeAt: z.string().optional(),
  }),
  /** Only for the connected service: another one's ids mean something else. */
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
