"use client";

import { use } from "react";
import { cn } from "@/components/ui/cn";
import { LettersContext } from "@/components/ui/letters-context";

/** For eyes alone. People who have switched single-letter shortcuts off see no letters, unless `always`. */
export function Kbd({
  children,
  always = false,
  as: Element = "span",
  className,
}: {
  children: string;
  always?: boolean;
  /** `kbd` where the key itself is the content, and is read out. */
  as?: "span" | "kbd";
  className?: string;
}) {
  const areLettersOn = use(LettersContext);
  if (!always && !areLettersOn && children.length === 1) return null;
  return (
    <Element
      aria-hidden={Element === "span" || undefined}
      className={cn(
        "inline-grid h-4.5 min-w-4.5 place-items-center rounded-xs border border-current/35 px-1 font-sans text-11 leading-none whitespace-nowrap",
        Element === "span" && "pointer-coarse:hidden",
        className,
      )}
    >
      {children}
    </Element>
  );
}
