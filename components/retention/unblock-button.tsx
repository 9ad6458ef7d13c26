"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { failureWords } from "@/components/http/problem-words";
import { remove } from "@/components/http/request-json";
import { retentionKey } from "@/components/retention/retention-query";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** Allows erasing a candidate again. If they are due, they are listed for 14 days first. */
export function UnblockButton({
  id,
  name,
  onUnblocked,
}: {
  id: number;
  name: string;
  /** The button is about to go. */
  onUnblocked: () => void;
}) {
  const { t } = useTexts();
  const client = useQueryClient();
  const unblocking = useMutation({
    mutationFn: () => remove(`/api/assessments/${id}/erasure-block`),
    onSuccess: onUnblocked,
    // A colleague may have been faster.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: retentionKey });
    },
  });
  // The button goes once the list is read again.
  const isDone = unblocking.isSuccess;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        aria-label={t("retention.unblockOf", { name })}
        pending={isDone || unblocking.isPending}
        onClick={() => {
          if (!isDone && !unblocking.isPending) unblocking.mutate();
        }}
      >
        {t("retention.unblock")}
      </Button>
      {unblocking.error && (
        <span role="alert" className="text-12 text-danger">
          {failureWords(unblocking.error, t)}
        </span>
      )}
    </span>
  );
}
