import { CircleDashed, type LucideIcon, Pause, ThumbsDown, ThumbsUp } from "lucide-react";
import type { DecisionValue } from "@/lib/assessments/schema";

export const decisionIcons: Record<DecisionValue, LucideIcon> = {
  undecided: CircleDashed,
  advance: ThumbsUp,
  hold: Pause,
  reject: ThumbsDown,
};
