"use client";

import Link from "next/link";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

export type TabLink = { href: string; label: string; count?: number; current: boolean };

/** Tabs that are links: every tab is an address. */
export function TabsNav({
  label,
  tabs,
  onSelect,
}: {
  label: string;
  tabs: TabLink[];
  /** For a table that changes its URL without a visit to the server; return true when it did. */
  onSelect?: (tab: TabLink) => boolean;
}) {
  const { number } = useTexts();
  return (
    <nav
      aria-label={label}
      className="-mb-px flex min-w-0 flex-1 gap-5 overflow-x-auto overflow-y-hidden [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          prefetch={false}
          scroll={false}
          aria-current={tab.current ? "page" : undefined}
          onClick={(event) => {
            const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
            if (plain && onSelect?.(tab)) event.preventDefault();
          }}
          className={cn(
            "flex h-10 shrink-0 items-center gap-1.5 border-b-2 border-transparent text-13 font-[550] text-quiet -outline-offset-2 transition-colors hover:text-ink pointer-coarse:h-11",
            tab.current && "border-ink text-ink",
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="tabular font-normal text-faint">{number(tab.count)}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
