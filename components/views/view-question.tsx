"use client";

import { useMutation } from "@tanstack/react-query";
import { answerShape } from "@/components/http/answer-shape";
import { failureWords } from "@/components/http/problem-words";
import { patchJson, remove } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { focusViewsMenu } from "@/components/views/focus-views-menu";
import { useClosing } from "@/components/views/use-closing";
import { useSetViews } from "@/components/views/use-set-views";
import type { NewView, SavedView } from "@/lib/views/schema";

const answer = answerShape<{ view: SavedView }>({ view: "object" });

export function ViewQuestion({
  what,
  view,
  shown,
  onDone,
  onSettled,
  onClosed,
}: {
  what: "update" | "delete";
  view: SavedView;
  shown: Pick<NewView, "query" | "columns">;
  onDone: () => void;
  onSettled: () => void;
  onClosed: () => void;
}) {
  const { t } = useTexts();
  const { close, ...closing } = useClosing(onClosed);
  const setViews = useSetViews();
  const doing = useMutation({
    async mutationFn() {
      if (what === "delete") return void (await remove(`/api/views/${view.id}`));
      return (await patchJson(`/api/views/${view.id}`, shown, answer)).view;
    },
    onSuccess(changed) {
      setViews((views) =>
        changed
          ? views.map((one) => (one.id === changed.id ? changed : one))
          : views.filter(({ id }) => id !== view.id),
      );
      onDone();
      close();
    },
    onSettled,
  });
  const words = what === "delete" ? "deleting" : "updating";
  return (
    <Dialog
      {...closing}
      finalFocus={focusViewsMenu}
      title={t(`views.${words}.title`, { name: view.name })}
      description={t(`views.${words}.${view.shared ? "shared" : "own"}`)}
      actions={
        <>
          <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
          <Button
            variant={what === "delete" ? "danger" : "primary"}
            pending={doing.isPending}
            onClick={() => doing.mutate()}
          >
            {t(`views.${words}.yes`)}
          </Button>
        </>
      }
    >
      {doing.error && (
        <Notice tone="error" role="alert">
          {failureWords(doing.error, t)}
        </Notice>
      )}
    </Dialog>
  );
}
