import { AssessmentApiError, InvalidParameters, type Sent } from "@/lib/assessment-api/errors";
import type { InvitationsTable } from "@/lib/db/types";

/** How a create that brought no assessment ends, for the store. */
export type Failure = Pick<InvitationsTable, "failure_code" | "failure_message"> & {
  state: "not_sent" | "rejected" | "unconfirmed";
  /** The service's 422 texts by parameter. */
  errors?: Record<string, string[]>;
};

const states: Record<Sent, Failure["state"]> = {
  no: "not_sent",
  answered: "rejected",
  unknown: "unconfirmed",
};

/**
 * What an error of the create call says about the invitation (architecture.md, invariant 2): *not sent*
 * when it never left, *rejected* when the service refused it, *unconfirmed* in every other case.
 */
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
  };
}
