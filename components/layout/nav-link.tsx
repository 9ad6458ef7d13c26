"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { type Destination, isWithin } from "@/components/layout/navigation";
import { cn } from "@/components/ui/cn";

/** One destination: a line of the rail, or a place in the bottom bar on phones. */
export function NavLink({
  destination: { href, label, icon: Icon },
  place,
  trailing,
}: {
  destination: Destination;
  place: "rail" | "bar";
  trailing?: ReactNode;
}) {
  const isCurrent = isWithin(usePathname(), href);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      title={place === "rail" ? label : undefined}
      className={cn(
        "flex items-center font-[550] text-quiet transition-colors hover:text-ink",
        place === "rail" && "h-8 gap-2.5 rounded-md px-2 text-13 hover:bg-hover max-xl:justify-center",
        place === "bar" && "h-14 flex-col justify-center gap-1 text-11 -outline-offset-2",
        isCurrent && "text-ink",
        isCurrent && place === "rail" && "bg-hover",
      )}
    >
      <Icon
        className={place === "rail" ? "size-4 shrink-0" : "size-5"}
        strokeWidth={isCurrent ? 2.25 : 1.9}
        aria-hidden="true"
      />
      <span className={cn(place === "rail" && "max-xl:sr-only")}>{label}</span>
      {trailing}
    </Link>
  );
}
