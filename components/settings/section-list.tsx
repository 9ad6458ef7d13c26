"use client";

import Link from "next/link";
import type { ReactElement } from "react";
import type { SettingsSection } from "@/components/settings/sections";
import { useTexts } from "@/components/texts/texts-provider";
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
  return (
    <Menu trigger={trigger} align="start">
      {groups.map(({ title, sections }) => (
        <MenuGroup key={title} label={title}>
          {sections.map(({ name, href, icon: Icon }) => (
            <MenuLink key={name} render={<Link href={href} />}>
              <Icon aria-hidden="true" />
              {t(`settings.sections.${name}`)}
            </MenuLink>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
}
