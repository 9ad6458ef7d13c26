import { sql } from "kysely";

/**
 * Whether an assessment, as `a`, is completed by the service's last list, but without a recommendation that can be
 * read (`untoldState` in oddities.ts): it counts as pending, and nobody waits for its candidate.
 */
export const isToldCompleted = sql<boolean>`(a.oddities like '%recommended:%'
  and a.oddities not like '%recommended:contradicts%' and a.oddities not like '%completed:%')`;

export const isNotToldCompleted = sql<boolean>`not coalesce(${isToldCompleted}, false)`;
