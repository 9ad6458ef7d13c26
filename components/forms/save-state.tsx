"use client";

import { Check } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Spinner } from "@/components/ui/spinner";

type Saving = { isPending: boolean; isSuccess: boolean };

/** Beside a setting that saves itself. */
export function SaveState({ saving: { isPending, isSuccess } }: { saving: Saving }) {
  const { t } = useTexts();
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-12 text-quiet empty:hidden">
      {isPending && <Spinner />}
      {isSuccess && (
        <>
          <Check className="size-3.5 text-recommended" aria-hidden="true" />
          {t("settings.saved")}
        </>
      )}
    </span>
  );
}
