import {
  CircleAlert,
  CircleCheck,
  CircleHelp,
  CircleMinus,
  CircleSlash,
  CircleX,
  Clock,
  Hourglass,
  type LucideIcon,
} from "lucide-react";
import type { BadgeTone } from "@/components/ui/badge";
import type { RowState } from "@/lib/imports/names";

/** How each outcome looks, wherever it is shown. */
export const outcomeLooks: Record<RowState, { icon: LucideIcon; tone: BadgeTone; ink: string }> = {
  created: { icon: CircleCheck, tone: "recommended", ink: "text-recommended" },
  pending: { icon: Clock, tone: "pending", ink: "text-pending" },
  skipped: { icon: CircleMinus, tone: "declined", ink: "text-declined" },
  rejected: { icon: CircleX, tone: "danger", ink: "text-danger" },
  unconfirmed: { icon: CircleHelp, tone: "hold", ink: "text-hold" },
  notSent: { icon: CircleSlash, tone: "plain", ink: "text-quiet" },
  waiting: { icon: Hourglass, tone: "plain", ink: "text-faint" },
  faulty: { icon: CircleAlert, tone: "danger", ink: "text-danger" },
};
