"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { stripClass } from "@/components/ui/strip-class";

/** The open tab’s distance from the line’s ends, in pixels: they fade out where the line continues. */
const fadePx = 24;

export type TabLink = { href: string; label: string; count?: string; current: boolean };

/** By hand: scrollIntoView would move the page as well. */
function bringIntoSight(strip: HTMLElement): void {
  const tab = strip.querySelector("[aria-current]");
  if (!tab) return;
  const line = strip.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (right > line.right - fadePx) strip.scrollLeft += right - line.right + fadePx;
  else if (left < line.left + fadePx) strip.scrollLeft -= line.left + fadePx - left;
}

export function TabsNav({
  label,
  tabs,
  onSelect,
  onNear,
}: {
  label: string;
  tabs: TabLink[];
  /** For a table that changes its URL without a request. @returns true if it did. */
  onSelect?: (tab: TabLink) => boolean;
  /** A press is likely. */
  onNear?: (tab: TabLink) => void;
}) {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.href;
  useEffect(() => {
    const strip = nav.current;
    if (!current || !strip) return;
    // Also when a panel or a turned phone leaves the line less room.
    const resized = new ResizeObserver(() => bringIntoSight(strip));
    resized.observe(strip);
    return () => resized.disconnect();
  }, [current]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      className={cn(stripClass, "-mb-px flex min-w-0 flex-1 gap-4 @5xl:gap-5")}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          prefetch={false}
          scroll={false}
          aria-current={tab.current ? "page" : undefined}
          onPointerEnter={() => onNear?.(tab)}
          onFocus={() => onNear?.(tab)}
          onClick={(event) => {
            const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
            if (plain && onSelect?.(tab)) event.preventDefault();
          }}
          className={cn(
            "flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-13 font-[550] text-quiet -outline-offset-2 transition-colors hover:text-ink pointer-coarse:h-11 forced-colors:border-[Canvas]",
            tab.current && "border-ink text-ink forced-colors:border-[Highlight]",
          )}
        >
          {tab.label}
          {tab.count !== undefined && <span className="tabular font-normal text-faint">{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
