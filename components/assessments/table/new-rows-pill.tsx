"use client";

import { ArrowUp, RefreshCw } from "lucide-react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";

/** Lets waiting rows in. It floats over the list’s middle, or takes free space: nothing moves for it. */
export function NewRowsPill({
  fresh,
  outdated,
  isLettingIn,
  onLetIn,
}: {
  fresh: number;
  outdated: boolean;
  isLettingIn: boolean;
  onLetIn: () => void;
}) {
  const { t, number } = useTexts();
  if (!outdated) return null;
  return (
    <Button
      variant="primary"
      size="sm"
      onClick={onLetIn}
      pending={isLettingIn}
      className="home-news rounded-full px-3"
    >
      {fresh > 0 ? <ArrowUp aria-hidden="true" /> : <RefreshCw aria-hidden="true" />}
      {fresh > 0 ? t("table.newRows", { count: number(fresh) }) : t("table.listChanged")}
    </Button>
  );
}
