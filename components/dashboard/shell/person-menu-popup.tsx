"use client";

import { useQuery } from "@tanstack/react-query";
import { Bell, Check, Keyboard, LogOut, Search, Settings } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactElement } from "react";
import { usePalette } from "@/components/dashboard/palette/palette-provider";
import type { Person } from "@/components/dashboard/shell/person";
import { unreadQuery } from "@/components/notifications/notifications-query";
import { isWithin } from "@/components/page/navigation";
import { themeOptions } from "@/components/page/theme-options";
import { useTheme } from "@/components/page/use-theme";
import { useSignOut } from "@/components/session/use-sign-out";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from "@/components/ui/overlays/menu";

export function PersonMenuPopup({
  person,
  place,
  onNews,
  trigger,
}: {
  person: Person;
  place: "rail" | "bar";
  onNews?: () => void;
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const isInSettings = isWithin(usePathname(), "/settings");
  const [theme, setTheme] = useTheme();
  const { leave, isLeaving } = useSignOut();
  const palette = usePalette();
  const unread = useQuery(unreadQuery()).data?.unread ?? 0;

  return (
    <Menu align={place === "rail" ? "start" : "end"} side="top" className="w-60" trigger={trigger}>
      <div className="px-2 pt-1.5 pb-2">
        <p dir="auto" className="truncate text-13 font-semibold">
          {person.name}
        </p>
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
      {onNews && (
        <MenuItem onClick={onNews}>
          <Bell aria-hidden="true" />
          {t("bell.title")}
          {unread > 0 && (
            <span className="tabular ml-auto text-12 text-accent">{t("bell.unread", { count: unread })}</span>
          )}
        </MenuItem>
      )}
      {place === "bar" && (
        <MenuItem onClick={() => palette.open("palette")}>
          <Search aria-hidden="true" />
          {t("palette.open")}
        </MenuItem>
      )}
      <MenuItem onClick={() => palette.open("help")}>
        <Keyboard aria-hidden="true" />
        {t("shortcuts.title")}
      </MenuItem>
      <MenuLink aria-current={isInSettings ? "page" : undefined} render={<Link href="/settings" />}>
        <Settings aria-hidden="true" />
        <span className={cn(isInSettings && "font-semibold")}>{t("layout.settings")}</span>
        {isInSettings && <Check aria-hidden="true" className="ml-auto" />}
      </MenuLink>
      <MenuItem onClick={leave} disabled={isLeaving}>
        <LogOut aria-hidden="true" />
        {t("layout.signOut")}
      </MenuItem>
    </Menu>
  );
}
