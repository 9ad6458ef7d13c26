import Link from "next/link";
import type { ReactNode } from "react";

export function Figure({
  label,
  value,
  below,
  href,
  linkLabel,
}: {
  label: string;
  value: string;
  below?: ReactNode;
  href: string;
  linkLabel: string;
}) {
  return (
    <div className="flex flex-col gap-0.5 border-line px-4 py-3 not-first:border-l md:px-7">
      <dt className="text-12 font-[550] text-quiet">{label}</dt>
      <dd className="flex flex-col">
        <Link
          href={href}
          prefetch={false}
          aria-label={linkLabel}
          className="tabular w-fit rounded-xs text-22 font-semibold tracking-[-0.015em] underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink"
        >
          {value}
        </Link>
        <span className="tabular min-h-4 text-12 text-faint">{below}</span>
      </dd>
    </div>
  );
}
