import type { Flag, Instant } from "@/lib/db/column-types";

/** A list to hand over. A deleted one stays empty, so that those who have it open are told. */
export type ShortlistsTable = {
  id: string;
  source_id: string;
  name: string;
  /** As search compares it. */
  name_folded: string;
  /** Who wrote this very text; null if it isn’t known, or nobody has. */
  name_by_name: string | null;
  /** For whoever reads the list. */
  note: string;
  note_by_name: string | null;
  shows_decision: Flag;
  shows_email: Flag;
  shows_phone: Flag;
  made_by: string;
  made_by_name: string;
  created_at: Instant;
  updated_at: Instant;
  updated_by_name: string;
  archived_at: Instant | null;
  deleted_at: Instant | null;
  version: number;
};

export type ShortlistEntriesTable = {
  shortlist_id: string;
  assessment_id: number;
  position: number;
  /** The recruiter's, for this list alone. */
  word: string;
  word_by_name: string | null;
  added_by_name: string;
  added_at: Instant;
};

export type ShortlistReadersTable = {
  shortlist_id: string;
  member_id: string;
  shared_at: Instant;
  shared_by_name: string;
};

/** Only the token's hash is kept. */
export type ShortlistLinksTable = {
  id: string;
  shortlist_id: string;
  token_hash: string;
  /** The link ends with their account or their role. Null for an older one of which it isn’t known. */
  made_by: string | null;
  made_by_name: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: Instant | null;
  opened: number;
  last_opened_at: Instant | null;
};

export type ShortlistVotesTable = {
  shortlist_id: string;
  assessment_id: number;
  member_id: string;
  member_name: string;
  answer: "yes" | "no" | "unsure";
  comment: string;
  updated_at: Instant;
};
