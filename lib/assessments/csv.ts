import type { AssessmentView, DecisionValue } from "@/lib/assessments/schema";
import { type Column, headerOf, linesOf } from "@/lib/csv";

const words: Record<AssessmentView["status"], string> = {
  pending: "",
  recommended: "Recommended",
  not_recommended: "Not recommended",
};

const identities: Record<AssessmentView["identity"], string> = {
  invited_here: "Invited here",
  learned: "Learned from the service",
  claimed: "Claimed",
  probable: "Probable",
  unclaimed: "Unclaimed",
  erased: "Erased candidate",
};

const decided: Record<DecisionValue, string> = {
  undecided: "",
  advance: "Advance",
  hold: "Hold",
  reject: "Reject",
};

const columns: Column<AssessmentView>[] = [
  ["Assessment id", (view) => view.id],
  ["Status", (view) => (view.status === "pending" ? "Pending" : "Completed")],
  ["Recommendation", (view) => words[view.status]],
  ["First name", (view) => view.candidate?.firstName],
  ["Last name", (view) => view.candidate?.lastName],
  ["E-mail", (view) => view.candidate?.email],
  ["Phone number", (view) => view.candidate?.phoneNumber],
  ["External id", (view) => view.candidate?.externalId],
  ["Interview", (view) => view.interview?.name],
  ["Created (UTC)", (view) => (view.isUndated ? undefined : view.createdAt)],
  ["Completed after (UTC)", (view) => view.completedBetween?.after],
  ["Completed before (UTC)", (view) => view.completedBetween?.before],
  ["Detail", (view) => view.detail],
  ["Application link", (view) => view.applicationUrl],
  ["Report link", (view) => view.reportUrl],
  ["Invited by", (view) => view.invitedBy],
  ["Identity", (view) => (view.isBlind ? "Hidden: blind review" : identities[view.identity])],
  ["Gone since (UTC)", (view) => view.goneSince],
  ["Decision", (view) => decided[view.decision?.value ?? "undecided"]],
  ["Decided by", (view) => view.decision?.by],
  ["Decided (UTC)", (view) => view.decision?.at],
  ["Notes", (view) => view.noteCount],
  ["Link last copied or handed over (UTC)", (view) => view.lastLinkCopiedAt],
  ["Archived (UTC)", (view) => view.archivedAt],
  ["Last contacted (UTC)", (view) => view.lastContact?.at],
  ["Contacted by", (view) => view.lastContact?.by],
  ["Owner", (view) => view.assignee?.name],
  ["Reason", (view) => reasonOf(view)],
];

function reasonOf({ decision }: AssessmentView): string {
  const { label, words } = decision?.reason ?? {};
  return [label, words].filter(Boolean).join(": ");
}

export const csvHeader = (): string => headerOf(columns);

export const csvLines = (views: AssessmentView[]): string => linesOf(columns, views);
