"use client";

import { ListPlus } from "lucide-react";
import { useShortlisting } from "@/components/candidate/shortlisting";
import { useTexts } from "@/components/texts/texts-provider";
import { IconButton } from "@/components/ui/button";

/** For an open assessment; nothing for viewers. */
export function ShortlistButton({ id, name }: { id: number; name: string }) {
  const { t } = useTexts();
  const shortlist = useShortlisting();
  if (!shortlist) return null;
  return (
    <IconButton
      label={t("shortlists.add.action")}
      size="sm"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => shortlist({ ids: [id], name, from: currentTarget })}
    >
      <ListPlus aria-hidden="true" />
    </IconButton>
  );
}
