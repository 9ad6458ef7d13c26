import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** One message, and what to do about it, where a screen should be. It travels with every page: it stays small. */
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
  /** Under which id the log has the cause. */
  reference?: ReactNode;
  /** Without the shell around it: fills the window and carries the mark. */
  alone?: boolean;
}) {
  // The shell has a main element of its own.
  const Frame = alone ? "main" : "div";
  return (
    <Frame className={cn("grid place-items-center px-6 py-16", alone ? "min-h-dvh" : "min-h-[70dvh]")}>
      <div className="flex w-full max-w-md flex-col items-start gap-3">
        {/* By its address: drawn here, it would travel with every page's script. */}
        {alone && <span aria-hidden="true" className="mb-3 size-8 bg-[url('/icon.svg')] bg-contain" />}
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
        <div className="flex flex-col gap-2 text-14 text-pretty text-quiet">{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
        {reference && <p className="mt-3 text-12 text-faint">{reference}</p>}
      </div>
    </Frame>
  );
}
