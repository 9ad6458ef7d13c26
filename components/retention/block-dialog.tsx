"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement, RefObject } from "react";
import { ReasonDialog } from "@/components/forms/reason-dialog";
import { put } from "@/components/http/request-json";
import { retentionKey } from "@/components/retention/retention-query";
import { useTexts } from "@/components/texts/texts-provider";

/** Asks why a candidate must not be erased. */
export function BlockDialog({
  id,
  name,
  onBlocked,
  ...opened
}: {
  trigger: ReactElement<Record<string, unknown>>;
  id: number;
  name: string;
  focusAfter: RefObject<HTMLElement | null>;
  onBlocked?: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  return (
    <ReasonDialog
      {...opened}
      title={t("retention.blockTitle", { name })}
      text={t("retention.blockText")}
      label={t("retention.reason")}
      confirm={t("retention.confirm")}
      act={(reason) => put(`/api/assessments/${id}/erasure-block`, { reason })}
      onDone={() => {
        onBlocked?.();
        void client.invalidateQueries({ queryKey: retentionKey });
      }}
    />
  );
}
