import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { attentionQuery } from "@/components/attention/attention-query";
import type { Attention } from "@/lib/invitations/view-schema";

const nothing: Attention["notHandedOver"] = { assessments: [], total: 0, totalIsExact: true };
const none: Attention = {
  total: 0,
  invitations: [],
  notHandedOver: nothing,
  overdue: { ...nothing, limitDays: 0 },
};

/** What comes later waits behind a pill: the line would push the table down. */
export function useAttention() {
  const attention = useQuery(attentionQuery()).data ?? none;
  const { total } = attention;
  const [shown, setShown] = useState<"from_the_beginning" | "asked_for" | undefined>(
    total > 0 ? "from_the_beginning" : undefined,
  );
  return {
    attention,
    isShown: shown !== undefined,
    /** The recruiter pressed the pill: the list opens and takes the focus. */
    isAskedFor: shown === "asked_for",
    waiting: shown === undefined ? total : 0,
    open: () => setShown("asked_for"),
  };
}
