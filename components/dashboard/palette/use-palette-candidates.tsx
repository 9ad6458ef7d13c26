import { useQueries } from "@tanstack/react-query";
import { CircleCheck, CircleMinus, Clock, List } from "lucide-react";
import { useRouter } from "next/navigation";

import { useState } from "react";
import { formatLength } from "@/components/assessments/view/table-words";
import { candidateLines } from "@/components/candidate/candidate-name";
import type { PaletteGroup, PaletteItem } from "@/components/dashboard/palette/palette-items";
import { recentAssessments } from "@/components/dashboard/palette/recent-assessments";
import { useFoundCandidates } from "@/components/dashboard/palette/use-found-candidates";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { rowOf } from "@/components/rows/known-rows";
import { useListState } from "@/components/rows/use-list-state";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { refuseOffline } from "@/components/ui/behaviour/load-part";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons = {
  pending: <Clock aria-hidden="true" className="text-pending!" />,
  recommended: <CircleCheck aria-hidden="true" className="text-recommended!" />,
  not_recommended: <CircleMinus aria-hidden="true" className="text-declined!" />,
} as const;

/** The assessments opened last, or those that fit the text. */
export function usePaletteCandidates(written: string) {
  const texts = useTexts();
  const { t } = texts;
  const router = useRouter();
  const personId = usePersonId();
  const [recentIds] = useState(() => recentAssessments(personId));
  const known = useQueries({
    queries: recentIds.map((id) => ({ ...assessmentQuery(id), refetchOnMount: true })),
    combine: (answers) => recentIds.filter((_, at) => answers[at]?.data !== undefined),
  });
  const held = useListState();
  const recent = known.flatMap((id) => rowOf(held, id) ?? []);
  const { rows, found, isSettled, hasFailed = false } = useFoundCandidates(written);

  const itemOf = (row: AssessmentView): PaletteItem => {
    const { name, below } = candidateLines(row, t);
    // What is cut at the end of a narrow line is the status, which the icon has, too.
    const aside = [row.archivedAt && t("archive.mark"), row.interview?.name, t(`status.${row.status}`)]
      .filter(Boolean)
      .join(" · ");
    return {
      id: `assessment ${row.id}`,
      label: name,
      below,
      aside,
      icon: icons[row.status],
      isFound: true,
      run: () => refuseOffline() || router.push(`/assessments/${row.id}`),
    };
  };
  const isWritten = written.trim() !== "";
  const inTable = (label: string, search?: { archived: "with" }): PaletteItem => ({
    id: "all",
    label,
    icon: <List aria-hidden="true" />,
    run: () =>
      router.push(`/assessments?${new URLSearchParams({ queue: "all", q: written.trim(), ...search })}`),
  });
  const hasMore = found !== undefined && found.total > found.assessments.length;
  const group: PaletteGroup = {
    id: "candidates",
    label: t(isWritten ? "palette.candidates" : "palette.recent"),
    items: (isWritten ? rows : recent).map(itemOf),
    ...(hasMore && {
      last: inTable(
        t("palette.showAll", {
          count: formatLength({ count: found.total, isExact: found.totalIsExact }, texts),
        }),
        { archived: "with" },
      ),
    }),
  };
  return { group, inTable, isSettled, hasFailed };
}
