"use client";

import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import type { AttentionGroup } from "@/components/attention/attention-groups";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";

/** Beside others on a phone, and alone on a narrow one, its label is shorter. */
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
  /** It is the line’s only group. */
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
      className="h-auto min-h-7 max-w-full shrink gap-1 px-2 py-1 pointer-coarse:h-auto pointer-coarse:min-h-9 text-left text-12 whitespace-normal text-ink hover:bg-ink/5"
    >
      <span className={cn("tabular", isAlone ? "max-[23rem]:hidden low:hidden" : "max-sm:hidden")}>
        {t(`attention.groups.${group}`, { count, shown, days: limitDays })}
      </span>
      <span className={cn("tabular", isAlone ? "not-low:min-[23rem]:hidden" : "sm:hidden")}>
        {t(`attention.shortGroups.${group}`, { shown })}
      </span>
      <ChevronDown
        aria-hidden="true"
        className={cn("size-3.5 text-quiet transition-transform", isOpen && "rotate-180")}
      />
    </Button>
  );
}
