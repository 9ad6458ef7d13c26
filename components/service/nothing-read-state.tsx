"use client";

import { useQuery } from "@tanstack/react-query";
import { CloudDownload, CloudOff } from "lucide-react";
import Link from "next/link";
import { shellQuery } from "@/components/service/shell-query";
import { useWhoMends } from "@/components/service/who-mends";
import { syncWords } from "@/components/texts/sync-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { listWords } from "@/components/ui/list-words";

/** A fault that needs mending; retrying doesn’t help. */
const toMend = new Set(["invalid_key", "not_authorised", "not_found"]);

/** In place of rows, figures and forms while nothing has ever been read: why, and what can be done about it. */
export function NothingRead({ title }: { title?: string }) {
  const texts = useTexts();
  const { t } = texts;
  const { isReader, administrators } = useWhoMends();
  const sync = useQuery(shellQuery()).data?.sync;
  if (sync?.state !== "failing") {
    return (
      <div role="status">
        <EmptyState
          icon={<CloudDownload aria-hidden="true" />}
          title={title ?? t("layout.unread.readingTitle")}
        >
          {t("layout.unread.reading")}
        </EmptyState>
      </div>
    );
  }
  const isToMend = toMend.has(sync.reason ?? "");
  const ask =
    administrators.length > 0
      ? t(`layout.unread.${isToMend ? "askThemNow" : "askThem"}`, {
          names: listWords(administrators, texts),
        })
      : t(`layout.unread.${isToMend ? "askNow" : "ask"}`);
  return (
    <div role="status">
      <EmptyState
        icon={<CloudOff aria-hidden="true" />}
        title={title ?? t("layout.neverConnected")}
        action={
          isReader && (
            <Button render={<Link href="/settings/connection" />}>{t("layout.unread.openConnection")}</Button>
          )
        }
      >
        <p>{syncWords(sync, t)}</p>
        <p className="mt-2">{isReader ? t("layout.unread.mend") : ask}</p>
        {sync.technical && (
          <details className="mt-2 text-12">
            <summary className="mx-auto w-fit rounded-xs py-0.5 underline decoration-dotted underline-offset-3 hover:text-ink">
              {t("common.technicalDetail")}
            </summary>
            <p className="mt-1 font-mono break-words">{sync.technical}</p>
          </details>
        )}
      </EmptyState>
    </div>
  );
}
