import { candidateLines } from "@/components/assessments/candidate-name";
import type { AssessmentView } from "@/lib/assessments/schema";
import type { Texts, Translator } from "@/lib/i18n/texts";

/** What a person can see of a row: a copied link raises the version too, but changes nothing here. */
const visible = ({ version: _, ...row }: AssessmentView): string => JSON.stringify(row);

/** The rows that look different than before, by their version. New rows are no change. */
export function changedRows(before: AssessmentView[], after: AssessmentView[]): AssessmentView[] {
  const old = new Map(before.map((row) => [row.id, row]));
  return after.filter((row) => {
    const was = old.get(row.id);
    return was !== undefined && was.version !== row.version && visible(was) !== visible(row);
  });
}

/** A row as it was and as it is. */
export type Change = { before: AssessmentView; now: AssessmentView };

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

/** What completes is told on every screen (completion-notices.tsx), and needn't be said twice. */
export const isCompletion = ({ before, now }: Change): boolean =>
  before.status === "pending" && now.status !== "pending";

/** Names arrive by the hundred: they stand there, and that all of them do is said once (identifying-line.tsx). */
export const isIdentification = ({ before, now }: Change): boolean =>
  before.status === now.status &&
  before.identification !== undefined &&
  before.identification !== now.identification;

/** The summary for a screen reader; empty when there is nothing to say. */
export function describeChanges(changes: readonly Change[], { t, number }: Texts): string {
  const [only, ...others] = changes;
  if (!only) return "";
  return others.length === 0
    ? describeChange(only, t)
    : t("table.changedMany", { count: number(changes.length) });
}

/** What is said of rows that came and wait. */
export const describeFresh = (fresh: number, t: Translator): string =>
  fresh > 0 ? t("table.freshRows", { count: fresh }) : "";
