import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** The head of a screen: its title, a line under it, and what can be done on the right. */
export function PageHeader({
  title,
  children,
  actions,
  className,
}: {
  title: ReactNode;
  /** The line under the title. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-5 pb-4 md:px-7",
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-0.5">
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
        {children && <div className="text-13 text-quiet">{children}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
