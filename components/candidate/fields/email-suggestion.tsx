"use client";

import { useEffect, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { cn } from "@/components/ui/cn";

const loadSuggesting = async () => (await import("@/components/candidate/fields/suggest-email")).suggestEmail;

/** Corrections wait until typing pauses. */
const pauseMs = 500;

/** The address that was probably meant, one press away. It blocks nothing. */
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
  const suggestEmail = useLoaded(loadSuggesting, typed, false);
  const meant = paused === typed ? suggestEmail?.(typed) : undefined;
  return (
    // Always rendered, so that a screen reader announces its changes.
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
