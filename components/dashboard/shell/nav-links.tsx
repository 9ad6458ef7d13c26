"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { AssessmentCount } from "@/components/dashboard/shell/assessment-count";
import { ImportMark } from "@/components/imports/rail/import-mark";
import { type Destination, destinationsFor, isAt } from "@/components/page/navigation";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { Role } from "@/lib/roles";

type Place = "rail" | "bar";

/** In the rail, or on phones in the bottom bar. */
export function NavLinks({
  place,
  role,
  isImporting,
}: {
  place: Place;
  role: Role;
  /** An import is on its way. */
  isImporting: boolean;
}) {
  const path = usePathname();
  // Settings are in the person’s menu too: six places fit side by side on a phone.
  const shown = destinationsFor(role).filter(({ name }) => place === "rail" || name !== "settings");
  return shown.map((destination) => (
    <NavLink
      key={destination.href}
      destination={destination}
      place={place}
      isCurrent={isAt(destination, path)}
      mark={
        destination.name === "imports" && <ImportMark isUnderWay={isImporting} isNarrow={place === "bar"} />
      }
    />
  ));
}

function NavLink({
  destination: { href, name, icon: Icon },
  place,
  isCurrent,
  mark,
}: {
  destination: Destination;
  place: Place;
  isCurrent: boolean;
  mark: ReactNode;
}) {
  const { t } = useTexts();
  const label = t(`layout.${name}`);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      title={place === "rail" ? label : undefined}
      className={cn(
        "relative flex items-center font-[550] text-quiet transition-colors hover:text-ink",
        place === "rail" && "h-8 gap-2.5 rounded-md px-2 text-13 hover:bg-hover max-xl:justify-center",
        place === "bar" &&
          "h-14 flex-col justify-center gap-1 text-11 -outline-offset-2 max-[23rem]:text-[0.625rem]",
        isCurrent && "text-ink forced-colors:not-focus-visible:outline-1",
        isCurrent && place === "rail" && "bg-hover",
      )}
    >
      <span className="relative">
        <Icon
          className={place === "rail" ? "size-4 shrink-0" : "size-5"}
          strokeWidth={isCurrent ? 2.25 : 1.9}
          aria-hidden="true"
        />
        {place === "bar" && mark}
      </span>
      <span className={place === "rail" ? "max-xl:sr-only" : "bar-name"}>{label}</span>
      {place === "rail" && href === "/assessments" && <AssessmentCount />}
      {place === "rail" && mark}
    </Link>
  );
}
