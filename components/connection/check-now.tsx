"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { checkWords, isGood } from "@/components/connection/check-words";
import { connectionQuery, connectionShape } from "@/components/connection/connection-query";
import { failureWords } from "@/components/http/problem-words";
import { postJson } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { ConnectionView } from "@/lib/connection/schema";

export function CheckNow() {
  const texts = useTexts();
  const { t } = texts;
  const client = useQueryClient();
  const { queryKey } = connectionQuery();
  const checking = useMutation({
    async mutationFn() {
      const before = client.getQueryData(queryKey)?.checks[0]?.number;
      const after = await postJson("/api/connection/check", undefined, connectionShape);
      client.setQueryData(queryKey, after);
      return wordsOf(before, after);
    },
  });

  function wordsOf(before: number | undefined, { checks: [latest] }: ConnectionView): string {
    if (!latest || latest.number === before) return t("settings.connection.checkGoesOn");
    if (!isGood(latest)) return t("settings.connection.checkedBadly");
    return t("settings.connection.checkedWell", { news: checkWords(latest, texts) });
  }

  return (
    <>
      <span role="status" className="text-13 text-quiet empty:hidden">
        {checking.isSuccess && checking.data}
      </span>
      {checking.error && (
        <span role="alert" className="text-13 text-danger">
          {failureWords(checking.error, t)}
        </span>
      )}
      <Button data-palette="checkNow" pending={checking.isPending} onClick={() => checking.mutate()}>
        <RefreshCw aria-hidden="true" />
        {t("settings.connection.checkNow")}
      </Button>
    </>
  );
}
