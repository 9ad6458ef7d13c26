/** Whose assessments a limited member sees: the union of these. */
export type Limit = {
  memberId: string;
  /** Assessments of these interviews, by id. */
  interviewIds: readonly number[];
  /** Assessments that the member created, claimed for a candidate, or is responsible for. */
  own: boolean;
  /** Unclaimed assessments. */
  unclaimed: boolean;
};

/** Equal for two limits if they let through the same rows. */
export const limitKey = (limit: Limit | undefined): string => {
  if (!limit) return "";
  const { memberId, interviewIds, own, unclaimed } = limit;
  return JSON.stringify([interviewIds.toSorted((a, b) => a - b), own && memberId, unclaimed]);
};
