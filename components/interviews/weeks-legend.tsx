"use client";

import { useTexts } from "@/components/texts/texts-provider";

const swatch = "inline-block w-1.5 align-[-1px]";

export function WeeksLegend() {
  const { t } = useTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pt-3 pb-8 text-12 text-faint md:px-7 md:max-lg:hidden">
      <span>{t("interviews.weeksLegend")}</span>
      <span>
        <span aria-hidden="true" className={`${swatch} mr-1.5 h-3 bg-control forced-colors:border`} />
        {t("interviews.weeksInvited")}
      </span>
      <span>
        <span
          aria-hidden="true"
          className={`${swatch} mr-1.5 h-3 w-[3px] bg-ink forced-color-adjust-none forced-colors:bg-[CanvasText]`}
        />
        {t("interviews.weeksCompleted")}
      </span>
    </p>
  );
}
