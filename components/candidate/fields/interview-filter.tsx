"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronDown, ClipboardList } from "lucide-react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { ComboboxOption } from "@/components/ui/fields/combobox-option";

const every = "";

/** Stands among interview ids for assessments whose interview isn’t known. */
const unknownId = 0;

/** Filters by several interviews, including *not known*. */
export function InterviewsFilter({
  interviews,
  onChange,
}: {
  interviews: number[] | null;
  onChange: (interviews: number[] | null) => void;
}) {
  const { t } = useTexts();
  const options = useOptions();
  const all = [...options, { value: String(unknownId), label: t("table.withoutInterview") }];
  const chosen = (interviews ?? []).map(String);
  const [first] = chosen;
  const named =
    all.find(({ value }) => value === first)?.label ?? t("table.interviewNumber", { id: first ?? "" });
  return (
    <Combobox
      label={t("table.filterInterview")}
      searchPlaceholder={t("table.searchInterviews")}
      options={all}
      value={null}
      several={{
        values: chosen,
        onChange: (values) =>
          onChange(values.length === 0 ? null : values.map(Number).sort((one, other) => one - other)),
        clear: t("table.allInterviews"),
      }}
      onValueChange={() => undefined}
      trigger={
        <Face>
          {chosen.length === 0
            ? t("table.allInterviews")
            : chosen.length === 1
              ? named
              : t("table.interviewsChosen", { count: chosen.length })}
        </Face>
      }
    />
  );
}

export function InterviewFilter({
  interview,
  onChange,
}: {
  interview: number | null;
  onChange: (interview: number | null) => void;
}) {
  const { t } = useTexts();
  const options = useOptions();
  const all = [{ value: every, label: t("table.allInterviews") }, ...options];
  const known = all.find((option) => option.value === String(interview ?? every));
  return (
    <Combobox
      label={t("table.filterInterview")}
      searchPlaceholder={t("table.searchInterviews")}
      options={all}
      value={String(interview ?? every)}
      onValueChange={(value) => onChange(value ? Number(value) : null)}
      trigger={<Face>{known?.label ?? t("table.interviewNumber", { id: String(interview) })}</Face>}
    />
  );
}

function useOptions(): ComboboxOption[] {
  const { t } = useTexts();
  const { data } = useQuery(interviewsQuery());
  return (data?.interviews ?? []).map(({ id, name, retired }) => ({
    value: String(id),
    label: name,
    detail: retired ? t("table.retired") : undefined,
  }));
}

function Face({ children, ...button }: ButtonProps) {
  return (
    <Button {...button} className="min-w-0 shrink justify-between @max-3xl:flex-1 @3xl:max-w-56">
      <ClipboardList aria-hidden="true" className="@max-xl:hidden" />
      <span className="truncate @max-3xl:mr-auto">{children}</span>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
