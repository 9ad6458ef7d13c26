"use client";

import { ArrowDownUp } from "lucide-react";
import { SelectMenu } from "@/components/ui/select-menu";
import type { AssessmentQuery } from "@/lib/assessments/schema";

const options: { value: AssessmentQuery["sort"]; label: string }[] = [
  { value: "-created", label: "Newest first" },
  { value: "created", label: "Oldest first" },
  { value: "candidate", label: "By candidate" },
  { value: "interview", label: "By interview" },
  { value: "status", label: "By status" },
];

/** Sorting where the table's heads don't fit. */
export function SortMenu({
  sort,
  onSort,
}: {
  sort: AssessmentQuery["sort"];
  onSort: (sort: AssessmentQuery["sort"]) => void;
}) {
  const value = options.some((option) => option.value === sort) ? sort : "-created";
  return (
    <SelectMenu
      label="Sort"
      options={options}
      value={value}
      onValueChange={onSort}
      icon={<ArrowDownUp aria-hidden="true" className="max-sm:hidden" />}
      className="@3xl:hidden"
    />
  );
}
