"use client";

import type { ReactNode } from "react";
import { Section } from "@/components/insights/section";

/** The quartiles, or why there are none. */
export function TimeSection({
  title,
  what,
  lines,
  fewer,
  below,
}: {
  title: string;
  what: string;
  lines: { term: string; value: string }[];
  /** Shown instead when there are too few. */
  fewer: string;
  below?: ReactNode;
}) {
  return (
    <Section title={title} what={lines.length > 0 ? what : undefined}>
      {lines.length > 0 ? (
        <dl className="flex flex-col text-13">
          {lines.map(({ term, value }) => (
            <div key={term} className="flex justify-between gap-4 border-b border-line py-2.5">
              <dt className="text-quiet">{term}</dt>
              <dd className="tabular text-right font-[550]">{value}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="text-13 text-quiet">{fewer}</p>
      )}
      {below && <p className="text-12 text-quiet">{below}</p>}
    </Section>
  );
}
