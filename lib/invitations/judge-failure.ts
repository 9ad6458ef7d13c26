import { AssessmentApiError, InvalidParameters } from "@/lib/assessment-api/errors";
import type { InvitationsTable } from "@/lib/db/types";

/** How a create that brought no assessment ends, for the store. */
export type Failure = Pick<InvitationsTable, "failure_code" | "failure_message"> & {
  state: "not_sent" | "rejected" | "unconfirmed";
  errors?: Record<string, string[]>;
};

/** The documented refusals, and the one undocumented status that says the same: nothing was made. */
const refusals = new Set([400, 401, 403, 404, 422, 429]);

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
  const failure = { failure_code: error.code, failure_message: error.message };
  if (error.sent === "no") return { ...failure, state: "not_sent" };
  if (error.status !== undefined && refusals.has(error.status)) {
    return {
      ...failure,
      state: "rejected",
      errors: error instanceof InvalidParameters ? error.errors : undefined,
    };
  }
  return { ...failure, state: "unconfirmed" };
}
