"use client";

import { type MouseEvent, useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { InsertButtons } from "@/components/templates/insert-buttons";
import { bodyFaults, type ShownFault, subjectFaults } from "@/components/templates/template-faults";
import { TemplateField } from "@/components/templates/template-field";
import { TheirTemplate } from "@/components/templates/their-template";
import type { TemplateEditing } from "@/components/templates/use-template";
import { useTexts } from "@/components/texts/texts-provider";
import { afterPress } from "@/components/ui/behaviour/after-press";
import { insertText, selectPlace } from "@/components/ui/behaviour/insert-text";
import { useIsHydrated } from "@/components/ui/behaviour/use-is-hydrated";
import { Button } from "@/components/ui/button";
import { FormFoot } from "@/components/ui/fields/form-foot";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Textarea } from "@/components/ui/fields/textarea";
import type { MessageTemplate } from "@/lib/templates/render-message";

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The two fields, and where in them the person is writing. */
function useTextFields() {
  const subject = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  const [last, setLast] = useState<"subject" | "body">("body");
  const [isWriting, setIsWriting] = useState(false);
  const watch = (name: "subject" | "body") => ({
    onFocus() {
      setLast(name);
      setIsWriting(true);
    },
    // A placeholder button returns to the field.
    onBlur: () =>
      afterPress(() =>
        setIsWriting([subject.current, body.current].some((field) => field === document.activeElement)),
      ),
  });
  return {
    subject,
    body,
    isWriting,
    watch,
    /** The field for a placeholder: the one that had the focus last. */
    lastField: () => (last === "subject" ? subject.current : body.current),
  };
}

/** Faults show on leaving a field, and on saving. */
function useChecks(
  { draft, saving }: TemplateEditing,
  shown: MessageTemplate,
  { subject, body, isWriting }: ReturnType<typeof useTextFields>,
) {
  const { t } = useTexts();
  const [isAsked, setIsAsked] = useState(false);
  const wrong = { subject: subjectFaults(shown.subject, t), body: bodyFaults(shown.body, t) };
  const isWrong = wrong.subject.length + wrong.body.length > 0;
  const told = draft && (!isWriting || isAsked) ? wrong : { subject: [], body: [] };

  const goTo = (control: Control | null, { at, length }: ShownFault) =>
    control && selectPlace(control, at, length);

  function save() {
    if (!draft || saving.isPending) return;
    setIsAsked(isWrong);
    const [first] = wrong.subject.length > 0 ? wrong.subject : wrong.body;
    if (first) goTo(wrong.subject.length > 0 ? subject.current : body.current, first);
    else saving.mutate(draft);
  }

  return { told, goTo, save };
}

export function TemplateForm({ editing, shown }: { editing: TemplateEditing; shown: MessageTemplate }) {
  const { t } = useTexts();
  const isHydrated = useIsHydrated();
  const fields = useTextFields();
  const { subject, body, watch, lastField } = fields;
  const { told, goTo, save } = useChecks(editing, shown, fields);

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
      {editing.theirs !== undefined ? (
        <TheirTemplate theirs={editing.theirs} onTake={editing.discard} />
      ) : (
        <SaveFailure error={editing.saving.error} isTyped />
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
            // Like the message below: read-only until the page runs, and looking the same.
            readOnly={!isHydrated}
            className="read-only:bg-surface"
            autoComplete="off"
            value={shown.subject}
            onChange={({ target }) => editing.change({ subject: target.value })}
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
            onChange={({ target }) => editing.change({ body: target.value })}
          />
        )}
      </TemplateField>
      <InsertButtons
        onInsert={(text) => {
          const control = lastField();
          if (control) insertText(control, text);
        }}
      />
      <SaveButtons editing={editing} />
    </form>
  );
}

/** Faults that appear on leaving a field would move a button away under the click. */
const staysInField = (event: MouseEvent) => event.preventDefault();

function SaveButtons({ editing: { draft, saving, discard } }: { editing: TemplateEditing }) {
  const { t } = useTexts();
  return (
    <FormFoot isFilledIn={draft !== undefined}>
      <SubmitButton
        variant="primary"
        aria-disabled={!draft}
        pending={saving.isPending}
        onMouseDown={staysInField}
        className="foot:flex-1"
      >
        {t("settings.save")}
      </SubmitButton>
      {draft && (
        <Button variant="ghost" onMouseDown={staysInField} onClick={discard}>
          {t("settings.templates.discard")}
        </Button>
      )}
    </FormFoot>
  );
}
