"use client";

import Link from "next/link";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { stripClass } from "@/components/ui/strip-class";

/** The open tab’s distance from the line’s ends, in pixels: they fade out where the line continues. */
const fadePx = 24;

export type TabLink = { href: string; label: string; count?: string; current: boolean };

type Presses<Tab> = {
  /** For a table that changes its URL without a request. @returns true if it did. */
  onSelect?: (tab: Tab) => boolean;
  /** A press is likely. */
  onNear?: (tab: Tab) => void;
};

/** By hand: scrollIntoView would move the page as well. */
function bringIntoSight(strip: HTMLElement, tab = strip.querySelector("[aria-current]")): void {
  if (!tab) return;
  const line = strip.getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  if (right > line.right - fadePx) strip.scrollLeft += right - line.right + fadePx;
  else if (left < line.left + fadePx) strip.scrollLeft -= line.left + fadePx - left;
}

export function TabsNav<Tab extends TabLink>({
  label,
  tabs,
  own,
  ...presses
}: Presses<Tab> & {
  label: string;
  tabs: Tab[];
  /** Those that a person has added, apart from the others. Their names may be long. */
  own?: { label: string; tabs: Tab[] };
}) {
  const nav = useRef<HTMLElement>(null);
  const current = [...tabs, ...(own?.tabs ?? [])].find((tab) => tab.current)?.href;
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
      onFocus={({ currentTarget, target }) => bringIntoSight(currentTarget, target)}
      className={cn(stripClass, "-mb-px flex min-w-0 flex-1 gap-4 @5xl:gap-5")}
    >
      {tabs.map((tab) => (
        <TabItem key={tab.href} tab={tab} {...presses} />
      ))}
      {own && own.tabs.length > 0 && (
        <>
          <span aria-hidden="true" className="h-4 shrink-0 self-center border-l border-line-strong" />
          <ul aria-label={own.label} className="flex min-w-fit gap-4 @5xl:gap-5">
            {own.tabs.map((tab) => (
              <li key={tab.href}>
                <TabItem tab={tab} isOwn {...presses} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

function TabItem<Tab extends TabLink>({
  tab,
  isOwn = false,
  onSelect,
  onNear,
}: Presses<Tab> & { tab: Tab; isOwn?: boolean }) {
  return (
    <Link
      href={tab.href}
      prefetch={false}
      scroll={false}
      aria-current={tab.current ? "page" : undefined}
      title={isOwn ? tab.label : undefined}
      onPointerEnter={() => onNear?.(tab)}
      onFocus={() => onNear?.(tab)}
      onClick={(event) => {
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (plain && onSelect?.(tab)) event.preventDefault();
      }}
      className={cn(
        "flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-13 font-[550] text-quiet -outline-offset-2 transition-colors hover:text-ink pointer-coarse:h-11 forced-colors:border-[Canvas]",
        tab.current &&
          "border-ink text-ink forced-colors:border-[Highlight] forced-colors:not-focus-visible:outline-1",
      )}
    >
      {isOwn ? (
        <span className="max-w-40 truncate" dir="auto">
          {tab.label}
        </span>
      ) : (
        tab.label
      )}
      {tab.count !== undefined && <span className="tabular font-normal text-faint">{tab.count}</span>}
    </Link>
  );
}
