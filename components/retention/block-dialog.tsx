"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactElement, type RefObject, useRef, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { useFocusOnError } from "@/components/forms/use-focus-on-error";
import { put } from "@/components/http/request-json";
import { retentionKey } from "@/components/retention/retention-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Textarea } from "@/components/ui/fields/textarea";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";

/** Asks why a candidate must not be erased. */
export function BlockDialog({
  trigger,
  id,
  name,
  focusAfter,
  onBlocked,
}: {
  trigger: ReactElement<Record<string, unknown>>;
  id: number;
  name: string;
  /** What to focus once erasing is blocked, since the trigger goes. */
  focusAfter: RefObject<HTMLElement | null>;
  onBlocked?: () => void;
}) {
  const { t } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const isBlocked = useRef(false);
  return (
    <Dialog
      trigger={trigger}
      open={isOpen}
      onOpenChange={setIsOpen}
      finalFocus={() => (isBlocked.current && focusAfter.current) || true}
      title={t("retention.blockTitle", { name })}
      description={t("retention.blockText")}
    >
      <BlockForm
        id={id}
        onBlocked={() => {
          isBlocked.current = true;
          onBlocked?.();
          setIsOpen(false);
        }}
      />
    </Dialog>
  );
}

/** Mounted anew each time the dialog opens. */
function BlockForm({ id, onBlocked }: { id: number; onBlocked: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [reason, setReason] = useState("");
  const blocking = useMutation({
    mutationFn: () => put(`/api/assessments/${id}/erasure-block`, { reason }),
    onSuccess() {
      onBlocked();
      void client.invalidateQueries({ queryKey: retentionKey });
    },
  });
  const form = useFocusOnError(blocking.error);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!blocking.isPending) blocking.mutate();
      }}
    >
      <SaveFailure error={blocking.error} isTyped fields={["reason"]} />
      <Field label={t("retention.reason")} error={fieldErrors(blocking.error, "reason", t)}>
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
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
        <SubmitButton variant="primary" pending={blocking.isPending}>
          {t("retention.confirm")}
        </SubmitButton>
      </div>
    </form>
  );
}
