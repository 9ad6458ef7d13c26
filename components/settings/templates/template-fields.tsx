"use client";

import { useRef, useState } from "react";
import { SaveFailure } from "@/components/settings/save-failure";
import { InsertButtons } from "@/components/settings/templates/insert-buttons";
import { bodyFaults, type ShownFault, subjectFaults } from "@/components/settings/templates/template-faults";
import { TemplateField } from "@/components/settings/templates/template-field";
import { TheirTemplate } from "@/components/settings/templates/their-template";
import type { TemplateDesk } from "@/components/settings/templates/use-template";
import { useTexts } from "@/components/texts/texts-provider";
import { afterPress } from "@/components/ui/after-press";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { insertText, selectPlace } from "@/components/ui/insert-text";
import { SubmitButton } from "@/components/ui/submit-button";
import { Textarea } from "@/components/ui/textarea";
import { usePageRuns } from "@/components/ui/use-page-runs";
import type { MessageTemplate } from "@/lib/templates/render-message";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** Where a message is written. What is wrong with it is told when one leaves a field, or wants to save. */
export function TemplateFields({ desk, shown }: { desk: TemplateDesk; shown: MessageTemplate }) {
  const { t } = useTexts();
  const runs = usePageRuns();
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  /** Where a placeholder goes: the field that was written in last. */
  const [last, setLast] = useState<"subject" | "body">("body");
  const [isWriting, setIsWriting] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { draft, saving } = desk;
  const wrong = { subject: subjectFaults(shown.subject, t), body: bodyFaults(shown.body, t) };
  const isWrong = wrong.subject.length + wrong.body.length > 0;
  const told = draft && (!isWriting || isAsked) ? wrong : { subject: [], body: [] };

  const goTo = (control: Control | null, { at, length }: ShownFault) =>
    control && selectPlace(control, at, length);
  const watch = (name: "subject" | "body") => ({
    onFocus() {
      setLast(name);
      setIsWriting(true);
    },
    // A button that inserts something comes back to the field.
    onBlur: () =>
      afterPress(() =>
        setIsWriting([subject.current, body.current].some((field) => field === document.activeElement)),
      ),
  });

  function save() {
    if (!draft || saving.isPending) return;
    setIsAsked(isWrong);
    const [first] = wrong.subject.length > 0 ? wrong.subject : wrong.body;
    if (first) goTo(wrong.subject.length > 0 ? subject.current : body.current, first);
    else saving.mutate(draft);
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.metaKey || event.ctrlKey)) return;
        event.preventDefault();
        save();
      }}
    >
      {desk.theirs !== undefined ? (
        <TheirTemplate theirs={desk.theirs} onTake={desk.discard} />
      ) : (
        <SaveFailure error={saving.error} isTyped />
      )}
      <TemplateField
        label={t("settings.templates.subject")}
        faults={told.subject}
        onGoTo={(fault) => goTo(subject.current, fault)}
      >
        {(control) => (
          <Input
            {...control}
            {...watch("subject")}
            ref={subject}
            // As the message below it, and looking as it will in a moment.
            readOnly={!runs}
            className="read-only:bg-surface"
            dir="auto"
            autoComplete="off"
            value={shown.subject}
            onChange={({ target }) => desk.change({ subject: target.value })}
          />
        )}
      </TemplateField>
      <TemplateField
        label={t("settings.templates.message")}
        faults={told.body}
        onGoTo={(fault) => goTo(body.current, fault)}
      >
        {(control) => (
          <Textarea
            {...control}
            {...watch("body")}
            ref={body}
            dir="auto"
            rows={12}
            className="min-h-64 leading-relaxed"
            value={shown.body}
            onChange={({ target }) => desk.change({ body: target.value })}
          />
        )}
      </TemplateField>
      <InsertButtons
        onInsert={(text) => {
          const control = last === "subject" ? subject.current : body.current;
          if (control) insertText(control, text);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton
          variant="primary"
          aria-disabled={!draft}
          pending={saving.isPending}
          // Faults that show on leaving the field would move the button away under the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {t("settings.save")}
        </SubmitButton>
        {draft && (
          <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={desk.discard}>
            {t("settings.templates.discard")}
          </Button>
        )}
      </div>
    </form>
  );
}
