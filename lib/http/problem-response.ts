import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { type Problem, ProblemError } from "@/lib/errors";
import { log } from "@/lib/log";

function problemResponse(
  { status, code, message, reason, params, errors, headers, extra }: Problem,
  requestId: string,
): Response {
  const body = {
    type: "about:blank",
    title: STATUS_CODES[status] ?? "Error",
    status,
    code,
    reason,
    params,
    detail: message,
    requestId,
    errors,
    ...extra,
  };
  return Response.json(body, { status, headers: { ...headers, "content-type": "application/problem+json" } });
}

/** A refusal without a session or the store. */
export function problemAnswer({ problem }: ProblemError): Response {
  const requestId = randomUUID();
  const answer = problemResponse(problem, requestId);
  answer.headers.set("cache-control", "private, no-store");
  answer.headers.set("x-request-id", requestId);
  return answer;
}

/** A ProblemError's own answer. Anything else is a plain 500, and its cause is logged under the request's id. */
export function errorResponse(error: unknown, requestId: string): Response {
  if (error instanceof ProblemError) {
    if (error.cause) log().warn({ err: error, requestId }, "a request was refused");
    return problemResponse(error.problem, requestId);
  }
  log().error({ err: error, requestId }, "a request failed");
  const message = "Something went wrong on our side. The log has the cause under this ID.";
  return problemResponse({ status: 500, code: "internal", message }, requestId);
}
