export type Operation = "listInterviews" | "listAssessments" | "getAssessment" | "createAssessment";

/**
 * Where a failed request got to; callers who create depend on it (architecture.md, invariant 2).
 * - `no`: it never left (refused, DNS, TLS, no connection). Nothing can have landed.
 * - `answered`: the service refused it with 400, 401, 403, 404, 422 or 429. Nothing was made.
 * - `unknown`: everything else, our own abort included. It may have landed.
 */
export type Sent = "no" | "answered" | "unknown";

export type ErrorCode =
  | "malformed_request"
  | "invalid_key"
  | "not_authorised"
  | "not_found"
  | "invalid_parameters"
  | "rate_limited"
  | "service_failure"
  | "unavailable"
  | "redirect_refused"
  | "unexpected_status"
  | "unreachable"
  | "timed_out"
  | "aborted"
  | "unreadable";

type Facts = { operation: Operation; sent: Sent; status?: number; retryAfterMs?: number };

export type StatusFacts = Pick<Facts, "operation" | "retryAfterMs">;

const calls: Record<Operation, string> = {
  listInterviews: "GET /interviews",
  listAssessments: "GET /assessments",
  getAssessment: "GET /assessments/:id",
  createAssessment: "POST /assessments",
};

const refused = (status: number, facts: StatusFacts): Facts => ({ ...facts, sent: "answered", status });
const unsettled = (status: number | undefined, facts: StatusFacts): Facts => ({
  ...facts,
  sent: "unknown",
  status,
});

/** No URL, body or `cause`: the service's key stands in them, and a logged error is logged whole. */
export class AssessmentApiError extends Error {
  override readonly name: string = "AssessmentApiError";
  readonly operation: Operation;
  readonly sent: Sent;
  readonly status?: number;
  readonly retryAfterMs?: number;

  constructor(
    readonly code: ErrorCode,
    what: string,
    facts: Facts,
  ) {
    super(`${calls[facts.operation]}: ${what}`);
    this.operation = facts.operation;
    this.sent = facts.sent;
    this.status = facts.status;
    this.retryAfterMs = facts.retryAfterMs;
  }
}

export class MalformedRequest extends AssessmentApiError {
  override readonly name = "MalformedRequest";
  constructor(facts: StatusFacts) {
    super("malformed_request", "the service calls the request malformed (400).", refused(400, facts));
  }
}

export class InvalidKey extends AssessmentApiError {
  override readonly name = "InvalidKey";
  constructor(facts: StatusFacts) {
    super("invalid_key", "the service does not know the API key (401).", refused(401, facts));
  }
}

export class NotAuthorised extends AssessmentApiError {
  override readonly name = "NotAuthorised";
  constructor(facts: StatusFacts) {
    super("not_authorised", "the API key is known, but may not do this (403).", refused(403, facts));
  }
}

export class NotFound extends AssessmentApiError {
  override readonly name = "NotFound";
  constructor(facts: StatusFacts) {
    super("not_found", "the service has no such resource (404).", refused(404, facts));
  }
}

/** 422: `errors` has the service's texts by parameter name; empty for an undocumented body. */
export class InvalidParameters extends AssessmentApiError {
  override readonly name = "InvalidParameters";
  constructor(
    readonly errors: Record<string, string[]>,
    facts: StatusFacts,
  ) {
    super("invalid_parameters", "the service refuses the parameters (422).", refused(422, facts));
  }
}

/** Undocumented, but proxies send it. */
export class RateLimited extends AssessmentApiError {
  override readonly name = "RateLimited";
  constructor(facts: StatusFacts) {
    super("rate_limited", "the service asks for fewer calls (429).", refused(429, facts));
  }
}

export class ServiceFailure extends AssessmentApiError {
  override readonly name = "ServiceFailure";
  constructor(facts: StatusFacts) {
    super("service_failure", "the service failed inside (500).", unsettled(500, facts));
  }
}

/** Undocumented, but proxies send it. */
export class Unavailable extends AssessmentApiError {
  override readonly name = "Unavailable";
  constructor(status: number, facts: StatusFacts) {
    super("unavailable", `the service is not available (${status}).`, unsettled(status, facts));
  }
}

/** A redirect is never followed: it would carry the key to another address. */
export class RedirectRefused extends AssessmentApiError {
  override readonly name = "RedirectRefused";
  constructor(status: number | undefined, facts: StatusFacts) {
    super("redirect_refused", "the service redirects, which is not followed.", unsettled(status, facts));
  }
}

export class UnexpectedStatus extends AssessmentApiError {
  override readonly name = "UnexpectedStatus";
  constructor(status: number, facts: StatusFacts) {
    super(
      "unexpected_status",
      `the service answered with an undocumented status (${status}).`,
      unsettled(status, facts),
    );
  }
}

/** No answer began. `reason` is the system's code, such as `ECONNREFUSED`. */
export class ServiceUnreachable extends AssessmentApiError {
  override readonly name = "ServiceUnreachable";
  constructor(
    readonly reason: string | undefined,
    facts: Pick<Facts, "operation" | "sent">,
  ) {
    const lost = facts.sent === "no" ? "the service can't be reached" : "the connection broke off";
    super("unreachable", reason ? `${lost} (${reason}).` : `${lost}.`, facts);
  }
}

/** `silent`: nothing arrived for that long, however much of the whole time was left. */
export class TimedOut extends AssessmentApiError {
  override readonly name = "TimedOut";
  constructor(
    readonly timeoutMs: number,
    facts: Facts,
    why: "slow" | "silent" = "slow",
  ) {
    const answer = why === "silent" ? "not a byte of the answer" : "no complete answer";
    const what = facts.sent === "no" ? "no connection" : answer;
    super("timed_out", `${what} within ${timeoutMs} ms.`, facts);
  }
}

export class Aborted extends AssessmentApiError {
  override readonly name = "Aborted";
  constructor(facts: Facts) {
    super("aborted", "the call was broken off by Shortlist.", facts);
  }
}

export type UnreadableReason =
  | "empty"
  | "cut_off"
  | "not_http"
  | "not_json"
  | "not_as_documented"
  | "too_large"
  | "too_many";

const unreadable: Record<UnreadableReason, string> = {
  empty: "the answer has no body",
  cut_off: "the answer breaks off",
  not_http: "the answer is not HTTP",
  not_json: "the answer is not JSON",
  not_as_documented: "the answer departs from the interface document",
  too_large: "the answer is larger than we accept",
  too_many: "the list has more entries than we accept",
};

/** A successful answer that can't be used. A create may well have been carried out. */
export class UnreadableResponse extends AssessmentApiError {
  override readonly name = "UnreadableResponse";
  constructor(
    readonly reason: UnreadableReason,
    facts: Pick<Facts, "operation" | "status">,
    readonly fields: string[] = [],
  ) {
    const where = fields.length > 0 ? ` (${fields.join(", ")})` : "";
    super("unreadable", `${unreadable[reason]}${where}.`, { ...facts, sent: "unknown" });
  }
}
