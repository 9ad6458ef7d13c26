"use client";

import { LogOut, Settings } from "lucide-react";
import Link from "next/link";
import { type ReactElement, useState } from "react";
import { signOut } from "@/components/auth/auth-requests";
import { useLeave } from "@/components/feed/feed-provider";
import type { Person } from "@/components/layout/person-menu";
import { themeOptions } from "@/components/layout/theme-options";
import { useTheme } from "@/components/layout/use-theme";
import { useTexts } from "@/components/texts/texts-provider";
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";

/** The menu behind the person's button. */
export function PersonMenuPopup({
  person,
  place,
  trigger,
}: {
  person: Person;
  place: "rail" | "bar";
  trigger: ReactElement<Record<string, unknown>>;
}) {
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
    <Menu align={place === "rail" ? "start" : "end"} side="top" className="w-60" trigger={trigger}>
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
