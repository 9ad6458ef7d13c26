"use client";

import { TriangleAlert } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

export function AttentionPill({ count, onOpen }: { count: number; onOpen: () => void }) {
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
      {t("attention.pill", { count })}
    </Button>
  );
}
