import type { InvitationsTable } from "@/lib/db/types";
import { neverCalled, neverLeft, pendingThere } from "@/lib/invitations/failure-codes";
import { fieldErrors } from "@/lib/invitations/field-errors";

type Failed = Pick<InvitationsTable, "failure_code" | "failure_errors">;

/**
 * What the service found wrong with the last call, by the form's fields (interface document, section 7);
 * undefined when it named nothing. That the candidate has a pending one already, after an earlier call that
 * may have landed, is no refusal.
 */
export const lastRefusal = (row: Failed): Record<string, string[]> | undefined =>
  row.failure_errors && row.failure_code !== pendingThere
    ? fieldErrors(JSON.parse(row.failure_errors) as Record<string, string[]>)
    : undefined;

/** Whether the last attempt to send it again ended before the service was called. */
export const isUncalled = ({ failure_code }: Failed): boolean =>
  failure_code === neverLeft || failure_code === neverCalled;
