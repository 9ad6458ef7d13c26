"use client";

import { useQueryClient } from "@tanstack/react-query";
import type { ReactElement, RefObject } from "react";
import { correctionAnswer } from "@/components/assessments/identity/correction";
import { ReasonDialog } from "@/components/forms/reason-dialog";
import { postJson } from "@/components/http/request-json";
import { assessmentQuery } from "@/components/rows/assessment-query";
import { useTakeRow } from "@/components/rows/use-list-state";
import { useTexts } from "@/components/texts/texts-provider";

/** Asks why a blind reviewer has to know who the candidate is. */
export function RevealDialog({
  id,
  name,
  onRevealed,
  ...opened
}: {
  trigger: ReactElement<Record<string, unknown>>;
  id: number;
  /** What the reviewer calls the candidate. */
  name: string;
  focusAfter: RefObject<HTMLElement | null>;
  onRevealed: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const beginTaking = useTakeRow();
  return (
    <ReasonDialog
      {...opened}
      title={t("blind.revealTitle", { name })}
      text={t("blind.revealText")}
      label={t("blind.reason")}
      confirm={t("blind.confirm")}
      act={async (reason) => {
        const takeRow = beginTaking();
        takeRow((await postJson(`/api/assessments/${id}/reveal`, { reason }, correctionAnswer)).assessment);
      }}
      onDone={() => {
        onRevealed();
        void client.invalidateQueries(assessmentQuery(id));
      }}
    />
  );
}
