"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Download, Pencil, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { keepAnswer } from "@/components/http/keep-answer";
import { deleteJson } from "@/components/http/request-json";
import { useExport } from "@/components/http/use-export";
import { importQuery, importRowsKey, oneImport } from "@/components/imports/imports-query";
import { keptCorrections } from "@/components/imports/progress/corrections";
import { failedRowsQuery } from "@/components/imports/progress/failed-query";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/overlays/dialog";
import { RelativeTime } from "@/components/ui/relative-time";
import type { ImportView } from "@/lib/imports/schema";

/** Of an import that has ended: what invited nobody is corrected and sent again, taken along, or deleted. */
export function FailedPart({ view, onCorrect }: { view: ImportView; onCorrect: () => void }) {
  const { t, number } = useTexts();
  const { id, clearedAt, counts } = view;
  const mayHave = counts.rejected + counts.notSent + counts.skipped > 0;
  const kept = keptCorrections(id, usePersonId());
  const { data: failed } = useQuery({ ...failedRowsQuery(view), enabled: mayHave && !clearedAt });
  if (clearedAt)
    return (
      <p className="text-13 text-quiet">
        {t.rich("imports.end.cleared", { when: () => <RelativeTime at={clearedAt} /> })}
      </p>
    );
  if (!mayHave || !failed || failed.length === 0) return null;
  return (
    <section
      aria-labelledby="failed-rows"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3"
    >
      <div className="flex min-w-0 flex-1 basis-64 flex-col">
        <h2 id="failed-rows" className="text-14 font-semibold">
          {t("imports.end.failedTitle", { count: failed.length, shown: number(failed.length) })}
        </h2>
        <p className="text-13 text-quiet">
          {t(kept.load() ? "imports.end.corrected" : "imports.end.failedMeans")}
        </p>
      </div>
      <div className="flex min-w-0 flex-wrap gap-2">
        <Button onClick={onCorrect} className="button-wraps">
          <Pencil aria-hidden="true" />
          {t("imports.end.correct")}
        </Button>
        <DownloadFailed id={id} />
        <ClearRows id={id} onCleared={kept.clear} />
      </div>
    </section>
  );
}

/** An export like the others: with three under way, it says why it doesn’t begin. */
function DownloadFailed({ id }: { id: string }) {
  const { t } = useTexts();
  const { link, refusal } = useExport(`/api/imports/${id}/failed`);
  return (
    <>
      <Button render={<a {...link} />}>
        <Download aria-hidden="true" />
        {t("imports.end.download")}
      </Button>
      {refusal}
    </>
  );
}

/** Asks before it deletes what was never sent. */
function ClearRows({ id, onCleared }: { id: string; onCleared: () => void }) {
  const { t } = useTexts();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const clearing = useMutation({
    mutationFn: () => deleteJson(`/api/imports/${id}/rows`, oneImport),
    onSuccess(answer) {
      setIsOpen(false);
      onCleared();
      keepAnswer(client, importQuery(id), answer);
      void client.invalidateQueries({ queryKey: importRowsKey(id) });
    },
  });
  return (
    <>
      <Button
        ref={trigger}
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className="button-wraps"
      >
        <Trash2 aria-hidden="true" />
        {t("imports.end.clear")}
      </Button>
      <Dialog
        isAlert
        open={isOpen}
        onOpenChange={setIsOpen}
        // The button goes with what it has deleted.
        finalFocus={() => trigger.current ?? document.querySelector("main")}
        title={t("imports.end.clearing.title")}
        description={t("imports.end.clearing.text")}
        actions={
          <>
            <DialogClose render={<Button />}>{t("common.cancel")}</DialogClose>
            <Button variant="danger" pending={clearing.isPending} onClick={() => clearing.mutate()}>
              {t("imports.end.clearing.yes")}
            </Button>
          </>
        }
      >
        <SaveFailure error={clearing.error} />
      </Dialog>
    </>
  );
}
