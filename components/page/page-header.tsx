import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export function PageHeader({
  title,
  children,
  actions,
  className,
}: {
  title: ReactNode;
  /** Below the title. On a phone, what is marked `data-wide` has the actions above it, not beside it. */
  children?: ReactNode;
  actions?: ReactNode;
  className?: string;
}) {
  return (
    <div
      className={cn(
        "group/head flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-5 pb-4 max-sm:has-data-wide:flex-wrap max-sm:has-data-wide:gap-y-1.5 md:px-7",
        className,
      )}
    >
      <div className="flex min-w-0 flex-col gap-0.5 max-sm:group-has-data-wide/head:contents">
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{title}</h1>
        {children && (
          <div className="text-13 text-quiet max-sm:group-has-data-wide/head:order-last max-sm:group-has-data-wide/head:basis-full">
            {children}
          </div>
        )}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}
