import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type BadgeTone =
  | "pending"
  | "recommended"
  | "declined"
  | "advance"
  | "hold"
  | "reject"
  | "danger"
  | "accent"
  | "plain";

const tones: Record<BadgeTone, string> = {
  pending: "bg-pending-soft text-pending",
  recommended: "bg-recommended-soft text-recommended",
  declined: "bg-declined-soft text-declined",
  advance: "bg-advance-soft text-advance",
  hold: "bg-hold-soft text-hold",
  reject: "bg-reject-soft text-reject",
  danger: "bg-danger-soft text-danger",
  accent: "bg-accent-soft text-accent",
  plain: "border border-line-strong text-quiet",
};

export function Badge({
  tone = "plain",
  icon,
  children,
  className,
}: {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}) {
  return (
    <span
      className={cn(
        "inline-flex h-5.5 w-fit items-center gap-1 rounded-full px-2 text-12 font-[550] whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0",
        icon ? "pl-1.5" : "",
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
