"use client";

import { useQuery } from "@tanstack/react-query";
import { isFirstListComing } from "@/components/service/nothing-read";
import { shellQuery } from "@/components/service/shell-query";
import { syncWords } from "@/components/texts/sync-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

export function SyncNotice({ className }: { className?: string }) {
  const { t, number } = useTexts();
  const { data } = useQuery(shellQuery());
  if (data && isFirstListComing(data)) {
    const { all } = data.counts;
    return (
      <Notice tone="info" role="status" className={className}>
        {t("layout.unread.firstList", { count: all, shown: number(all) })}
      </Notice>
    );
  }
  if (data?.sync.state !== "failing") return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title={t(data.sync.checkedAt === undefined ? "layout.neverConnected" : "layout.noNews")}
      technical={data.sync.technical}
      className={className}
    >
      {syncWords(data.sync, t)}
    </Notice>
  );
}
