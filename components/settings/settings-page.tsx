"use client";

import type { ReactNode } from "react";
import { PageHeader } from "@/components/page/page-header";
import type { SettingsSection } from "@/components/settings/sections";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";

/** `isWide` for tables. */
export function SettingsPage({
  section,
  actions,
  isWide = false,
  children,
}: {
  section: SettingsSection["name"];
  actions?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}) {
  const { t } = useTexts();
  return (
    <div className={cn("mx-auto w-full pb-16", isWide ? "max-w-[70rem]" : "max-w-[46rem]")}>
      <PageHeader title={t(`settings.sections.${section}`)} actions={actions}>
        {t(`settings.hints.${section}`)}
      </PageHeader>
      <div className="flex flex-col gap-8 px-4 pt-2 md:px-7">{children}</div>
    </div>
  );
}
