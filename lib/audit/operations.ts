import {
  auditEntryViewSchema,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
} from "@/lib/audit/schema";
import { operations } from "@/lib/operation";

export const auditOperations = operations({
  listAudit: {
    method: "GET",
    path: "/api/audit",
    summary: "A page of the audit log, newest first.",
    role: "administrator",
    query: auditQuerySchema,
    answers: { 200: auditPageSchema },
  },
  exportAudit: {
    method: "GET",
    path: "/api/audit/export",
    summary: "The audit log, as a file. It is recorded like a change.",
    role: "administrator",
    query: auditFilterSchema,
    answers: { 200: { mediaType: "text/csv", description: "A file with a line for each entry." } },
    pace: "changes",
  },
});

export const auditSchemas = { AuditEntry: auditEntryViewSchema, AuditPage: auditPageSchema };
