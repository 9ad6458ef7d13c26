import { type ReactNode, useId } from "react";
import { cn } from "@/components/ui/cn";

export function SettingGroup({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2.5">
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-14 font-semibold">
          {title}
        </h2>
        {aside}
      </div>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface">{children}</div>
    </section>
  );
}

export function SettingRow({
  label,
  labelId,
  hint,
  below,
  children,
  className,
}: {
  label: ReactNode;
  /** The id of what labels the control. */
  labelId?: string;
  hint?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
  className?: string;
}) {
  return (
    <div className={cn("flex flex-col gap-2 px-4 py-3", className)}>
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="min-w-0 flex-1 basis-40">
          <p id={labelId} className="text-13 font-[550]">
            {label}
          </p>
          {hint && <p className="text-12 text-quiet">{hint}</p>}
        </div>
        <div className="flex max-w-full min-w-0 items-center gap-3 text-13">{children}</div>
      </div>
      {below}
    </div>
  );
}
