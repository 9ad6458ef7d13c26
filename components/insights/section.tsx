import { type ReactNode, useId } from "react";

export function Section({
  title,
  what,
  action,
  children,
}: {
  title: string;
  what?: ReactNode;
  action?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 break-inside-avoid flex-col gap-3 px-4 py-6 md:px-7"
    >
      <div className="flex items-start justify-between gap-4">
        <div className="flex flex-col gap-0.5">
          <h2 id={id} className="text-14 font-semibold">
            {title}
          </h2>
          {what && <p className="text-12 text-quiet">{what}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
