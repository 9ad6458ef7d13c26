import type { Refusal } from "@/lib/auth/oidc/refusal";
import type { SessionClaims } from "@/lib/auth/sessions/session";

/** How a company sign-in ends. */
export type Outcome =
  | { kind: "signed_in"; claims: SessionClaims }
  /** `mayLink`: signing in once with the password links this identity to the member who has its address. */
  | { kind: "refused"; reason: Refusal; mayLink?: boolean };

export const refused = (reason: Refusal, mayLink = false): Outcome => ({ kind: "refused", reason, mayLink });
