"use client";

import Link from "next/link";
import { use } from "react";
import { slowWords } from "@/components/imports/progress/slow-words";
import { useWhoMends } from "@/components/service/who-mends";
import { useTexts } from "@/components/texts/texts-provider";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { useNow } from "@/components/ui/behaviour/use-now";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Texts } from "@/lib/i18n/texts";
import type { PauseReason } from "@/lib/imports/names";
import type { ImportView } from "@/lib/imports/schema";

/** Why it is paused, in a few words. */
export function pauseWords({ reason, changedBy }: ImportView, { t }: Pick<Texts, "t">): string {
  return reason === "by_member"
    ? t("imports.run.paused.by_member", { by: changedBy ?? t("imports.run.somebody") })
    : t(`imports.run.paused.${reason ?? "otherwise"}`);
}

/** What is mended under *Settings → Connection*. */
const ofConnection: ReadonlySet<PauseReason> = new Set(["invalid_key", "not_authorised", "unreachable"]);

/** What others ask an administrator for. */
const asked = ["invalid_key", "not_authorised", "our_fault"] as const;

/** Why an import stands still or goes slowly, and what to do. */
export function WhyPaused({ view }: { view: ImportView }) {
  const texts = useTexts();
  const { t } = texts;
  const { isReader } = useWhoMends();
  const { state, reason } = view;
  if (state === "running" && reason === "rate_limited") return <Slow view={view} />;
  if (state !== "paused") return null;
  const own = isReader && asked.find((one) => one === reason);
  return (
    <Notice
      tone={reason === "by_member" ? "info" : "warning"}
      title={pauseWords(view, texts)}
      actions={
        isReader &&
        reason &&
        ofConnection.has(reason) && (
          <Button size="sm" render={<Link href="/settings/connection" />}>
            {t("layout.unread.openConnection")}
          </Button>
        )
      }
    >
      {own ? t(`imports.run.pausedMeansYou.${own}`) : t(`imports.run.pausedMeans.${reason ?? "otherwise"}`)}
    </Notice>
  );
}

function Slow({ view: { slowUntil } }: { view: ImportView }) {
  const texts = useTexts();
  const now = useNow(1_000);
  const renderedAt = use(RenderedAt);
  const until = slowUntil === undefined ? undefined : Date.parse(slowUntil);
  return (
    <Notice tone="info" className="tabular">
      {slowWords(until, now ?? renderedAt, texts)}
    </Notice>
  );
}
