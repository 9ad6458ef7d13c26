"use client";

import { createContext, type ReactNode, use, useId } from "react";
import type { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";

/** 2 on a page of its own, 3 in the panel over the list. */
export const SectionLevel = createContext<2 | 3>(2);

/** The id of the element that labels this part of the page, where several stand on it. */
export const SectionsOf = createContext("");

export const useSectionHeading = () => (use(SectionLevel) === 2 ? "h2" : "h3");

export function DetailSection({
  title,
  aside,
  focus,
  children,
}: {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Where the focus falls if what had it goes: the section’s name is read then, not all that is in it. */
  focus?: ReturnType<typeof useKeepFocus<HTMLElement>>;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = useSectionHeading();
  const whole = use(SectionsOf);
  return (
    <section
      {...focus}
      aria-labelledby={whole ? `${id} ${whole}` : id}
      className="flex flex-col gap-2.5 rounded-md"
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <Heading id={id} className="text-12 font-[550] text-faint">
          {title}
        </Heading>
        {/* Taller than the title: without the margins its section’s head would be higher than the others. */}
        {aside && <div className="-my-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
