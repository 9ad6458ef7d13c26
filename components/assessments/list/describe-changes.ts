import { candidateLines } from "@/components/candidate/candidate-name";
import type { Change } from "@/components/rows/row-changes";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Texts, Translator } from "@/lib/i18n/texts";

const decisionOf = ({ decision }: AssessmentView) => decision?.value ?? "undecided";

function whatChanged({ before, now }: Change, t: Translator): string {
  if (now.status !== before.status) return t(`statusInSentence.${now.status}`);
  if ((now.archivedAt === undefined) !== (before.archivedAt === undefined))
    return t(now.archivedAt ? "table.changedTo.archived" : "table.changedTo.broughtBack");
  if (decisionOf(now) !== decisionOf(before)) return t(`table.decisions.${decisionOf(now)}`);
  return t("table.changedTo.other");
}

function describeChange(change: Change, t: Translator): string {
  const { name, known } = candidateLines(change.now, t);
  return known ? t("table.changedOne", { name, status: whatChanged(change, t) }) : t("table.changedUnknown");
}

/** The announcement for a screen reader; empty when there is nothing to say. */
export function describeChanges(changes: readonly Change[], { t, number }: Texts): string {
  const [only, ...others] = changes;
  if (!only) return "";
  return others.length === 0
    ? describeChange(only, t)
    : t("table.changedMany", { count: number(changes.length) });
}

export const describeFresh = (fresh: number, t: Translator): string =>
  fresh > 0 ? t("table.freshRows", { count: fresh }) : "";
