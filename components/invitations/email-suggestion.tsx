"use client";

import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import { suggestEmail } from "@/components/invitations/suggest-email";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { useTexts } from "@/components/texts/texts-provider";

/** Nobody wants to be corrected in the middle of a word. */
const pauseMs = 500;

/** Under the e-mail field: the address that was probably meant, one press away. It stops nobody. */
export function EmailSuggestion({ form }: { form: InvitationForm["form"] }) {
  const { t } = useTexts();
  const typed = useWatch({ control: form.control, name: "candidate.email" }) ?? "";
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const meant = paused === typed ? suggestEmail(typed) : undefined;

  function take(email: string): void {
    form.setValue("candidate.email", email, { shouldDirty: true, shouldValidate: true });
    form.setFocus("candidate.email");
  }
  return (
    // Always there, so that a screen reader hears what comes into it.
    <div aria-live="polite" className="-mt-3.5 empty:hidden">
      {meant && (
        <p className="text-13 text-quiet">
          {t.rich("invite.didYouMean", {
            email: () => (
              <button
                type="button"
                onClick={() => take(meant)}
                className="min-h-6 rounded-xs font-[550] break-all text-accent underline underline-offset-3"
              >
                {meant}
              </button>
            ),
          })}
        </p>
      )}
    </div>
  );
}
