"use client";

import { useEffect } from "react";
import { useStayOffline } from "@/components/page/use-stay-offline";
import { useTexts } from "@/components/texts/texts-provider";
import { type Missing, useMissingPart } from "@/components/ui/behaviour/load-part";
import { useLeaveFocus } from "@/components/ui/behaviour/use-leave-focus";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";

/** Without this, presses on a part or a page that can’t be loaded would silently do nothing. */
export function MissingPartNotice() {
  const [missing, putAside] = useMissingPart();
  useStayOffline();
  return missing && <MissingPart missing={missing} onClose={putAside} />;
}

function MissingPart({ missing, onClose }: { missing: Missing; onClose: () => void }) {
  const { t } = useTexts();
  const leaveFocus = useLeaveFocus();
  const isOffline = missing === "connection";
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", onClose);
    return () => window.removeEventListener("online", onClose);
  }, [isOffline, onClose]);
  return (
    <div {...leaveFocus}>
      <Notice
        tone="warning"
        role="alert"
        title={t(isOffline ? "layout.offline" : "layout.partMissing")}
        className="notice-above"
        actions={
          <>
            {!isOffline && (
              <Button size="sm" onClick={() => window.location.reload()}>
                {t("layout.loadAgain")}
              </Button>
            )}
            <Button size="sm" variant="ghost" onClick={onClose}>
              {t("common.close")}
            </Button>
          </>
        }
      >
        {!isOffline && t("layout.partMissingText")}
      </Notice>
    </div>
  );
}
