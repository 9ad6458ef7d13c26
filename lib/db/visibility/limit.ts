/** What a member doesn’t see of a source. */
export type Limit = {
  memberId: string;
  /** The assessments that they see. Undefined: all. */
  rows?: RowLimit;
  /** What they review without learning whose it is. Undefined: nothing. */
  blind?: BlindReview;
};

/** Which assessments a limited member sees: the union of these. */
export type RowLimit = {
  /** Assessments of these interviews, by id. */
  interviewIds: readonly number[];
  /** Assessments that the member created, claimed for a candidate, or is responsible for. */
  own: boolean;
  /** Unclaimed assessments. */
  unclaimed: boolean;
};

/** The assessments whose candidates are hidden from a member. */
export type BlindReview = {
  /** Sees what they wrote or revealed themselves. Empty for the holder of a link. */
  memberId: string;
  /** Those of these interviews; of all but these, if `isEveryOther`. Always those whose interview isn’t known. */
  interviewIds: readonly number[];
  isEveryOther: boolean;
  /** Only until there is a decision. */
  revealsOnDecision: boolean;
  /** The service’s explanation and report aren’t hidden. */
  showsResults: boolean;
};

/** Equal for two limits that hide the same, apart from what was revealed meanwhile. */
export const limitKey = (limit: Limit | undefined): string =>
  limit === undefined ? "" : JSON.stringify([limit.memberId, rowsKey(limit.rows), blindKey(limit.blind)]);

const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

const rowsKey = (rows: RowLimit | undefined) => rows && [sorted(rows.interviewIds), rows.own, rows.unclaimed];

const blindKey = (blind: BlindReview | undefined) =>
  blind && [
    blind.memberId,
    sorted(blind.interviewIds),
    blind.isEveryOther,
    blind.revealsOnDecision,
    blind.showsResults,
  ];
