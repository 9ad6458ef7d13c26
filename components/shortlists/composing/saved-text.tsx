"use client";

import { Check } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { isOvertaken, savedDraft, typed } from "@/components/shortlists/text-draft";
import { useShortlistChange, type Wanted } from "@/components/shortlists/use-shortlist-change";
import { useTextDraft } from "@/components/shortlists/use-text-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Textarea } from "@/components/ui/fields/textarea";
import { Notice } from "@/components/ui/notice";

const savesAfterMs = 1_200;

/**
 * A text that is saved once it rests. What couldn’t be saved stays in the field; of two who write, the second is shown
 * what the first has written.
 */
export function SavedText({
  shortlistId,
  of,
  stored,
  label,
  hint,
  placeholder,
  maxLength,
  rows,
  change,
}: {
  shortlistId: string;
  /** Which of its texts. */
  of: string | number;
  stored: string;
  label: ReactNode;
  hint?: string;
  placeholder?: string;
  maxLength: number;
  rows: number;
  /** @param from the text that the person saw. */
  change: (text: string, from: string) => Wanted;
}) {
  const { t } = useTexts();
  const [draft, setDraft] = useTextDraft(`${shortlistId}/${of}`);
  const saving = useShortlistChange(shortlistId);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isBehind = isOvertaken(draft, stored);

  const save = useEffectEvent((from?: string) => {
    clearTimeout(timer.current);
    // A press on “Replace it” doesn’t wait for a save that began before and will be refused.
    if (!draft || (from === undefined && (saving.isPending || isBehind))) return;
    const { text, base } = draft;
    saving.mutate(change(text, from ?? base), {
      onSuccess: () => setDraft((now) => savedDraft(now, text)),
    });
  });
  useEffect(() => {
    if (!draft) return;
    timer.current = setTimeout(() => save(), savesAfterMs);
    return () => clearTimeout(timer.current);
  }, [draft]);

  return (
    <div className="flex flex-col gap-2">
      <Field
        label={label}
        hint={hint}
        aside={<TextState isPending={saving.isPending} isSaved={saving.isSuccess && !draft} />}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={rows}
            value={draft?.text ?? stored}
            onChange={({ target }) => setDraft((now) => typed(now, target.value, stored))}
            onBlur={() => save()}
            maxLength={maxLength}
            placeholder={placeholder}
            dir="auto"
          />
        )}
      </Field>
      {isBehind ? (
        <Notice
          tone="warning"
          role="alert"
          title={t("shortlists.theirs")}
          actions={
            <>
              <Button size="sm" onClick={() => save(stored)}>
                {t("shortlists.replace")}
              </Button>
              <Button size="sm" variant="ghost" onClick={() => setDraft(() => undefined)}>
                {t("shortlists.takeTheirs")}
              </Button>
            </>
          }
        >
          <p dir="auto" className="whitespace-pre-line">
            {stored || "–"}
          </p>
          <p className="mt-1 text-quiet">{t("shortlists.mine")}</p>
        </Notice>
      ) : (
        saving.isError &&
        draft && (
          <>
            <SaveFailure error={saving.error} isTyped />
            <Button size="sm" className="w-fit" onClick={() => save()}>
              {t("common.tryAgain")}
            </Button>
          </>
        )
      )}
    </div>
  );
}

function TextState({ isPending, isSaved }: { isPending: boolean; isSaved: boolean }) {
  const { t } = useTexts();
  return (
    <span role="status" className="inline-flex items-center gap-1 text-12 text-faint">
      {isPending && t("shortlists.saving")}
      {isSaved && !isPending && (
        <>
          <Check aria-hidden="true" className="size-3.5 text-recommended" />
          {t("shortlists.saved")}
        </>
      )}
    </span>
  );
}
