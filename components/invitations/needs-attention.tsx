"use client";

import { useState } from "react";
import { AttentionItem } from "@/components/invitations/attention-item";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { InvitationView } from "@/lib/invitations/view-schema";

/** More than these would push the table out of sight. */
const atFirst = 3;

/** Invitations that somebody should look at, above the table; nothing when there are none. */
export function NeedsAttention({
  invitations,
  canInvite,
}: {
  invitations: InvitationView[];
  canInvite: boolean;
}) {
  const { t, number } = useTexts();
  const [isWhole, setIsWhole] = useState(false);
  if (invitations.length === 0) return null;
  const shown = isWhole ? invitations : invitations.slice(0, atFirst);
  return (
    <section aria-labelledby="needs-attention" className="px-4 pt-1 pb-3 md:px-7">
      <div className="overflow-hidden rounded-md border border-pending/30">
        <h2
          id="needs-attention"
          className="flex items-center gap-2 border-b border-pending/30 bg-pending-soft px-3.5 py-1.5 text-12 font-semibold text-pending"
        >
          {t("attention.title")}
          <span className="tabular font-normal">{number(invitations.length)}</span>
        </h2>
        <ul id="attention-list" className="divide-y divide-line">
          {shown.map((invitation) => (
            <AttentionItem key={invitation.id} invitation={invitation} canInvite={canInvite} />
          ))}
        </ul>
        {invitations.length > atFirst && (
          <div className="border-t border-line px-2 py-1.5">
            <Button
              size="sm"
              variant="ghost"
              aria-expanded={isWhole}
              aria-controls="attention-list"
              onClick={() => setIsWhole(!isWhole)}
            >
              {isWhole
                ? t("attention.showFewer")
                : t("attention.showAll", { count: number(invitations.length) })}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
