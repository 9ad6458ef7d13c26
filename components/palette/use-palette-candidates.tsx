import { useQueries } from "@tanstack/react-query";
import { CircleCheck, CircleMinus, Clock, List } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { candidateLines } from "@/components/assessments/candidate-name";
import { formatLength } from "@/components/assessments/table-words";
import { usePersonId } from "@/components/layout/person-id";
import type { PaletteGroup, PaletteItem } from "@/components/palette/palette-items";
import { recentAssessments } from "@/components/palette/recent-assessments";
import { useFoundCandidates } from "@/components/palette/use-found-candidates";
import { assessmentQuery } from "@/components/query/assessment-query";
import { useTexts } from "@/components/texts/texts-provider";
import type { AssessmentView } from "@/lib/assessments/schema";

const icons = {
  pending: <Clock aria-hidden="true" className="text-pending!" />,
  recommended: <CircleCheck aria-hidden="true" className="text-recommended!" />,
  not_recommended: <CircleMinus aria-hidden="true" className="text-declined!" />,
} as const;

/** Assessments as the palette lists them: those opened last, or those that fit what is written. */
export function usePaletteCandidates(written: string) {
  const texts = useTexts();
  const { t } = texts;
  const router = useRouter();
  const personId = usePersonId();
  const [recentIds] = useState(() => recentAssessments(personId));
  const recent = useQueries({
    queries: recentIds.map((id) => ({ ...assessmentQuery(id), refetchOnMount: true })),
    combine: (answers) => answers.flatMap(({ data }) => data?.assessment ?? []),
  });
  const { rows, found, isSettled, hasFailed = false } = useFoundCandidates(written);

  const itemOf = (row: AssessmentView): PaletteItem => {
    const { name, below } = candidateLines(row, t);
    const aside = [row.interview?.name, t(`status.${row.status}`)].filter(Boolean).join(" · ");
    return {
      id: `assessment ${row.id}`,
      label: name,
      below,
      aside,
      icon: icons[row.status],
      run: () => router.push(`/assessments/${row.id}`),
    };
  };
  const isWritten = written.trim() !== "";
  const items = (isWritten ? rows : recent).map(itemOf);
  if (found && found.total > found.assessments.length) {
    const count = formatLength({ count: found.total, isExact: found.totalIsExact }, texts);
    items.push({
      id: "all",
      label: t("palette.showAll", { count }),
      icon: <List aria-hidden="true" />,
      run: () => router.push(`/assessments?q=${encodeURIComponent(written.trim())}`),
    });
  }
  const label = t(isWritten ? "palette.candidates" : "palette.recent");
  const groups: PaletteGroup[] = items.length > 0 ? [{ id: "candidates", label, items }] : [];
  return { groups, isSettled, hasFailed };
}
