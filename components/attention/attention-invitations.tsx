"use client";

import { AttentionItem } from "@/components/attention/attention-item";
import { MoreItems } from "@/components/attention/more-items";
import { useKeptItems } from "@/components/attention/use-kept-items";
import { useTexts } from "@/components/texts/texts-provider";
import type { InvitationView } from "@/lib/invitations/view-schema";

const keyOf = ({ id }: InvitationView) => id;

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
