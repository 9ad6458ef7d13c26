import { z } from "zod";
import { readOddities, untoldState } from "@/lib/assessment-api/oddities";
import { readReason } from "@/lib/assessments/decision-reason";
import { identificationOf } from "@/lib/assessments/identification";
import type { AssessmentView } from "@/lib/assessments/schema";
import { candidateView } from "@/lib/candidates/columns";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { Flag } from "@/lib/db/column-types";
import type { NameOrder } from "@/lib/full-name";
import { httpUrl } from "@/lib/http-url";
import type { Role } from "@/lib/roles";
import { hasRole } from "@/lib/roles";

export type AssessmentRow = AssessmentsTable & {
  interview_name: string | null;
  invited_by_name: string | null;
  assignee_disabled_at: string | null;
  /** The candidate of this address; null if unclaimed. */
  candidate_id: number | null;
  name_order: NameOrder | null;
  /** The reader isn’t to learn who the candidate is. */
  is_blind: Flag;
};

const given = <T>(value: T | null): T | undefined => value ?? undefined;

const overruledClaim = z.object({ email: z.string(), by: z.string().optional() });

const overruled = (json: string | null) =>
  json === null ? undefined : overruledClaim.parse(JSON.parse(json));

function knownCandidate(row: AssessmentRow): AssessmentView["candidate"] {
  const candidate = candidateView(row);
  return candidate && { ...candidate, id: given(row.candidate_id), nameOrder: given(row.name_order) };
}

/** The rule of `contactedAt` in the store. */
function lastContactOf(row: AssessmentRow): AssessmentView["lastContact"] {
  const { last_contacted_at: at, last_contacted_by_name: by } = row;
  if (at !== null) return { at, by: given(by), how: "member" };
  return row.identity === "invited_here" && row.email_suppressed === 0
    ? { at: row.created_at, by: given(row.invited_by_name), how: "service" }
    : undefined;
}

/** One assessment for its reader: only http(s) links, and no application link for viewers. */
export function assessmentView(row: AssessmentRow, reader: { role: Role }): AssessmentView {
  const listed = readOddities(row.oddities);
  const oddities = [...listed, ...readOddities(row.read_oddities)];
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at,
    isUndated: row.is_undated === 1 || undefined,
    untold: untoldState(listed),
    oddities: oddities.length > 0 ? oddities : undefined,
    applicationUrl: hasRole(reader, "recruiter") ? httpUrl(row.application_url) : undefined,
    reportUrl: httpUrl(row.report_url),
    detail: given(row.detail),
    interview:
      row.interview_id === null
        ? undefined
        : { id: row.interview_id, name: row.interview_name ?? `Interview ${row.interview_id}` },
    candidate: knownCandidate(row),
    identity: row.erased_at === null ? row.identity : "erased",
    isBlind: row.is_blind === 1 || undefined,
    identification: identificationOf(row),
    invitedBy: given(row.invited_by_name),
    inviterId: given(row.invited_by),
    importId: given(row.import_id),
    decision:
      row.decided_at === null
        ? undefined
        : {
            value: row.decision ?? "undecided",
            by: given(row.decided_by_name),
            at: row.decided_at,
            reason: readReason(row.decision_reason),
          },
    assignee:
      row.assignee_id === null
        ? undefined
        : {
            id: row.assignee_id,
            name: given(row.assignee_name),
            isDisabled: row.assignee_disabled_at !== null || undefined,
          },
    noteCount: row.note_count,
    archivedAt: given(row.archived_at),
    lastLinkCopiedAt: given(row.last_link_copied_at),
    lastContact: lastContactOf(row),
    completedBetween: row.completed_before
      ? { after: given(row.completed_after), before: row.completed_before }
      : undefined,
    claim:
      row.identity === "claimed" && row.claimed_at !== null
        ? {
            by: given(row.claimed_by_name),
            at: row.claimed_at,
            isConfirmed: row.identity_read_at !== null,
          }
        : undefined,
    overruledClaim: overruled(row.overruled_claim),
    goneSince: given(row.gone_at),
    version: row.version,
    firstSeenVersion: row.first_seen_version,
  };
}
