"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** A figure that links to its rows, unless it is zero. */
export function RowLink({
  count,
  href,
  label,
  className,
  children,
}: {
  count: number;
  href: string;
  /** Names what it counts: bare figures in a table sound alike. */
  label: string;
  className?: string;
  /** Shown instead of the number. */
  children?: ReactNode;
}) {
  const { number } = useTexts();
  if (count === 0) return <span className="tabular text-faint">{children ?? 0}</span>;
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      className={cn(
        "tabular relative inline-flex min-h-6 items-center rounded-xs text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-2 after:inset-y-0 hover:decoration-ink",
        className,
      )}
    >
      {children ?? number(count)}
    </Link>
  );
}
