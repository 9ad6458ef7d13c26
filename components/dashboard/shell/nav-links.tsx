"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { AssessmentCount } from "@/components/dashboard/shell/assessment-count";
import { type Destination, destinations, isAt } from "@/components/page/navigation";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

type Place = "rail" | "bar";

/** In the rail, or on phones in the bottom bar. */
export function NavLinks({ place }: { place: Place }) {
  const path = usePathname();
  // Settings are in the person’s menu too: five places fit side by side on a phone.
  const shown = destinations.filter(({ name }) => place === "rail" || name !== "settings");
  return shown.map((destination) => (
    <NavLink
      key={destination.href}
      destination={destination}
      place={place}
      isCurrent={isAt(destination, path)}
    />
  ));
}

function NavLink({
  destination: { href, name, icon: Icon },
  place,
  isCurrent,
}: {
  destination: Destination;
  place: Place;
  isCurrent: boolean;
}) {
  const { t } = useTexts();
  const label = t(`layout.${name}`);
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      title={place === "rail" ? label : undefined}
      className={cn(
        "flex items-center font-[550] text-quiet transition-colors hover:text-ink",
        place === "rail" && "h-8 gap-2.5 rounded-md px-2 text-13 hover:bg-hover max-xl:justify-center",
        place === "bar" &&
          "h-14 flex-col justify-center gap-1 text-11 -outline-offset-2 max-[23rem]:tracking-[-0.02em]",
        isCurrent && "text-ink forced-colors:outline-1",
        isCurrent && place === "rail" && "bg-hover",
      )}
    >
      <Icon
        className={place === "rail" ? "size-4 shrink-0" : "size-5"}
        strokeWidth={isCurrent ? 2.25 : 1.9}
        aria-hidden="true"
      />
      <span className={cn(place === "rail" && "max-xl:sr-only")}>{label}</span>
      {place === "rail" && href === "/assessments" && <AssessmentCount />}
    </Link>
  );
}
