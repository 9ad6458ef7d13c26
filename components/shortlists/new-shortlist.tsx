"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { type FormEvent, type ReactElement, useRef, useState } from "react";
import { fieldErrors } from "@/components/forms/field-errors";
import { SaveFailure } from "@/components/forms/save-failure";
import { postJson } from "@/components/http/request-json";
import { addedShape, shortlistQuery, shortlistsKey } from "@/components/shortlists/shortlists-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";

/** Makes an empty shortlist, and goes there. */
export function NewShortlist({ trigger }: { trigger: ReactElement<Record<string, unknown>> }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const router = useRouter();
  const [name, setName] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const making = useMutation({
    mutationFn: () => postJson("/api/shortlists", { name, assessments: [] }, addedShape),
    onSuccess({ shortlist }) {
      client.setQueryData(shortlistQuery(shortlist.id).queryKey, { shortlist });
      void client.invalidateQueries({ queryKey: shortlistsKey });
      router.push(`/shortlists/${shortlist.id}`);
    },
    onError: () => field.current?.focus(),
  });

  function make(event: FormEvent) {
    event.preventDefault();
    if (!making.isPending && !making.isSuccess) making.mutate();
  }

  return (
    <Dialog
      trigger={trigger}
      initialFocus={field}
      title={t("shortlists.makeTitle")}
      description={t("shortlists.makeHint")}
    >
      <form noValidate onSubmit={make} className="flex flex-col gap-4">
        <Field label={t("shortlists.name")} error={fieldErrors(making.error, "name", t)}>
          {(control) => (
            <Input
              {...control}
              ref={field}
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={100}
              placeholder={t("shortlists.namePlaceholder")}
              autoComplete="off"
            />
          )}
        </Field>
        <SaveFailure error={making.error} fields={["name"]} isTyped />
        <DialogActions>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <SubmitButton variant="primary" pending={making.isPending || making.isSuccess}>
            {t("shortlists.create")}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
