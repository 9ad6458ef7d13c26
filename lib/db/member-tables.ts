import type { Flag, Instant } from "@/lib/db/column-types";
import type { Role } from "@/lib/roles";

export type MembersTable = {
  id: string;
  email: string;
  email_folded: string;
  name: string;
  role: Role;
  /** Null until they choose one through a set-up link. */
  password_hash: string | null;
  disabled_at: Instant | null;
  created_at: Instant;
  preferences: string | null;
  last_signed_in_at: Instant | null;
};

/** Of a member who doesn’t see all assessments: what they see is the union (lib/db/visibility/limit.ts). */
export type MemberLimitsTable = {
  member_id: string;
  own: Flag;
  unclaimed: Flag;
  /** New with each change: a change names the limit that it replaces. */
  updated_at: Instant;
  updated_by_name: string;
};

/** The interviews whose assessments a limited member sees. */
export type MemberLimitInterviewsTable = {
  member_id: string;
  source_id: string;
  interview_id: number;
};

/** One for each time that a person is signed in; a session without its row is over. */
export type SessionsTable = {
  /** No secret: the cookie is this, signed with the secret of sessions. */
  id: string;
  member_id: string;
  started_at: Instant;
  last_seen_at: Instant;
  address: string;
  user_agent: string;
  /** Of a session that began at the company's provider. */
  identity_issuer: string | null;
  identity_subject: string | null;
  /** Encrypted; null where the provider gave none. */
  refresh_token: string | null;
  /** When the provider last confirmed the person. */
  confirmed_at: Instant | null;
};

/** A member's account at the company's provider, never identified by an e-mail address, which may be reassigned. */
export type IdentitiesTable = {
  issuer: string;
  subject: string;
  member_id: string;
  linked_at: Instant;
  last_used_at: Instant;
  /** JSON: what the provider said at the last sign-in. */
  claims: string;
  /** The group that gave the role then. */
  role_group: string | null;
};

/** Only the token's hash is kept. `member_id` is null for the link that makes the first administrator. */
export type SetupLinksTable = {
  token_hash: string;
  member_id: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

/** The shape rate-limiter-flexible expects in PostgreSQL; unused on SQLite, where one process counts in memory. */
export type RateLimitsTable = { key: string; points: number; expire: number | null };

export type KnownPlacesTable = {
  member_id: string;
  /** A hash of the address, or of its network. */
  place: string;
  seen_at: Instant;
};

/** The secret of a member's app. It is in effect once `turned_on_at` is set. */
export type SecondFactorsTable = {
  member_id: string;
  /** Encrypted, for this member alone. */
  secret: string;
  begun_at: Instant;
  turned_on_at: Instant | null;
  /** The time step of the last code that was taken: it, and those before, are spent. */
  last_step: number | null;
  /** One for all of a member's recovery codes, in base64url. */
  recovery_salt: string | null;
};

/** Hashed by argon2id; each works once. */
export type RecoveryCodesTable = { member_id: string; code_hash: string; used_at: Instant | null };

/** Between the right password and a session. The browser has the token in a cookie, the store its hash alone. */
export type SignInStepsTable = {
  token_hash: string;
  member_id: string;
  /** `code` asks for one, `setup` leads through setting the second factor up. */
  kind: "code" | "setup";
  /** A hash of the password's hash: another password ends the step. */
  password_mark: string;
  begun_at: Instant;
  expires_at: Instant;
  tries: number;
};

/** One row, for all sources: how people must sign in. */
export type SignInRulesTable = {
  id: "team";
  second_factor: "optional" | "administrators" | "everybody";
  updated_at: Instant;
  updated_by_name: string;
};
