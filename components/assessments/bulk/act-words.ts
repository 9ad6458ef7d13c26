import type { ShownAct } from "@/components/assessments/list/shown-acts";
import { candidateLines } from "@/components/candidate/candidate-name";
import type { Texts } from "@/lib/i18n/texts";

/** As many as a notice has room for. */
const namedRefusals = 3;

/** What an act came to. @returns undefined if it changed nothing. */
export function wordsOf({ rows, state, act }: ShownAct, { t }: Texts): string | undefined {
  const [only] = rows;
  if (!only) return undefined;
  const named = { count: rows.length, name: candidateLines(only, t).name };
  const hasFailed = state === "failed";
  switch (act.kind) {
    case "decide":
      if (hasFailed) return t("deciding.failed", named);
      return [t(`deciding.done.${act.decision}`, named), act.reason && t("deciding.reasonSaved")]
        .filter(Boolean)
        .join(" ");
    case "assign":
      if (hasFailed) return t("assigning.failed", named);
      return act.assignee
        ? t("assigning.done", { ...named, assignee: act.assignee.name ?? t("common.somebody") })
        : t("assigning.cleared", named);
    case "archive":
      if (hasFailed) return t(act.archived ? "archive.archiveFailed" : "archive.bringBackFailed", named);
      return t(act.archived ? "archive.archived" : "archive.broughtBack", named);
    default:
      return act satisfies never;
  }
}

/** Whose rows were left as they are, and why. */
export function refusalWords(shown: ShownAct, { t }: Texts): string[] {
  const refused = shown.state === "done" ? shown.refused : [];
  const named = refused.slice(0, namedRefusals).map(({ row, why }) => {
    const { name } = candidateLines(row, t);
    switch (why.outcome) {
      case "unknown":
        return t("deciding.unknown", { name });
      case "assigned_here":
        return why.assignee
          ? t("assigning.assignedHere", { name, by: why.by, assignee: why.assignee.name })
          : t("assigning.clearedHere", { name, by: why.by });
      case "decided_here":
        return t("deciding.decidedHere", { name, by: why.by, decision: t(`team.options.${why.decision}`) });
      default:
        return why satisfies never;
    }
  });
  const more = refused.length - named.length;
  return more > 0 ? [...named, t("deciding.more", { count: more })] : named;
}
