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
    // All sections begin at the same left edge.
    <div className="mx-auto w-full max-w-[70rem] pb-16">
      <div className={cn(!isWide && "max-w-[46rem]")}>
        <PageHeader title={t(`settings.sections.${section}`)} actions={actions}>
          {t(`settings.hints.${section}`)}
        </PageHeader>
        <div className="flex flex-col gap-8 px-4 pt-2 md:px-7">{children}</div>
      </div>
    </div>
  );
}
