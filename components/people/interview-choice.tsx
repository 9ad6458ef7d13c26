"use client";

import { ChevronDown, Plus, X } from "lucide-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { InterviewView } from "@/lib/interviews/schema";

/** Some of the interviews, in the service’s order. */
export function InterviewChoice({
  chosen,
  interviews,
  onChange,
}: {
  chosen: readonly number[];
  interviews: readonly InterviewView[];
  onChange: (ids: number[]) => void;
}) {
  const { t } = useTexts();
  const add = useRef<HTMLButtonElement>(null);
  const nameOf = ({ name, retired }: InterviewView) =>
    retired ? t("retention.retired", { interview: name }) : name;
  const others = interviews.filter(({ id }) => !chosen.includes(id));
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-13 font-[550]">{t("settings.people.seesInterviews")}</legend>
      {interviews
        .filter(({ id }) => chosen.includes(id))
        .map((interview) => (
          <div key={interview.id} className="flex items-center justify-between gap-3">
            <span dir="auto" className="min-w-0 text-13 wrap-anywhere">
              {nameOf(interview)}
            </span>
            <IconButton
              label={t("settings.people.seesRemove", { interview: interview.name })}
              size="sm"
              onClick={() => {
                // At once, or the dialog takes the focus. With all of them chosen, the other button comes only now.
                flushSync(() => onChange(chosen.filter((id) => id !== interview.id)));
                add.current?.focus();
              }}
            >
              <X aria-hidden="true" />
            </IconButton>
          </div>
        ))}
      {others.length > 0 && (
        <Combobox
          ref={add}
          label={t("settings.people.seesAdd")}
          searchPlaceholder={t("invite.searchInterviews")}
          emptyText={t("invite.noInterviewMatches")}
          options={others.map((interview) => ({ value: String(interview.id), label: nameOf(interview) }))}
          value={null}
          onValueChange={(value) => value !== null && onChange([...chosen, Number(value)])}
          trigger={
            <Button size="sm" className="w-fit">
              <Plus aria-hidden="true" />
              {t("settings.people.seesAdd")}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        />
      )}
    </fieldset>
  );
}
