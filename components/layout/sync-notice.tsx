"use client";

import { useQuery } from "@tanstack/react-query";
import { shellQuery } from "@/components/layout/shell-query";
import { Notice } from "@/components/ui/notice";

/** What it means that the service is away; administrators can unfold the technical reason. */
export function SyncNotice({ className }: { className?: string }) {
  const { data } = useQuery(shellQuery());
  if (data?.sync.state !== "failing") return null;
  return (
    <Notice
      tone="warning"
      role="status"
      title="No news from the assessment service"
      technical={data.sync.technical}
      className={className}
    >
      {data.sync.message}
    </Notice>
  );
}
