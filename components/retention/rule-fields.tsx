"use client";

import { periodWords } from "@/components/retention/period-words";
import { InterviewRules } from "@/components/settings/interview-rules";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import type { InterviewView } from "@/lib/interviews/schema";
import type { RetentionRule } from "@/lib/retention/schema";

/** The general period, and those of interviews that have their own. */
export function RuleFields({
  rule,
  interviews,
  onChange,
}: {
  rule: RetentionRule;
  interviews: readonly InterviewView[];
  onChange: (rule: RetentionRule) => void;
}) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <span className="text-13 font-[550]">{t("retention.keep")}</span>
        <Period
          label={t("retention.keep")}
          months={rule.months}
          onChange={(months) => onChange({ ...rule, months })}
        />
      </div>
      <InterviewRules
        own={rule.interviews.map(({ id, months }) => ({ id, value: months }))}
        general={rule.months}
        interviews={interviews}
        words={{
          title: t("retention.own"),
          add: t("retention.add"),
          labelOf: (interview) => t("retention.keepOf", { interview }),
          remove: (interview) => t("retention.remove", { interview }),
        }}
        control={({ value, ...of }) => <Period months={value} {...of} />}
        onChange={(own) =>
          onChange({ ...rule, interviews: own.map(({ id, value }) => ({ id, months: value })) })
        }
      />
    </div>
  );
}

const offered = [1, 2, 3, 4, 6, 9, 12, 18, 24, 36, 60, 120];

const forever = "forever";

function Period({
  label,
  months,
  onChange,
}: {
  label: string;
  months: number | null;
  onChange: (months: number | null) => void;
}) {
  const { t } = useTexts();
  const counts = [...new Set([...offered, ...(months ? [months] : [])])].sort((a, b) => a - b);
  return (
    <SelectMenu
      label={label}
      value={months === null ? forever : String(months)}
      onValueChange={(value) => onChange(value === forever ? null : Number(value))}
      options={[
        { value: forever, label: t("retention.forever") },
        ...counts.map((count) => ({ value: String(count), label: periodWords(count, t) })),
      ]}
    />
  );
}
