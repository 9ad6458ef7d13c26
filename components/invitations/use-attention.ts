import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { attentionQuery } from "@/components/query/attention-query";
import type { InvitationView } from "@/lib/invitations/view-schema";

const none: InvitationView[] = [];

/**
 * The invitations that need attention. They stand above the table if they did from the beginning; what
 * comes while somebody is here waits to be asked for, as it would push the table down.
 */
export function useAttention() {
  const invitations = useQuery(attentionQuery()).data?.invitations ?? none;
  const [isOpen, setIsOpen] = useState(invitations.length > 0);
  if (isOpen && invitations.length === 0) setIsOpen(false);
  return {
    shown: isOpen ? invitations : none,
    waiting: isOpen ? 0 : invitations.length,
    open: () => setIsOpen(true),
  };
}
