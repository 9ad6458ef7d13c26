"use client";

import { AttentionItem } from "@/components/invitations/attention-item";
import { MoreItems } from "@/components/invitations/more-items";
import { useKeptItems } from "@/components/invitations/use-kept-items";
import { useTexts } from "@/components/texts/texts-provider";
import type { InvitationView } from "@/lib/invitations/view-schema";

const keyOf = ({ id }: InvitationView) => id;

/** Invitations without an assessment, of which somebody should know. */
export default function AttentionInvitations({
  invitations,
  canInvite,
}: {
  invitations: InvitationView[];
  canInvite: boolean;
}) {
  const { t } = useTexts();
  const kept = useKeptItems(invitations, keyOf);
  return (
    <MoreItems items={kept} label={t("attention.lists.invitations")}>
      {({ item, isSettled }) => (
        <AttentionItem key={item.id} invitation={item} isSettled={isSettled} canInvite={canInvite} />
      )}
    </MoreItems>
  );
}
