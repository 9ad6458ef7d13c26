"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

export function AttentionPill({
  count,
  isExact,
  onOpen,
}: {
  count: number;
  /** False where there are at least so many. */
  isExact: boolean;
  onOpen: () => void;
}) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <Button
      onClick={() => {
        onOpen();
        window.scrollTo({ top: 0 });
      }}
      className="rounded-full shadow-float"
    >
      <TriangleAlert aria-hidden="true" className="text-attention" />
      {t(isExact ? "attention.pill" : "attention.pillAtLeast", { count })}
    </Button>
  );
}
