import type { Instant } from "@/lib/db/column-types";

/** After how many months candidates are erased automatically; interview 0 is for all without a period of their own. */
export type RetentionRulesTable = {
  source_id: string;
  interview_id: number;
  /** Null: never. */
  months: number | null;
};

/** Of a source whose rule has been set once. */
export type RetentionStateTable = {
  source_id: string;
  updated_at: Instant;
  updated_by_name: string;
  /** When a run last recorded who is due. */
  ran_at: Instant;
};

/** Since when an assessment's candidate has been listed as due. None is erased without. */
export type RetentionNoticesTable = {
  source_id: string;
  assessment_id: number;
  since: Instant;
};

/** A candidate who is not to be erased, by one of their assessments. */
export type ErasureBlocksTable = {
  source_id: string;
  assessment_id: number;
  reason: string;
  blocked_by_name: string;
  blocked_at: Instant;
};
