"use client";

import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { personRetentionQuery } from "@/components/retention/retention-query";
import { UnblockButton } from "@/components/retention/unblock-button";
import { useTexts } from "@/components/texts/texts-provider";
import { Deferred } from "@/components/ui/behaviour/deferred";
import { Button } from "@/components/ui/button";
import { RelativeTime } from "@/components/ui/relative-time";

const loadDialog = () => import("@/components/retention/block-dialog").then(({ BlockDialog }) => BlockDialog);

/** When a candidate will be erased automatically, or why they must not be. */
export function PersonRetention({ id, name }: { id: number; name: string }) {
  const { t } = useTexts();
  const words = useRef<HTMLDivElement>(null);
  const { data } = useQuery(personRetentionQuery(id));
  if (!data) return null;
  const { block, dueAt } = data;
  return (
    <div className="flex flex-col items-start gap-2 text-13">
      <div ref={words} tabIndex={-1} className="rounded-xs wrap-anywhere empty:-mt-2">
        {block ? (
          <>
            <p>{t("retention.isBlocked", { reason: block.reason })}</p>
            <p className="text-12 text-quiet">
              {t.rich("retention.blockedBy", {
                by: () => <bdi>{block.by}</bdi>,
                when: () => <RelativeTime at={block.at} />,
              })}
            </p>
          </>
        ) : (
          dueAt && <p>{t.rich("retention.willBe", { when: () => <RelativeTime at={dueAt} /> })}</p>
        )}
      </div>
      {block ? (
        <UnblockButton id={id} name={name} onUnblocked={() => words.current?.focus()} />
      ) : (
        <Deferred
          kind="dialog"
          load={loadDialog}
          part={{
            id,
            name,
            focusAfter: words,
            trigger: <Button size="sm">{t("retention.block")}</Button>,
          }}
        />
      )}
    </div>
  );
}
