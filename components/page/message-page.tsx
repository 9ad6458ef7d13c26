import type { ReactNode } from "react";

/** Part of every page’s script: keep it small. */
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
  /** The id that marks the cause in the log. */
  reference?: ReactNode;
  /** Without the shell: fills the window and carries the mark. */
  alone?: boolean;
}) {
  // The shell has a main element.
  const Frame = alone ? "main" : "div";
  return (
    <Frame className={`grid place-items-center px-6 py-16 ${alone ? "min-h-dvh" : "min-h-[70dvh]"}`}>
      <div className="flex w-full max-w-md flex-col items-start gap-3">
        {/* By its URL: inline, it would be part of every page’s script. */}
        {alone && <span aria-hidden="true" className="mb-3 size-8 bg-[url('/icon.svg')] bg-contain" />}
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
        <div className="flex flex-col gap-2 text-14 text-pretty text-quiet">{children}</div>
        {actions && <div className="mt-3 flex flex-wrap gap-2">{actions}</div>}
        {reference && <p className="mt-3 text-12 text-faint">{reference}</p>}
      </div>
    </Frame>
  );
}
