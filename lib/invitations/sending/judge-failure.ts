import { AssessmentApiError, InvalidParameters, type Sent } from "@/lib/assessment-api/errors";
import type { InvitationsTable } from "@/lib/db/invitation-tables";

export type Failure = Pick<InvitationsTable, "failure_code" | "failure_message"> & {
  state: "not_sent" | "rejected" | "unconfirmed";
  errors?: Record<string, string[]>;
  /** How long the service wants to be left alone. */
  retryAfterMs?: number;
};

const states: Record<Sent, Failure["state"]> = {
  no: "not_sent",
  answered: "rejected",
  unknown: "unconfirmed",
};

/** It may have landed, unless it never left or was refused (architecture.md, invariant 2). */
export function judgeFailure(error: unknown): Failure {
  if (!(error instanceof AssessmentApiError)) {
    return {
      state: "unconfirmed",
      failure_code: "internal",
      failure_message: "The call broke off inside Shortlist.",
    };
  }
  return {
    state: states[error.sent],
    failure_code: error.code,
    failure_message: error.message,
    errors: error instanceof InvalidParameters ? error.errors : undefined,
    retryAfterMs: error.retryAfterMs,
  };
}
