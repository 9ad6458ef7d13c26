import type { AssessmentView } from "@/lib/assessments/schema";
import type { Translator } from "@/lib/i18n/texts";

type Oddity = NonNullable<AssessmentView["oddities"]>[number];
type OtherField = Exclude<Oddity["field"], "completed" | "recommended" | "created_at" | "detail">;

export function oddSentence(oddity: Oddity, assessment: AssessmentView, t: Translator): string {
  return [sentenceOf(oddity, assessment, t), placeOf(oddity, assessment, t)].filter(Boolean).join(" ");
}

function sentenceOf({ field, reason }: Oddity, { isUndated }: AssessmentView, t: Translator): string {
  if (field === "detail") return t(`odd.detail.${detailReason(reason)}`);
  const name = t(`odd.fields.${field}`);
  if (reason === "too_long") return t("odd.tooLong", { field: name });
  if (reason === "carries_key") return t("odd.carriesKey", { field: name });
  switch (field) {
    case "completed":
      return t("odd.completed");
    case "recommended":
      return t(reason === "contradicts" ? "odd.contradicts" : "odd.recommended");
    case "created_at":
      return t(isUndated ? "odd.undated" : "odd.createdAt");
    default:
      return t(otherSentence(field, reason));
  }
}

/** A detail can’t contradict anything, and comes once. */
const detailReason = (reason: Oddity["reason"]) =>
  reason === "contradicts" || reason === "twice" ? "unusable" : reason;

function otherSentence(field: OtherField, reason: Oddity["reason"]) {
  const isNamed = field === "application_url" || field === "url";
  return reason === "missing" && isNamed
    ? (`odd.missing.${field}` as const)
    : (`odd.unusable.${field}` as const);
}

function placeOf({ field }: Oddity, assessment: AssessmentView, t: Translator): string | undefined {
  if (field === "application_url" && assessment.applicationUrl) return t("odd.linkBefore");
  if (field === "completed" || (field === "recommended" && assessment.untold)) {
    return t(assessment.status === "pending" ? "odd.pendingMeanwhile" : "odd.statusBefore");
  }
  return undefined;
}
