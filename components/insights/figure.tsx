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
  /** Without it, the parts below link to their rows. */
  href?: string;
  linkLabel?: string;
}) {
  const look = "tabular w-fit text-22 font-semibold tracking-[-0.015em]";
  return (
    <div className="-mt-px -ml-px flex flex-col gap-0.5 border-t border-l border-line px-4 py-3 max-lg:last:col-span-2 md:px-7">
      <dt className="text-12 font-[550] text-quiet">{label}</dt>
      <dd className="flex flex-col">
        {href ? (
          <Link
            href={href}
            prefetch={false}
            aria-label={linkLabel}
            className={`${look} pointer-coarse:finger pointer-coarse:finger-wide rounded-xs underline decoration-transparent underline-offset-4 transition-colors hover:decoration-ink`}
          >
            {value}
          </Link>
        ) : (
          <span className={look}>{value}</span>
        )}
        <span className="tabular min-h-4 text-12 text-faint">{below}</span>
      </dd>
    </div>
  );
}
