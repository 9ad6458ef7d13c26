"use client";

import { useState } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** The draft on the server isn’t the one on the screen. What was typed here is saved before that one is shown. */
export function ChangedElsewhere({ onShow }: { onShow: () => Promise<void> }) {
  const { t } = useTexts();
  const [isShowing, setIsShowing] = useState(false);
  const show = () => {
    setIsShowing(true);
    void onShow().finally(() => setIsShowing(false));
  };
  return (
    <Notice
      tone="warning"
      role="status"
      title={t("imports.draft.changedElsewhere.title")}
      actions={
        <Button size="sm" pending={isShowing} onClick={show}>
          {t("imports.draft.changedElsewhere.show")}
        </Button>
      }
    >
      {t("imports.draft.changedElsewhere.text")}
    </Notice>
  );
}
