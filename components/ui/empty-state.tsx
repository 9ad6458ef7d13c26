"use client";

import type { ReactNode } from "react";
import { useLeaveFocus } from "@/components/ui/behaviour/use-leave-focus";

export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const leaveFocus = useLeaveFocus();
  return (
    <div
      {...leaveFocus}
      className="mx-auto flex max-w-md flex-col items-center gap-2 px-6 py-16 text-center max-sm:px-4 max-sm:py-6"
    >
      {icon && (
        <span className="mb-2 grid size-10 place-items-center rounded-lg border border-line-strong bg-surface text-quiet [&_svg]:size-5">
          {icon}
        </span>
      )}
      <p className="text-16 font-semibold">{title}</p>
      {children && <div className="text-14 text-balance text-quiet">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{action}</div>}
    </div>
  );
}
