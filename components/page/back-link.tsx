"use client";

import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { MouseEvent, ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/**
 * How many steps back the list is that the page was opened from, directly or through other pages of the list.
 * @returns undefined if it was opened otherwise, or the browser has no Navigation API.
 */
function stepsBackTo(pathname: string): number | undefined {
  if (!("navigation" in window) || !navigation.currentEntry) return undefined;
  const at = navigation.currentEntry.index;
  for (const { url, index } of navigation.entries().slice(0, at).reverse()) {
    const entryPath = url ? new URL(url).pathname : "";
    if (entryPath === pathname) return at - index;
    const isOnTheWay = entryPath === window.location.pathname || entryPath.startsWith(`${pathname}/`);
    if (!isOnTheWay) return undefined;
  }
  return undefined;
}

/** Leads from a screen to the list that it belongs to: as it was left, if the screen was opened from it. */
export function BackLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string;
  children: ReactNode;
}) {
  function goBack(event: MouseEvent<HTMLAnchorElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const steps = stepsBackTo(event.currentTarget.pathname);
    if (steps === undefined) return;
    event.preventDefault();
    window.history.go(-steps);
  }
  return (
    <Link
      href={href}
      onClick={goBack}
      className={cn(
        "-ml-1 flex min-h-7 w-fit items-center gap-1 rounded-xs text-13 text-quiet hover:text-ink pointer-coarse:min-h-9 print:hidden",
        className,
      )}
    >
      <ChevronLeft aria-hidden="true" className="size-4" />
      {children}
    </Link>
  );
}
