import type { Generated } from "kysely";
import type { Instant } from "@/lib/db/column-types";

/** A service and account whose rows never mix with another's. `version` counts the changes readers can see. */
export type SourcesTable = {
  id: string;
  kind: "sandbox" | "service";
  base_url: string;
  account: string;
  epoch: string;
  version: number;
  /** The version of the last change to any member’s notifications. */
  notified_version: Generated<number>;
  created_at: Instant;
  /** The service asked for fewer calls: imports wait until then. */
  slow_until: Generated<Instant | null>;
  /** How many times in a row it has asked for that. */
  slowed_in_a_row: Generated<number>;
};

/** The state of a source’s poller, which writes it; every instance reads it. */
export type MirrorStateTable = {
  source_id: string;
  attempted_at: Instant | null;
  succeeded_at: Instant | null;
  failing_since: Instant | null;
  failure_code: string | null;
  failure_message: string | null;
  /** Of the last list’s rows: how many had no readable id, how many were odd in any way, and how (JSON). */
  unreadable_rows: number;
  odd_rows: number | null;
  findings: string | null;
  /** Which rows have no id, and since when, in the form of rows-without-id.ts. */
  rows_without_id: string | null;
  /** The same for interviews, JSON. */
  interview_findings: string | null;
  /** How long the last poll took, here and at the service: the pause after it is at least nine times as long. */
  took_ms: number | null;
  interviews_at: Instant | null;
  /** Counts the lists that have arrived, unchanged ones included. */
  lists: number;
  /** When the last two lists that were applied completely were requested. */
  good_list_at: Instant | null;
  good_list_before_at: Instant | null;
  /** The service's clock minus ours, by the `Date` of the last list, in milliseconds. */
  skew_ms: number | null;
  identities_left: number | null;
  identities_per_minute: number | null;
};

/** Assessments that were just shown without a candidate: these are read first. */
export type IdentityWishesTable = { source_id: string; assessment_id: number; wished_at: Instant };

/** One poll, for operators: the last ones are kept. */
export type MirrorChecksTable = {
  source_id: string;
  number: number;
  began_at: Instant;
  duration_ms: number;
  outcome: string;
  changes: number;
  list_rows: number | null;
  /** Without a readable id. The odd ones include these. */
  unreadable_rows: number | null;
  odd_rows: number | null;
};

/** Who polls a source (architecture.md, invariant 3). Only counters, since clocks may be wrong. */
export type MirrorLeasesTable = {
  source_id: string;
  /** Rises each time the lease is taken; each write of a poll checks it in its transaction. */
  epoch: number;
  holder: string | null;
  heartbeat: number;
  /** Raised by each instance that has a reader. */
  watch_ticks: number;
  hurry_ticks: number;
};
