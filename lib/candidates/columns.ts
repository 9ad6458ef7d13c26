import type { z } from "zod";
import type { candidateInputSchema, candidateViewSchema } from "@/lib/candidates/schema";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { httpUrl } from "@/lib/http-url";

type CandidateInput = z.infer<typeof candidateInputSchema>;
type CandidateView = z.infer<typeof candidateViewSchema>;

export type CandidateColumns = Pick<
  InvitationsTable,
  "email" | "first_name" | "last_name" | "phone_number" | "external_id" | "resume_url"
>;

export const noCandidate = {
  email: null,
  first_name: null,
  last_name: null,
  phone_number: null,
  external_id: null,
  resume_url: null,
} as const satisfies Record<keyof CandidateColumns, null>;

export const candidateColumns = (candidate: CandidateInput): CandidateColumns => ({
  email: candidate.email,
  first_name: candidate.firstName ?? null,
  last_name: candidate.lastName ?? null,
  phone_number: candidate.phoneNumber ?? null,
  external_id: candidate.externalId ?? null,
  resume_url: candidate.resumeUrl ?? null,
});

/** A row's candidate, as typed. */
export const candidateOf = (row: CandidateColumns): CandidateInput => ({
  email: row.email,
  firstName: row.first_name ?? undefined,
  lastName: row.last_name ?? undefined,
  phoneNumber: row.phone_number ?? undefined,
  externalId: row.external_id ?? undefined,
  resumeUrl: row.resume_url ?? undefined,
});

/** A row's candidate for a reader, with a résumé only if its link is http(s). Undefined for an unclaimed row. */
export function candidateView(row: CandidateColumns): CandidateView;
export function candidateView(row: Pick<AssessmentsTable, keyof CandidateColumns>): CandidateView | undefined;
export function candidateView(
  row: Pick<AssessmentsTable, keyof CandidateColumns>,
): CandidateView | undefined {
  return row.email === null
    ? undefined
    : { ...candidateOf({ ...row, email: row.email }), resumeUrl: httpUrl(row.resume_url) };
}
