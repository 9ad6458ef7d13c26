import { sql } from "kysely";
import { contactedBefore } from "@/lib/assessments/moving-times";
import type { AssessmentsQuery } from "@/lib/db/search/indexed-assessments";
import type { Store } from "@/lib/db/store";

/** The last contact; empty if none is on record. Word for word as in the index `assessments_by_contact`. */
export const contactedAt = sql<string>`coalesce(a.last_contacted_at,
  case when a.identity = 'invited_here' and a.email_suppressed = 0 then a.created_at else '' end)`;

/** The rows that fit the last-contact filter. */
export const withContact = (
  select: AssessmentsQuery,
  store: Pick<Store, "now">,
  filter: Parameters<typeof contactedBefore>[0],
): AssessmentsQuery => select.where(contactedAt, "<", contactedBefore(filter, store.now()));
