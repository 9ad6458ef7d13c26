"use client";

import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { reading } from "@/components/query/reading";
import { RequestFailure } from "@/components/query/request-failure";
import { patchJson, postJson } from "@/components/query/request-json";
import { fieldWords } from "@/components/texts/field-words";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { focusViewsMenu } from "@/components/views/focus-views-menu";
import { useClosing } from "@/components/views/use-closing";
import { useShowViews } from "@/components/views/use-show-views";
import type { NewView, SavedView } from "@/lib/views/schema";

const answer = reading<{ view: SavedView }>({ view: "object" });

/** A view's name and who sees it: of a new one, or of one that is there. What is typed stays when it fails. */
export function ViewForm({
  view,
  shown,
  canShare,
  onSaved,
  onSettled,
  onClosed,
}: {
  /** Absent: a new one is made of what is shown. */
  view?: SavedView;
  shown?: Pick<NewView, "query" | "columns">;
  canShare: boolean;
  onSaved?: (view: SavedView) => void;
  onSettled: () => void;
  onClosed: () => void;
}) {
  const { t } = useTexts();
  const { close, ...closing } = useClosing(onClosed);
  const showViews = useShowViews();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setIsShared] = useState(view?.shared ?? false);
  const saving = useMutation({
    mutationFn: () =>
      view
        ? patchJson(`/api/views/${view.id}`, { name, ...(canShare && { shared: isShared }) }, answer)
        : postJson("/api/views", { ...shown, name, shared: isShared }, answer),
    onSuccess({ view: saved }) {
      showViews((views) => [...views.filter(({ id }) => id !== saved.id), saved]);
      onSaved?.(saved);
      close();
    },
    onError: () => input.current?.focus(),
    onSettled,
  });
  const problem = saving.error instanceof RequestFailure ? saving.error.problem : undefined;
  const wrong = problem?.errors?.name?.map((text) => fieldWords(text, t));

  function save(event: FormEvent) {
    event.preventDefault();
    if (!saving.isPending) saving.mutate();
  }

  return (
    <Dialog
      {...closing}
      finalFocus={focusViewsMenu}
      title={t(view ? "views.renameTitle" : "views.saveTitle")}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <Field label={t("views.name")} error={wrong}>
          {(control) => (
            <Input
              {...control}
              ref={input}
              value={name}
              onChange={({ target }) => setName(target.value)}
              maxLength={80}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        {canShare && <Checkbox label={t("views.share")} checked={isShared} onCheckedChange={setIsShared} />}
        {saving.error && !wrong && (
          <Notice tone="error" role="alert">
            {failureWords(saving.error, t)}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <SubmitButton variant="primary" pending={saving.isPending}>
            {t(view ? "views.keep" : "views.saveTitle")}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}
