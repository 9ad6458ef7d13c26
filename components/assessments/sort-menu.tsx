"use client";

import { ArrowDownUp } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/select-menu";
import type { AssessmentQuery } from "@/lib/assessments/schema";

const sorts = [
  { value: "-created", name: "newest" },
  { value: "created", name: "oldest" },
  { value: "candidate", name: "candidate" },
  { value: "interview", name: "interview" },
  { value: "status", name: "status" },
] as const satisfies { value: AssessmentQuery["sort"]; name: string }[];

/** Sorting where the table's heads don't fit. */
export function SortMenu({
  sort,
  onSort,
}: {
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
}) {
  const { t } = useTexts();
  const options = sorts.map(({ value, name }) => ({
    value: value as AssessmentQuery["sort"],
    label: t(`table.sorts.${name}`),
  }));
  const value = options.some((option) => option.value === sort) ? sort : "-created";
  return (
    <SelectMenu
      label={t("table.sort")}
      options={options}
      value={value}
      onValueChange={onSort}
      icon={<ArrowDownUp aria-hidden="true" className="max-sm:hidden" />}
      className="@3xl:hidden"
    />
  );
}
