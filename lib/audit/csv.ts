import type { AuditEntryView } from "@/lib/audit/schema";
import type { Column } from "@/lib/csv";

/** Actions and kinds of subjects aren't translated: programs read the file too. */
export const auditColumns: Column<AuditEntryView>[] = [
  ["Time (UTC)", (entry) => entry.at],
  ["Person", (entry) => entry.actor.name],
  ["Action", (entry) => entry.action],
  ["About", (entry) => entry.subject.label],
  ["Kind", (entry) => entry.subject.type],
  ["Id", (entry) => entry.subject.id],
  ["Assessment id", (entry) => entry.assessmentId],
  ["Details", (entry) => (Object.keys(entry.details).length > 0 ? JSON.stringify(entry.details) : undefined)],
  ["Entry", (entry) => entry.id],
];
