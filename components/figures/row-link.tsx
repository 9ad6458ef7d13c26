"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** A figure that links to its rows, unless it is zero. */
export function RowLink({
  count,
  href,
  label,
  className,
}: {
  count: number;
  href: string;
  /** Names what it counts: bare figures in a table sound alike. */
  label: string;
  className?: string;
}) {
  const { number } = useTexts();
  if (count === 0)
    return (
      <span className="tabular inline-flex min-h-6 items-center text-faint pointer-coarse:min-h-0">0</span>
    );
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={label}
      className={cn(
        "tabular relative inline-flex min-h-6 items-center rounded-xs text-ink underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-2 after:inset-y-0 hover:decoration-ink pointer-coarse:finger pointer-coarse:finger-wide pointer-coarse:after:hidden",
        className,
      )}
    >
      {number(count)}
    </Link>
  );
}
