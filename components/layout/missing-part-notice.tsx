"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { useMissingPart } from "@/components/ui/load-part";
import { Notice } from "@/components/ui/notice";

/** Says that what was pressed could not open: without it, every later press would do nothing either. */
export function MissingPartNotice() {
  const { t } = useTexts();
  const [isMissing, putAside] = useMissingPart();
  if (!isMissing) return null;
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t("layout.partMissing")}
      className="fixed top-3 left-1/2 z-50 w-[min(30rem,calc(100vw-2rem))] -translate-x-1/2 shadow-float"
      actions={
        <>
          <Button size="sm" onClick={() => window.location.reload()}>
            {t("layout.loadAgain")}
          </Button>
          <Button size="sm" variant="ghost" onClick={putAside}>
            {t("common.close")}
          </Button>
        </>
      }
    >
      {t("layout.partMissingText")}
    </Notice>
  );
}
