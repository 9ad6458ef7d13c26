import { sql } from "kysely";

/** Completed without a readable recommendation (`untoldState`): `a` counts as pending, but its candidate is read. */
export const isCompletedWithoutRecommendation = sql<boolean>`(a.oddities like '%recommended:%'
  and a.oddities not like '%recommended:contradicts%' and a.oddities not like '%completed:%')`;

export const isNotCompletedWithoutRecommendation = sql<boolean>`not coalesce(${isCompletedWithoutRecommendation}, false)`;
