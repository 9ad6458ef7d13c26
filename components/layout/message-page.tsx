"use client";

import type { ReactNode } from "react";
import { Mark } from "@/components/layout/mark";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** One message, and what to do about it, where a screen should be. */
export function MessagePage({
  title,
  children,
  actions,
  reference,
  alone = false,
}: {
  title: string;
  children: ReactNode;
  actions?: ReactNode;
  /** The id under which the log has the cause. */
  reference?: string;
  /** Without the shell around it: fills the window and carries the mark. */
  alone?: boolean;
}) {
  const { t } = useTexts();
  // The shell has a main element of its own.
  const Frame = alone ? "main" : "div";
  return (
    <Frame className={cn("grid place-items-center px-6 py-16", alone ? "min-h-dvh" : "min-h-[70dvh]")}>
      <div className="flex w-full max-w-md flex-col items-start gap-3">
        {alone && <Mark className="mb-3 size-8" />}
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
        <div className="flex flex-col gap-2 text-14 text-quiet">{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
        {reference && (
          <p className="mt-3 text-12 text-faint">
            {t.rich("common.reference", {
              id: () => <code className="font-mono select-all">{reference}</code>,
            })}
          </p>
        )}
      </div>
    </Frame>
  );
}
