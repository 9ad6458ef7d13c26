"use client";

import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import type { AttentionGroup } from "@/components/invitations/attention-groups";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** Opens and closes one group's list; beside others on a phone its words are shorter, to the eye alone. */
export function AttentionToggle({
  group,
  count,
  isExact,
  limitDays,
  isAlone,
  isOpen,
  listId,
  onPress,
  ref,
}: {
  group: AttentionGroup;
  count: number;
  isExact: boolean;
  limitDays: number;
  /** No other stands beside it. */
  isAlone: boolean;
  isOpen: boolean;
  listId: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}) {
  const { t, number } = useTexts();
  const shown = isExact ? number(count) : t("common.atLeast", { count: number(count) });
  return (
    <Button
      ref={ref}
      size="sm"
      variant="ghost"
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onPress}
      className="gap-1 px-2 text-12 text-ink hover:bg-pending/10"
    >
      <span className="tabular">
        {t.rich(`attention.groups.${group}`, {
          count,
          shown,
          days: limitDays,
          more: (text) => <span className={isAlone ? undefined : "max-sm:sr-only"}>{text}</span>,
        })}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={cn("size-3.5 text-quiet transition-transform", isOpen && "rotate-180")}
      />
    </Button>
  );
}
