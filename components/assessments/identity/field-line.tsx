import type { ReactNode } from "react";

export function FieldLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 py-1 pointer-coarse:has-[a]:py-3">
      <dt className="w-24 shrink-0 text-quiet">{term}</dt>
      <dd className="min-w-0 flex-1 break-words text-ink">{children}</dd>
    </div>
  );
}
