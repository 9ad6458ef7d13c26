import { type ReactNode, useId } from "react";

/** A section of the column beside the candidates. */
export function SideSection({
  id: anchor,
  title,
  hint,
  children,
}: {
  /** Where a link leads to. */
  id?: string;
  title: string;
  hint?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section id={anchor} aria-labelledby={id} className="flex scroll-mt-4 flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {hint && <p className="text-13 text-quiet">{hint}</p>}
      </div>
      {children}
    </section>
  );
}
