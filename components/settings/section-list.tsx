"use client";

import { Check } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactElement } from "react";
import { isWithin } from "@/components/page/navigation";
import type { SettingsSection } from "@/components/settings/sections";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { Menu, MenuGroup, MenuLink } from "@/components/ui/overlays/menu";

/** A phone’s list of the settings, which opens as a sheet. */
export function SectionList({
  groups,
  trigger,
}: {
  groups: readonly { title: string; sections: readonly SettingsSection[] }[];
  trigger: ReactElement<Record<string, unknown>>;
}) {
  const { t } = useTexts();
  const path = usePathname();
  return (
    <Menu trigger={trigger} align="start">
      {groups.map(({ title, sections }) => (
        <MenuGroup key={title} label={title}>
          {sections.map(({ name, href, icon: Icon }) => {
            const isCurrent = isWithin(path, href);
            return (
              <MenuLink
                key={name}
                aria-current={isCurrent ? "page" : undefined}
                render={<Link href={href} />}
              >
                <Icon aria-hidden="true" />
                <span className={cn(isCurrent && "font-semibold")}>{t(`settings.sections.${name}`)}</span>
                {isCurrent && <Check aria-hidden="true" className="ml-auto" />}
              </MenuLink>
            );
          })}
        </MenuGroup>
      ))}
    </Menu>
  );
}
