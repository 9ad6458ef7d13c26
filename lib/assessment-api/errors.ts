/** The four calls of the interface document, section 4. */
export type Operation = "listInterviews" | "listAssessments" | "getAssessment" | "createAssessment";

/**
 * What is known of the request when a call fails; what a caller who creates must go by
 * (architecture.md, invariant 2).
 * - `no`: it never left: refused, DNS, TLS, a connection that never came about. Nothing can have landed.
 * - `answered`: the service refused it with 400, 401, 403, 404, 422 or 429. Nothing was made.
 * - `unknown`: everything else: time-out or reset after connecting, 5xx, redirect, an answer that can't be
 *   read, our own abort. It may have landed.
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

/** The facts of an error that a status alone decides. `retryAfterMs`: the answer's `Retry-After`. */
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

/**
 * Everything the client throws for what the network or the service does. It carries no URL, no body and no
 * `cause`: the key stands in URLs and bodies, and whoever logs an error logs all of it.
 */
export class AssessmentApiError extends Error {
  override readonly name: string = "AssessmentApiError";
  readonly operation: Operation;
  readonly sent: Sent;
  /** HTTP status, where there was an answer. */
  readonly status?: number;
  /** How long the service asks us to stay away, in milliseconds. */
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

/** 422: `errors` has the service's texts by parameter name; empty when its body is not the documented one. */
export class InvalidParameters extends AssessmentApiError {
  override readonly name = "InvalidParameters";
  constructor(
    readonly errors: Record<string, string[]>,
    facts: StatusFacts,
  ) {
    super("invalid_parameters", "the service refuses the parameters (422).", refused(422, facts));
  }
}

/** 429: undocumented, but what stands before a service sends it. */
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

/** Every other 5xx: undocumented, sent by what stands before a service. */
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

/** A status that the document does not have. */
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

/** No answer began. `reason` is the system's code, such as `ECONNREFUSED`, where there is one. */
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

/** The caller's own signal ended the call. */
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

/** A successful answer that can't be used. For a create: the assessment may well have been made. */
export class UnreadableResponse extends AssessmentApiError {
  override readonly name = "UnreadableResponse";
  constructor(
    readonly reason: UnreadableReason,
    facts: Pick<Facts, "operation" | "status">,
    /** The fields that depart, as the document names them. */
    readonly fields: string[] = [],
  ) {
    const where = fields.length > 0 ? ` (${fields.join(", ")})` : "";
    super("unreadable", `${unreadable[reason]}${where}.`, { ...facts, sent: "unknown" });
  }
}
