"use client";

import { useMutation } from "@tanstack/react-query";
import { type ReactElement, type RefObject, useRef, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Textarea } from "@/components/ui/fields/textarea";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";

type Asked = {
  /** The label of the reason, and of the button that acts. */
  label: string;
  confirm: string;
  /** Acts, with the reason as typed: the server refuses none. */
  act: (reason: string) => Promise<unknown>;
};

/** Asks for the reason of an act. */
export function ReasonDialog({
  trigger,
  title,
  text,
  focusAfter,
  onDone,
  ...asked
}: Asked & {
  trigger: ReactElement<Record<string, unknown>>;
  title: string;
  text: string;
  /** What to focus once it is done, since the trigger goes. */
  focusAfter: RefObject<HTMLElement | null>;
  onDone?: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isDone = useRef(false);
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      finalFocus={() => (isDone.current && focusAfter.current) || true}
      title={title}
      description={text}
    >
      <ReasonForm
        {...asked}
        onDone={() => {
          isDone.current = true;
          onDone?.();
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens. */
function ReasonForm({ label, confirm, act, onDone }: Asked & { onDone: () => void }) {
  const { t } = useTexts();
  const [reason, setReason] = useState("");
  const acting = useMutation({ mutationFn: () => act(reason), onSuccess: onDone });
  const form = useFocusOnError(acting.error);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!acting.isPending) acting.mutate();
      }}
    >
      <SaveFailure error={acting.error} isTyped fields={["reason"]} />
      <Field label={label} error={fieldErrors(acting.error, "reason", t)}>
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <DialogActions>
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={acting.isPending}>
          {confirm}
        </SubmitButton>
      </DialogActions>
    </form>
  );
}
