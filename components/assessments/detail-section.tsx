"use client";

import { createContext, type ReactNode, use, useId } from "react";

/** One below the candidate’s name: 2 on a page of its own, 3 in the panel over the list. */
export const SectionLevel = createContext<2 | 3>(2);

/** The heading of a part, as deep as the page or the panel has it. */
export const useSectionHeading = () => (use(SectionLevel) === 2 ? "h2" : "h3");

/** One titled part of an assessment. */
export function DetailSection({
  title,
  aside,
  children,
}: {
  title: string;
  /** What can be done with it, beside its title. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  const Heading = useSectionHeading();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <div className="flex min-h-6 items-center justify-between gap-3">
        <Heading id={id} className="text-12 font-[550] text-faint">
          {title}
        </Heading>
        {/* Taller than the title, and no reason to stand lower than its neighbour's. */}
        {aside && <div className="-my-2">{aside}</div>}
      </div>
      {children}
    </section>
  );
}
