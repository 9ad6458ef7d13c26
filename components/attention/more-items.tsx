"use client";

import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

const atOnce = 5;

export function MoreItems<Item>({
  items,
  label,
  footer,
  children,
}: {
  items: Item[];
  /** The list’s name for screen readers. */
  label: string;
  footer?: ReactNode;
  /** Must return a list item that can take the focus. */
  children: (item: Item) => ReactNode;
}) {
  const { t, number } = useTexts();
  const [most, setMost] = useState(atOnce);
  const list = useRef<HTMLUListElement>(null);
  const left = items.length - most;

  function showMore(): void {
    flushSync(() => setMost(most + atOnce));
    // The button may be gone; the next item is there.
    const first = list.current?.children[most];
    if (first instanceof HTMLElement) first.focus();
  }
  return (
    <>
      <ul ref={list} aria-label={label} className="divide-y divide-line">
        {items.slice(0, most).map(children)}
      </ul>
      {(left > 0 || footer) && (
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-2 py-1 text-12 text-quiet">
          {left > 0 && (
            <Button size="sm" variant="ghost" onClick={showMore}>
              {t("attention.showMore", { count: number(Math.min(left, atOnce)) })}
            </Button>
          )}
          {footer}
        </div>
      )}
    </>
  );
}
