"use client";

import { useMutation } from "@tanstack/react-query";
import { reading } from "@/components/query/reading";
import { patchJson, remove } from "@/components/query/request-json";
import { failureWords } from "@/components/texts/problem-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { focusViewsMenu } from "@/components/views/focus-views-menu";
import { useClosing } from "@/components/views/use-closing";
import { useShowViews } from "@/components/views/use-show-views";
import type { NewView, SavedView } from "@/lib/views/schema";

const answer = reading<{ view: SavedView }>({ view: "object" });

/** Asks before a view becomes what is shown, or goes. */
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
  const showViews = useShowViews();
  const doing = useMutation({
    async mutationFn() {
      if (what === "delete") return void (await remove(`/api/views/${view.id}`));
      return (await patchJson(`/api/views/${view.id}`, shown, answer)).view;
    },
    onSuccess(changed) {
      showViews((views) =>
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
