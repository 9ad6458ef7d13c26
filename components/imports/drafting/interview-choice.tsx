"use client";

import { useQuery } from "@tanstack/react-query";
import { interviewOptions } from "@/components/candidate/fields/interview-options";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Combobox } from "@/components/ui/fields/combobox";
import type { FieldControl } from "@/components/ui/fields/field";

/** The form’s own chooser. */
export function InterviewChoice({
  label,
  recent = [],
  value,
  onChoose,
  control,
}: {
  label: string;
  /** Ids, the latest first. */
  recent?: number[];
  value: number | undefined;
  onChoose: (id: number | undefined) => void;
  control?: FieldControl;
}) {
  const { t } = useTexts();
  const { data } = useQuery(interviewsQuery());
  const options = interviewOptions(data?.interviews ?? [], recent, {
    recent: t("invite.recentInterviews"),
    others: t("invite.otherInterviews"),
  });
  return (
    <Combobox
      {...control}
      label={label}
      placeholder={t("invite.chooseInterview")}
      searchPlaceholder={t("invite.searchInterviews")}
      emptyText={t(!data ? "invite.loadingInterviews" : "invite.noInterviewMatches")}
      options={options}
      value={value === undefined ? null : String(value)}
      onValueChange={(chosen) => onChoose(chosen === null ? undefined : Number(chosen))}
      isEager
    />
  );
}
