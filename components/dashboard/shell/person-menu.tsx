"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronsUpDown } from "lucide-react";
import type { Person } from "@/components/dashboard/shell/person";
import { unreadQuery } from "@/components/notifications/notifications-query";
import { initials } from "@/components/page/initials";
import { useTexts } from "@/components/texts/texts-provider";
import { Avatar } from "@/components/ui/avatar";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { cn } from "@/components/ui/cn";

const loadPopup = () =>
  import("@/components/dashboard/shell/person-menu-popup").then(({ PersonMenuPopup }) => PersonMenuPopup);

type PersonMenuProps = {
  person: Person;
  place: "rail" | "bar";
  /** Where the menu offers notifications. */
  onNews?: () => void;
};

export function PersonMenu({ person, place, onNews }: PersonMenuProps) {
  return (
    <Deferred
      kind="menu"
      load={loadPopup}
      part={{ person, place, onNews, trigger: <PersonButton person={person} place={place} /> }}
    />
  );
}

function PersonButton({ person, place, ...props }: { person: Person; place: "rail" | "bar" }) {
  const { t } = useTexts();
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "flex w-full items-center transition-colors hover:bg-hover data-popup-open:bg-hover",
        place === "rail" && "gap-2.5 rounded-md px-1.5 py-1.5 text-left max-xl:justify-center",
        place === "bar" &&
          "h-14 flex-col justify-center gap-1 text-11 font-[550] text-quiet -outline-offset-2 max-[23rem]:text-[0.625rem]",
      )}
    >
      {place === "bar" ? (
        <span className="relative">
          <Avatar letters={initials(person.name)} className="size-5 text-[9px]" />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 size-2.5 rounded-full border-2 border-ground bg-accent forced-colors:border-[CanvasText]"
            />
          )}
        </span>
      ) : (
        <Avatar letters={initials(person.name)} />
      )}
      {place === "bar" ? (
        <span className="huge:sr-only">
          {t("layout.you")}
          {unread > 0 && <span className="sr-only">, {t("bell.unread", { count: unread })}</span>}
        </span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-col max-xl:sr-only">
          <span dir="auto" className="truncate text-13 font-[550]">
            {person.name}
          </span>
          <span className="text-12 text-faint">{t(`roles.${person.role}`)}</span>
        </span>
      )}
      {place === "rail" && (
        <ChevronsUpDown className="size-3.5 shrink-0 text-faint max-xl:hidden" aria-hidden="true" />
      )}
    </button>
  );
}
