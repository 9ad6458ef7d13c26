"use client";

import { type ReactNode, useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

const atOnce = 5;

/** A few of a list's items, and the next few for whoever asks. */
export function MoreItems<Item>({
  items,
  label,
  footer,
  children,
}: {
  items: Item[];
  /** Names the list to screen readers. */
  label: string;
  /** Beside the button. */
  footer?: ReactNode;
  children: (item: Item) => ReactNode;
}) {
  const { t, number } = useTexts();
  const [most, setMost] = useState(atOnce);
  const left = items.length - most;
  return (
    <>
      <ul aria-label={label} className="divide-y divide-line">
        {items.slice(0, most).map(children)}
      </ul>
      {(left > 0 || footer) && (
        <div className="flex flex-wrap items-center gap-x-3 border-t border-line px-2 py-1 text-12 text-quiet">
          {left > 0 && (
            <Button size="sm" variant="ghost" onClick={() => setMost(most + atOnce)}>
              {t("attention.showMore", { count: number(Math.min(left, atOnce)) })}
            </Button>
          )}
          {footer}
        </div>
      )}
    </>
  );
}
