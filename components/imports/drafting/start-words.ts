import { columnName } from "@/components/imports/drafting/column-words";
import type { DraftState } from "@/components/imports/drafting/draft-state";
import type { Sorted } from "@/components/imports/drafting/sort-draft";
import type { Texts } from "@/lib/i18n/texts";

const leftOut = ["faulty", "double", "known", "skipped"] as const;

/** What starting will do, besides inviting those that are ready. */
export function startMeans(
  state: DraftState,
  { counts, checks, byLine, unusual }: Sorted,
  texts: Texts,
): string[] {
  const { t, number, list } = texts;
  const known = [...byLine.values()].filter(({ kind, double }) => kind === "double" && double).length;
  const countOf = { ...counts, known, double: counts.double - known };
  const without = leftOut.flatMap((kind) => {
    const count = countOf[kind];
    return count > 0 ? [t(`imports.draft.leftOut.${kind}`, { count, shown: number(count) })] : [];
  });
  const slips = [...checks].filter(([line, { typo }]) => typo && byLine.get(line)?.kind === "ready").length;
  const column = state.columns.kinds.indexOf("suppress");
  const mails =
    column >= 0
      ? t("imports.draft.mailsSome", { column: columnName(state.columns, column, t) })
      : t(state.suppress ? "imports.draft.mailsNobody" : "imports.draft.mails");
  return [
    ...(slips > 0 ? [t("imports.draft.lookMistyped", { count: slips, shown: number(slips) })] : []),
    ...(unusual.length > 0
      ? [t("imports.draft.lookUnusual", { count: unusual.length, shown: number(unusual.length) })]
      : []),
    ...(without.length > 0 ? [t("imports.draft.leftOut.all", { list: list(without) })] : []),
    // No e-mails are sent when only existing links are collected.
    ...(counts.ready > 0 ? [mails] : []),
  ];
}

/** Why it can’t be started yet: what is missing first. */
export function whyNotYet({ missing, counts, byLine }: Sorted, { t }: Pick<Texts, "t">): string | undefined {
  if (missing.email) return t("imports.draft.emailFirst");
  if (missing.interview) return t("imports.draft.chooseFirst");
  return counts.ready + pendingOf(byLine) === 0 ? t("imports.draft.nobody") : undefined;
}

/** Candidates whose links are there already: an import without anybody to invite still brings those together. */
const pendingOf = (byLine: Sorted["byLine"]): number =>
  [...byLine.values()].filter(({ kind, double }) => kind === "double" && double?.kind === "pending").length;

/** What the button does, in figures; before that, what is missing. */
export function startLabel({ missing, counts: { ready }, byLine }: Sorted, { t, number }: Texts): string {
  if (missing.email) return t("imports.draft.lacksEmail");
  if (missing.interview) return t("imports.draft.lacksInterview");
  const pending = pendingOf(byLine);
  return ready === 0 && pending > 0
    ? t("imports.draft.collect", { count: pending, shown: number(pending) })
    : t("imports.draft.start", { count: ready, shown: number(ready) });
}
