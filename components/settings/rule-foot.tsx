"use client";

import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { LastChanged } from "@/components/settings/last-changed";
import { useTexts } from "@/components/texts/texts-provider";
import { SubmitButton } from "@/components/ui/fields/submit-button";

/** The end of a form for a rule that is saved with a button: what went wrong, who set the rule, and the button. */
export function RuleFoot({
  saving: { isPending, isSuccess, error },
  isChanged,
  unsaved,
  saved,
}: {
  saving: { isPending: boolean; isSuccess: boolean; error: unknown };
  isChanged: boolean;
  /** What saving would mean, while something is changed. */
  unsaved: string | undefined;
  saved: { updatedBy?: string; updatedAt?: string };
}) {
  const { t } = useTexts();
  return (
    <>
      <SaveFailure error={isChanged ? error : null} />
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <p className="min-w-0 flex-1 basis-32 text-12 text-quiet">
          {(isChanged && unsaved) || <LastChanged {...saved} />}
        </p>
        <span className="ml-auto flex items-center gap-3">
          <SaveState saving={{ isPending, isSuccess: isSuccess && !isChanged }} />
          <SubmitButton
            variant={isChanged ? "primary" : "secondary"}
            aria-disabled={!isChanged}
            pending={isPending}
          >
            {t("settings.save")}
          </SubmitButton>
        </span>
      </div>
    </>
  );
}
