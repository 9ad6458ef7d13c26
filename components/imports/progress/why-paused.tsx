"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";
import { RelativeTime } from "@/components/ui/relative-time";
import type { Texts } from "@/lib/i18n/texts";
import type { ImportView } from "@/lib/imports/schema";

/** Why it is paused, in a few words. */
export function pauseWords({ reason, changedBy }: ImportView, { t }: Pick<Texts, "t">): string {
  return reason === "by_member"
    ? t("imports.run.paused.by_member", { by: changedBy ?? t("imports.run.somebody") })
    : t(`imports.run.paused.${reason ?? "otherwise"}`);
}

/** Why an import stands still or goes slowly, and what to do. */
export function WhyPaused({ view }: { view: ImportView }) {
  const texts = useTexts();
  const { t } = texts;
  const { state, reason, slowUntil } = view;
  if (state === "running" && reason === "rate_limited")
    return (
      <Notice tone="info">
        {slowUntil
          ? t.rich("imports.run.slow", { when: () => <RelativeTime at={slowUntil} seconds /> })
          : t("imports.run.slowShort")}
      </Notice>
    );
  if (state !== "paused") return null;
  return (
    <Notice tone={reason === "by_member" ? "info" : "warning"} title={pauseWords(view, texts)}>
      {t(`imports.run.pausedMeans.${reason ?? "otherwise"}`)}
    </Notice>
  );
}
