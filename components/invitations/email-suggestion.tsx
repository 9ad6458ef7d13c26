"use client";

import { useEffect, useState } from "react";
import { suggestEmail } from "@/components/invitations/suggest-email";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** Nobody wants to be corrected in the middle of a word. */
const pauseMs = 500;

/** Under the e-mail field: the address that was probably meant, one press away. It stops nobody. */
export function EmailSuggestion({
  typed,
  onTake,
  className,
}: {
  typed: string;
  onTake: (email: string) => void;
  className?: string;
}) {
  const { t } = useTexts();
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const meant = paused === typed ? suggestEmail(typed) : undefined;
  return (
    // Always there, so that a screen reader hears what comes into it.
    <div aria-live="polite" className={cn("empty:hidden", className)}>
      {meant && (
        <p className="text-13 text-quiet">
          {t.rich("invite.didYouMean", {
            email: () => (
              <button
                type="button"
                onClick={() => onTake(meant)}
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
