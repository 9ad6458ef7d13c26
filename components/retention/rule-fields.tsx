"use client";

import { ChevronDown, Plus, X } from "lucide-react";
import { useRef } from "react";
import { periodWords } from "@/components/retention/period-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
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
  const own = new Map(rule.interviews.map(({ id, months }) => [id, months]));
  const nameOf = ({ name, retired }: InterviewView) =>
    retired ? t("retention.retired", { interview: name }) : name;
  const set = (id: number, months: number | null | undefined) => {
    const others = rule.interviews.filter((one) => one.id !== id);
    const next = months === undefined ? others : [...others, { id, months }];
    onChange({ ...rule, interviews: next.sort((a, b) => a.id - b.id) });
  };
  const add = useRef<HTMLButtonElement>(null);
  const others = interviews.filter(({ id }) => !own.has(id));
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
      {interviews.length > 0 && (
        <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
          <legend className="sr-only">{t("retention.own")}</legend>
          <p aria-hidden="true" className="text-13 font-[550]">
            {t("retention.own")}
          </p>
          {interviews
            .filter(({ id }) => own.has(id))
            .map((interview) => (
              <div
                key={interview.id}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5"
              >
                <span dir="auto" className="min-w-0 flex-1 basis-40 text-13 wrap-anywhere">
                  {nameOf(interview)}
                </span>
                <span className="ml-auto flex items-center gap-1">
                  <Period
                    label={t("retention.keepOf", { interview: interview.name })}
                    months={own.get(interview.id) ?? null}
                    onChange={(months) => set(interview.id, months)}
                  />
                  <IconButton
                    label={t("retention.remove", { interview: interview.name })}
                    onClick={() => {
                      set(interview.id, undefined);
                      // With all of them added there was no button.
                      requestAnimationFrame(() => add.current?.focus());
                    }}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
            ))}
          {others.length > 0 && (
            <Combobox
              ref={add}
              label={t("retention.add")}
              searchPlaceholder={t("invite.searchInterviews")}
              emptyText={t("invite.noInterviewMatches")}
              options={others.map((interview) => ({ value: String(interview.id), label: nameOf(interview) }))}
              value={null}
              onValueChange={(value) => value !== null && set(Number(value), rule.months)}
              trigger={
                <Button size="sm" className="w-fit">
                  <Plus aria-hidden="true" />
                  {t("retention.add")}
                  <ChevronDown aria-hidden="true" />
                </Button>
              }
            />
          )}
        </fieldset>
      )}
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
