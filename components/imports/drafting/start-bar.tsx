"use client";

import { Cloud, CloudAlert, CloudUpload, Send } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Saving } from "@/components/imports/drafting/saving/use-save-draft";
import { useTexts } from "@/components/texts/texts-provider";
import { useDock } from "@/components/ui/behaviour/use-dock";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { Button } from "@/components/ui/button";

/** At the window’s foot: what starting will do, whether all is saved, and the start. */
export function StartBar({
  label,
  means,
  why,
  saving,
  isStarting,
  onStart,
  onTry,
  children,
}: {
  label: string;
  /** What is left out, and who is e-mailed. */
  means: readonly string[];
  /** Why it can’t be started yet. */
  why: string | undefined;
  saving: Saving | undefined;
  isStarting: boolean;
  onStart: () => void;
  /** Leads to what is missing, where it can’t be started yet. */
  onTry?: () => void;
  /** What went wrong. */
  children?: ReactNode;
}) {
  const area = useDock();
  return (
    <div
      ref={area}
      data-dock=""
      data-start=""
      className="sticky bottom-0 z-30 mt-auto flex flex-col gap-2 border-t border-line bg-ground px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:bottom-(--bar) md:px-7 low:pt-1.5 low:pb-[calc(0.375rem+env(safe-area-inset-bottom))]"
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          pending={isStarting}
          aria-disabled={(why !== undefined && !onTry) || undefined}
          aria-describedby="start-means"
          onClick={why === undefined ? onStart : onTry}
          className="max-sm:w-full"
        >
          <Send aria-hidden="true" />
          {label}
        </Button>
        <p
          id="start-means"
          className="tabular min-w-0 flex-1 basis-48 text-13 text-quiet max-[22rem]:text-12"
        >
          {why ?? means.join(" ")}
        </p>
        {saving && <SavingState saving={saving} />}
      </div>
    </div>
  );
}

const icons = { saving: CloudUpload, saved: Cloud, failed: CloudAlert } as const;

function SavingState({ saving: { state, flush } }: { saving: Saving }) {
  const { t } = useTexts();
  const focus = useKeepFocus<HTMLSpanElement>(state);
  // Until it is saved: each attempt in between would be told anew.
  const [hasFailed, setHasFailed] = useState(false);
  if (state === "failed" && !hasFailed) setHasFailed(true);
  if (state === "saved" && hasFailed) setHasFailed(false);
  const Icon = icons[state];
  return (
    <span {...focus} className="flex items-center gap-2 text-12 text-faint outline-none">
      <span className={`flex items-center gap-1.5 ${state === "failed" ? "text-danger" : ""}`}>
        <Icon aria-hidden="true" className="size-3.5" />
        <span className={state === "failed" ? undefined : "max-[22rem]:sr-only"}>
          {t(`imports.saving.${state}`)}
        </span>
      </span>
      <span role="status" className="sr-only">
        {hasFailed && `${t("imports.saving.failed")}. ${t("imports.saving.failedText")}`}
      </span>
      {state === "failed" && (
        <Button size="sm" onClick={() => void flush()}>
          {t("common.tryAgain")}
        </Button>
      )}
    </span>
  );
}
