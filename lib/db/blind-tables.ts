import type { Flag, Instant } from "@/lib/db/column-types";

/** Who reviews the assessments of an interview blind; interview 0 is for all without a rule of their own. */
export type BlindRulesTable = {
  source_id: string;
  interview_id: number;
  /** `recruiters`: they, and viewers. Administrators never do. */
  reviewers: "nobody" | "viewers" | "recruiters";
};

/** Of a source where blind review has been set once. */
export type BlindSettingsTable = {
  source_id: string;
  reveals_on_decision: Flag;
  /** Whether blind reviewers get the service’s explanation and report. */
  shows_results: Flag;
  /** New with each change: a change names the rule that it replaces. */
  updated_at: Instant;
  updated_by_name: string;
};

/** A member has revealed to themselves whose assessment it is. */
export type BlindRevealsTable = {
  source_id: string;
  assessment_id: number;
  member_id: string;
  revealed_at: Instant;
};
