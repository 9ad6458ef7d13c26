"use client";

import { useEffect, useRef } from "react";
import { useTexts } from "@/components/texts/texts-provider";
import { Notice } from "@/components/ui/notice";

export function ErasedNotice() {
  const { t } = useTexts();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that erased the candidate is gone, with the focus on it.
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} data-erased-notice="" role="status" tabIndex={-1} className="outline-none">
      <Notice tone="info">{t("erasing.notice")}</Notice>
    </div>
  );
}
