import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { neverCalled, neverLeft, pendingThere } from "@/lib/invitations/state/failure-codes";
import { fieldErrors } from "@/lib/invitations/view/field-errors";

type Failed = Pick<InvitationsTable, "failure_code" | "failure_errors">;

/** By form field (assessment-service.md, section 7), without a refusal that an earlier call caused. */
export const lastRefusal = (row: Failed): Record<string, string[]> | undefined =>
  row.failure_errors && row.failure_code !== pendingThere
    ? fieldErrors(JSON.parse(row.failure_errors) as Record<string, string[]>)
    : undefined;

export const isUncalled = ({ failure_code }: Failed): boolean =>
  failure_code === neverLeft || failure_code === neverCalled;
