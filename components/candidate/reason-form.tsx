"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { reasonKey } from "@/components/candidate/decision-keys";
import { teamSettingsQuery } from "@/components/candidate/team-settings-query";
import { useHoldLetters } from "@/components/keyboard/use-shortcuts";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Textarea } from "@/components/ui/fields/textarea";
import type { DecisionReason } from "@/lib/assessments/decision-reason";
import type { DecisionValue } from "@/lib/assessments/schema";

const longest = 1000;

/** What was typed and not saved, by what it is about: reopened, the form goes on with it, also after going back. */
const left = new Map<string, DecisionReason>();

/** One of the team’s reasons for a decision, or words, or both. Saving nothing takes the reason away. */
export function ReasonForm({
  of,
  decision,
  reason,
  isSaving,
  onSave,
  onCancel,
}: {
  /** Tells apart what is decided. */
  of: string;
  decision: Exclude<DecisionValue, "undecided">;
  reason?: DecisionReason;
  isSaving: boolean;
  onSave: (reason: DecisionReason) => void;
  onCancel: () => void;
}) {
  const { t } = useTexts();
  const settings = useQuery(teamSettingsQuery());
  const offered = settings.data?.decisionReasons[decision] ?? [];
  const key = `${of} ${decision}`;
  const [begun] = useState(left.get(key) ?? reason);
  const [label, setLabel] = useState(begun?.label);
  const [words, setWords] = useState(begun?.words ?? "");
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useHoldLetters(field, reasonKey);
  const wordsId = useId();
  // A reason that has left the team’s list is still this decision’s.
  const labels = label && !offered.includes(label) ? [label, ...offered] : offered;

  useEffect(() => {
    if (label === reason?.label && words === (reason?.words ?? "")) left.delete(key);
    else left.set(key, { label, words });
  }, [key, label, words, reason]);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("button, textarea")?.focus();
  }, []);

  function save() {
    left.delete(key);
    onSave({ label, words });
  }
  return (
    <form
      ref={form}
      aria-label={t("deciding.reason")}
      className="flex w-full max-w-lg flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          event.preventDefault();
          onCancel();
        } else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          save();
        }
      }}
    >
      {labels.length > 0 && (
        <fieldset aria-label={t("deciding.reasons")} className="flex flex-wrap gap-1.5">
          {labels.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === label}
              onClick={() => setLabel(one === label ? undefined : one)}
              className={cn(
                "min-h-7 rounded-full border border-control px-2.5 text-12 text-quiet transition-colors hover:bg-hover pointer-coarse:min-h-9",
                one === label && "border-ink bg-pressed font-[550] text-ink",
              )}
            >
              {one}
            </button>
          ))}
        </fieldset>
      )}
      <label htmlFor={wordsId} className="sr-only">
        {t("deciding.reasonWords")}
      </label>
      <Textarea
        ref={field}
        id={wordsId}
        rows={1}
        maxLength={longest}
        placeholder={t("deciding.reasonWords")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <div className="flex justify-end gap-1.5">
        <Button size="sm" variant="ghost" onClick={onCancel}>
          {t("common.cancel")}
        </Button>
        <Button size="sm" type="submit" variant="primary" pending={isSaving}>
          {t("deciding.saveReason")}
        </Button>
      </div>
    </form>
  );
}
