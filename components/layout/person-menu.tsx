"use client";

import { ChevronsUpDown, LogOut, Settings } from "lucide-react";
import Link from "next/link";
import { useState } from "react";
import { signOut } from "@/components/auth/auth-requests";
import { useLeave } from "@/components/feed/feed-provider";
import { initials } from "@/components/layout/initials";
import { themeOptions } from "@/components/layout/theme-options";
import { useTheme } from "@/components/layout/use-theme";
import { useTexts } from "@/components/texts/texts-provider";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import type { User } from "@/lib/auth/session";

export type Person = Pick<User, "name" | "email" | "role">;

/** Who is signed in, with the theme and the way out. */
export function PersonMenu({ person, place }: { person: Person; place: "rail" | "bar" }) {
  const { t } = useTexts();
  const [theme, setTheme] = useTheme();
  const [isLeaving, setIsLeaving] = useState(false);
  const toast = useToast();
  const leaveAllTabs = useLeave();

  async function leave() {
    setIsLeaving(true);
    if (await leaveAllTabs(signOut)) window.location.assign("/sign-in");
    else {
      setIsLeaving(false);
      toast.add({
        title: t("layout.stillSignedIn"),
        description: t("layout.stillSignedInWhy"),
      });
    }
  }

  return (
    <Menu
      align={place === "rail" ? "start" : "end"}
      side="top"
      className="w-60"
      trigger={<PersonButton person={person} place={place} />}
    >
      <div className="px-2 pt-1.5 pb-2">
        <p className="truncate text-13 font-semibold">{person.name}</p>
        <p className="truncate text-12 text-faint">{person.email}</p>
      </div>
      <MenuSeparator />
      <MenuChoice
        label={t("layout.theme")}
        value={theme}
        options={themeOptions(t)}
        onValueChange={setTheme}
      />
      <MenuSeparator />
      <MenuLink render={<Link href="/settings" />}>
        <Settings aria-hidden="true" />
        {t("layout.settings")}
      </MenuLink>
      <MenuItem onClick={leave} disabled={isLeaving}>
        <LogOut aria-hidden="true" />
        {t("layout.signOut")}
      </MenuItem>
    </Menu>
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
