import { CircleHelp, type LucideIcon, ThumbsDown, ThumbsUp } from "lucide-react";
import type { VoteAnswer } from "@/lib/shortlists/schema";

export const voteIcons: Record<VoteAnswer, LucideIcon> = {
  yes: ThumbsUp,
  no: ThumbsDown,
  unsure: CircleHelp,
};
