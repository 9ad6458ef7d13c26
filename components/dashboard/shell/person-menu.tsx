"use client";

import { ChevronsUpDown } from "lucide-react";
import type { Person } from "@/components/dashboard/shell/person";
import { initials } from "@/components/page/initials";
import { useTexts } from "@/components/texts/texts-provider";
import { Avatar } from "@/components/ui/avatar";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { cn } from "@/components/ui/cn";

const loadPopup = () =>
  import("@/components/dashboard/shell/person-menu-popup").then(({ PersonMenuPopup }) => PersonMenuPopup);

export function PersonMenu({ person, place }: { person: Person; place: "rail" | "bar" }) {
  return (
    <Deferred
      kind="menu"
      load={loadPopup}
      part={{ person, place, trigger: <PersonButton person={person} place={place} /> }}
    />
  );
}

function PersonButton({ person, place, ...props }: { person: Person; place: "rail" | "bar" }) {
  const { t } = useTexts();
  return (
    <button
      type="button"
      {...props}
      className={cn(
        "flex w-full items-center transition-colors hover:bg-hover data-popup-open:bg-hover",
        place === "rail" && "gap-2.5 rounded-md px-1.5 py-1.5 text-left max-xl:justify-center",
        place === "bar" &&
          "h-14 flex-col justify-center gap-1 text-11 font-[550] text-quiet -outline-offset-2",
      )}
    >
      <Avatar letters={initials(person.name)} className={place === "bar" ? "size-5 text-[9px]" : undefined} />
      {place === "bar" ? (
        <span>{t("layout.you")}</span>
      ) : (
        <span className="flex min-w-0 flex-1 flex-col max-xl:sr-only">
          <span className="truncate text-13 font-[550]">{person.name}</span>
          <span className="text-12 text-faint">{t(`roles.${person.role}`)}</span>
        </span>
      )}
      {place === "rail" && (
        <ChevronsUpDown className="size-3.5 shrink-0 text-faint max-xl:hidden" aria-hidden="true" />
      )}
    </button>
  );
}
