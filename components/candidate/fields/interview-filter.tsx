"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ClipboardList } from "lucide-react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";

const every = "";

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
        <Button className="min-w-0 shrink justify-between @max-3xl:flex-1 @3xl:max-w-56">
          <ClipboardList aria-hidden="true" className="@max-xl:hidden" />
          <span className="truncate @max-3xl:mr-auto">
            {known?.label ?? t("table.interviewNumber", { id: String(interview) })}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    />
  );
}
