import type { Refusal } from "@/lib/auth/oidc/refusal";

type Failure = { refusal: Refusal; step: string; reason: string };

/** openid-client and next-auth report failures by their message alone. */
const kinds: [RegExp, Refusal, string][] = [
  [/^userinfo failed/, "unreachable", "userinfo"],
  [
    /cookie was missing|could not be parsed|(state|nonce) (mismatch|missing)|checks\.|code_verifier/i,
    "flow_lost",
    "flow",
  ],
  [/ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|timed out|socket|certificate|got: 5\d\d/i, "unreachable", "reach"],
  [/access_denied|login_required|consent_required|interaction_required/, "provider_refused", "provider"],
  [/server_error|temporarily_unavailable/, "unreachable", "provider"],
  [
    /invalid_client|unauthorized_client|redirect_uri|invalid_scope|invalid_request|got: 4\d\d|must be configured/,
    "misconfigured",
    "client",
  ],
  [/invalid_grant/, "flow_lost", "code"],
  [/JWT|\bid_token|iss |aud |azp|signature|matching key|jwks|alg /i, "untrusted", "token"],
];

const longest = 300;

/** Maps an error to the refusal that people see and the step that administrators see. Never a token, code or state. */
export function readFailure(error: unknown): Failure {
  const words = error instanceof Error ? error.message : String(error);
  const [, refusal, step] = kinds.find(([pattern]) => pattern.test(words)) ?? [/./, "unavailable", "other"];
  // Names the mismatched value without quoting it.
  const reason = step === "flow" ? words.replace(/,\s*(expected|got).*$/, "") : words;
  return { refusal: refusal as Refusal, step: step as string, reason: reason.slice(0, longest) };
}

/** Of RFC 6749, section 4.1.2.1, and OpenID Connect Core 1.0, section 3.1.2.6. */
const answeredCodes = new Set([
  "access_denied",
  "account_selection_required",
  "consent_required",
  "interaction_required",
  "invalid_request",
  "invalid_scope",
  "login_required",
  "server_error",
  "temporarily_unavailable",
  "unauthorized_client",
  "unsupported_response_type",
]);

/** The `error` with which a browser comes back. Anyone can make up such an address, so unknown words are left out. */
export function readAnsweredError(error: unknown): Failure {
  const code = error instanceof Error ? error.message : String(error);
  if (answeredCodes.has(code)) return { ...readFailure(code), reason: code };
  return { refusal: "provider_refused", step: "provider", reason: "unknown" };
}
