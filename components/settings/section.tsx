import { type ReactNode, useId } from "react";

/** A part of Settings: what it is on the left, the thing itself on the right. */
export function Section({
  title,
  description,
  children,
}: {
  title: string;
  description?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line px-4 py-7 md:px-7 lg:grid-cols-[15rem_minmax(0,42rem)]"
    >
      <div>
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {description && <p className="mt-1 text-13 text-quiet">{description}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
