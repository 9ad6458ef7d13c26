import { type ReactNode, useId } from "react";

/** One titled part of an assessment. */
export function DetailSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2.5">
      <h2 id={id} className="text-12 font-[550] text-faint">
        {title}
      </h2>
      {children}
    </section>
  );
}
