"use client";

import type { ReactNode } from "react";
import { PageHeader } from "@/components/page/page-header";
import type { SettingsSection } from "@/components/settings/sections";
import { useTexts } from "@/components/texts/texts-provider";

/** All sections have the same edges. */
export function SettingsPage({
  section,
  actions,
  children,
}: {
  section: SettingsSection["name"];
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div className="mx-auto w-full max-w-[60rem] pb-16">
      <PageHeader title={t(`settings.sections.${section}`)} actions={actions}>
        {t(`settings.hints.${section}`)}
      </PageHeader>
      <div className="flex flex-col gap-8 px-4 pt-2 md:px-7">{children}</div>
    </div>
  );
}
