"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ClipboardList } from "lucide-react";
import { interviewsQuery } from "@/components/query/interviews-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox, type ComboboxOption } from "@/components/ui/combobox";

const every = "";

/** Narrows the table to one interview. */
export function InterviewFilter({
  interview,
  onChange,
}: {
  interview: number | null;
  onChange: (interview: number | null) => void;
}) {
  const { t } = useTexts();
  const { data } = useQuery(interviewsQuery());
  const options: ComboboxOption[] = [
    { value: every, label: t("table.allInterviews") },
    ...(data?.interviews ?? []).map(({ id, name, retired }) => ({
      value: String(id),
      label: name,
      detail: retired ? t("table.retired") : undefined,
    })),
  ];
  const known = options.find((option) => option.value === String(interview ?? every));
  return (
    <Combobox
      label={t("table.filterInterview")}
      searchPlaceholder={t("table.searchInterviews")}
      options={options}
      value={String(interview ?? every)}
      onValueChange={(value) => onChange(value ? Number(value) : null)}
      trigger={
        <Button className="max-w-56">
          <ClipboardList aria-hidden="true" className="max-sm:hidden" />
          <span className="truncate">
            {known?.label ?? t("table.interviewNumber", { id: String(interview) })}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
