"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import { answerShape } from "@/components/http/answer-shape";
import { failureWords } from "@/components/http/problem-words";
import { RequestFailure } from "@/components/http/request-failure";
import { patchJson, postJson } from "@/components/http/request-json";
import { fieldWords } from "@/components/texts/field-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/fields/checkbox";
import { Field } from "@/components/ui/fields/field";
import { Input } from "@/components/ui/fields/input";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import { Notice } from "@/components/ui/notice";
import { Dialog, DialogActions, DialogClose } from "@/components/ui/overlays/dialog";
import { focusViewsMenu } from "@/components/views/focus-views-menu";
import { pinsQuery } from "@/components/views/pins-query";
import { placePin } from "@/components/views/place-pin";
import { useClosing } from "@/components/views/use-closing";
import { useSetViews } from "@/components/views/use-set-views";
import { mostPins } from "@/lib/views/most-pins";
import type { NewView, SavedView } from "@/lib/views/schema";

const answer = answerShape<{ view: SavedView }>({ view: "object" });

/** What is typed stays when saving fails. */
export function ViewForm({
  view,
  shown,
  canShare,
  canPin = true,
  onSaved,
  onSettled,
  onClosed,
}: {
  /** Absent for a new one, made of `shown`. */
  view?: SavedView;
  shown?: Pick<NewView, "query" | "columns">;
  canShare: boolean;
  /** Fewer views are pinned than can be. */
  canPin?: boolean;
  onSaved?: (view: SavedView) => void;
  onSettled: () => void;
  onClosed: () => void;
}) {
  const { t, number } = useTexts();
  const { close, ...closing } = useClosing(onClosed);
  const client = useQueryClient();
  const setViews = useSetViews();
  const pinHint = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(view?.name ?? "");
  const [isShared, setIsShared] = useState(view?.shared ?? false);
  const [isPinned, setIsPinned] = useState(false);
  const saving = useMutation({
    mutationFn: () =>
      view
        ? patchJson(`/api/views/${view.id}`, { name, ...(canShare && { shared: isShared }) }, answer)
        : postJson("/api/views", { ...shown, name, shared: isShared, pinned: isPinned }, answer),
    onSuccess({ view: saved }) {
      setViews((views) => [...views.filter(({ id }) => id !== saved.id), saved]);
      if (isPinned)
        client.setQueryData(
          pinsQuery().queryKey,
          (was) => was && { pins: placePin(was.pins, { view: saved }) },
        );
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
            />
          )}
        </Field>
        <div className="flex flex-col items-start gap-1.5 empty:hidden">
          {canShare && <Checkbox label={t("views.share")} checked={isShared} onCheckedChange={setIsShared} />}
          {!view && (
            <>
              <Checkbox
                label={t("views.pin")}
                checked={isPinned}
                disabled={!canPin}
                aria-describedby={canPin ? undefined : pinHint}
                onCheckedChange={setIsPinned}
              />
              {!canPin && (
                <p id={pinHint} className="-mt-1.5 pl-6 text-12 text-quiet">
                  {t("views.pinsFull", { most: number(mostPins) })}
                </p>
              )}
            </>
          )}
        </div>
        {saving.error && !wrong && (
          <Notice tone="error" role="alert">
            {failureWords(saving.error, t)}
          </Notice>
        )}
        <DialogActions>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <SubmitButton variant="primary" pending={saving.isPending}>
            {t(view ? "views.keep" : "views.saveTitle")}
          </SubmitButton>
        </DialogActions>
      </form>
    </Dialog>
  );
}
