"use client";

import { ChevronDown, Plus, X } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button, IconButton } from "@/components/ui/button";
import { Combobox } from "@/components/ui/fields/combobox";
import type { InterviewView } from "@/lib/interviews/schema";

type Words = {
  /** Above the interviews that have their own. */
  title: string;
  add: string;
  /** What the value of an interview is for. */
  labelOf: (interview: string) => string;
  remove: (interview: string) => string;
};

/** Interviews with a value of their own, for a rule that has one for all others. */
export function InterviewRules<Value>({
  own,
  general,
  interviews,
  words,
  control,
  onChange,
}: {
  own: readonly { id: number; value: Value }[];
  /** What an interview that is added begins with. */
  general: Value;
  interviews: readonly InterviewView[];
  words: Words;
  control: (of: { label: string; value: Value; onChange: (value: Value) => void }) => ReactNode;
  /** In order of the interviews’ ids. */
  onChange: (own: { id: number; value: Value }[]) => void;
}) {
  const { t } = useTexts();
  const values = new Map(own.map((one) => [one.id, one]));
  const nameOf = ({ name, retired }: InterviewView) =>
    retired ? t("retention.retired", { interview: name }) : name;
  const without = (id: number) => own.filter((one) => one.id !== id);
  const set = (id: number, value: Value) =>
    onChange([...without(id), { id, value }].sort((a, b) => a.id - b.id));
  const add = useRef<HTMLButtonElement>(null);
  const others = interviews.filter(({ id }) => !values.has(id));
  if (interviews.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-2 border-t border-line pt-4">
      <legend className="sr-only">{words.title}</legend>
      <p aria-hidden="true" className="text-13 font-[550]">
        {words.title}
      </p>
      {interviews.map((interview) => {
        const { id, name } = interview;
        const rule = values.get(id);
        return (
          rule && (
            <div key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
              <span dir="auto" className="min-w-0 flex-1 basis-40 text-13 wrap-anywhere">
                {nameOf(interview)}
              </span>
              <span className="ml-auto flex items-center gap-1">
                {control({
                  label: words.labelOf(name),
                  value: rule.value,
                  onChange: (value) => set(id, value),
                })}
                <IconButton
                  label={words.remove(name)}
                  onClick={() => {
                    onChange(without(id));
                    // With all of them added there was no button.
                    requestAnimationFrame(() => add.current?.focus());
                  }}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </span>
            </div>
          )
        );
      })}
      {others.length > 0 && (
        <Combobox
          ref={add}
          label={words.add}
          searchPlaceholder={t("invite.searchInterviews")}
          emptyText={t("invite.noInterviewMatches")}
          options={others.map((interview) => ({ value: String(interview.id), label: nameOf(interview) }))}
          value={null}
          onValueChange={(value) => value !== null && set(Number(value), general)}
          trigger={
            <Button size="sm" className="w-fit">
              <Plus aria-hidden="true" />
              {words.add}
              <ChevronDown aria-hidden="true" />
            </Button>
          }
        />
      )}
    </fieldset>
  );
}
