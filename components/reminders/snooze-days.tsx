"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { teamSettingsQuery } from "@/components/candidate/team-settings-query";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";

const offered = [1, 2, 3, 5, 7, 10, 14, 30];

/** In how many days it needs attention again, if it is still pending then: the team’s limit unless chosen. */
export function SnoozeDays({
  days,
  onChange,
}: {
  days: number | undefined;
  onChange: (days: number) => void;
}) {
  const { t } = useTexts();
  const id = useId();
  const usual = useQuery(teamSettingsQuery()).data?.pendingLimitDays;
  const shown = days ?? usual;
  const all = [...new Set([...offered, ...(usual === undefined ? [] : [usual])])].sort((a, b) => a - b);
  const label = t("reminders.backIn");
  return (
    <div className="flex flex-wrap items-center gap-2 text-13 text-quiet">
      <span id={id} aria-hidden="true">
        {label}
      </span>
      <SelectMenu
        label={label}
        value={shown === undefined ? "" : String(shown)}
        onValueChange={(value) => onChange(Number(value))}
        options={all.map((count) => ({ value: String(count), label: t("reminders.days", { count }) }))}
        className="h-8 px-2 text-13"
      />
    </div>
  );
}
