"use client";

import { useQuery } from "@tanstack/react-query";
import { shellQuery } from "@/components/service/shell-query";
import { syncWords } from "@/components/texts/sync-words";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

export function SyncNotice({ className }: { className?: string }) {
  const { t } = useTexts();
  const { data } = useQuery(shellQuery());
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
