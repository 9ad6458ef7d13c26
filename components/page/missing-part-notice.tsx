"use client";

import { useTexts } from "@/components/texts/texts-provider";
import { useMissingPart } from "@/components/ui/behaviour/load-part";
import { useLeaveFocus } from "@/components/ui/behaviour/use-leave-focus";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Without this, presses on a part that couldn’t be loaded would silently do nothing. */
export function MissingPartNotice() {
  const [isMissing, putAside] = useMissingPart();
  return isMissing && <MissingPart onClose={putAside} />;
}

function MissingPart({ onClose }: { onClose: () => void }) {
  const { t } = useTexts();
  const leaveFocus = useLeaveFocus();
  return (
    <div {...leaveFocus}>
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
            <Button size="sm" variant="ghost" onClick={onClose}>
              {t("common.close")}
            </Button>
          </>
        }
      >
        {t("layout.partMissingText")}
      </Notice>
    </div>
  );
}
