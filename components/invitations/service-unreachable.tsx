"use client";

import { useQuery } from "@tanstack/react-query";
import { shellQuery } from "@/components/service/shell-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

/** Over the form before it is sent: creating may not work now, and what is typed is safe. */
export function ServiceUnreachable() {
  const { t } = useTexts();
  const sync = useQuery(shellQuery()).data?.sync;
  if (sync?.state !== "failing") return null;
  const isOurKey = sync.reason === "invalid_key" || sync.reason === "not_authorised";
  return (
    <Notice tone="warning" role="status" title={t("invite.awayTitle")} technical={sync.technical}>
      {t(isOurKey ? "invite.awayKey" : "invite.away")}
    </Notice>
  );
}
