"use client";

import { useRef, useState } from "react";
import { describeTimeLeft } from "@/components/session/time-left";
import { useSignOut } from "@/components/session/use-sign-out";
import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Dialog } from "@/components/ui/overlays/dialog";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

type IdleWarningProps = {
  /** By this computer’s clock; undefined while the session goes on. */
  atMs: number | undefined;
  /** @returns whether the session goes on. */
  stay: () => Promise<boolean>;
};

/** One press, or Escape, and the session goes on. */
export function IdleWarning({ atMs, stay }: IdleWarningProps) {
  const { t } = useTexts();
  const { leave, isLeaving } = useSignOut();
  const [isStaying, setIsStaying] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const stayButton = useRef<HTMLButtonElement>(null);
  const isAsked = atMs !== undefined;

  async function answer() {
    setIsStaying(true);
    setHasFailed(!(await stay()));
    setIsStaying(false);
  }

  return (
    <Dialog
      isAlert
      initialFocus={stayButton}
      open={isAsked}
      onOpenChange={(isOpen) => !isOpen && void answer()}
      onOpenChangeComplete={(isOpen) => !isOpen && setHasFailed(false)}
      title={t("session.idleTitle")}
      description={t("session.idleText")}
      actions={
        <>
          <Button pending={isLeaving} onClick={leave}>
            {t("session.signOut")}
          </Button>
          <Button ref={stayButton} variant="primary" pending={isStaying} onClick={answer}>
            {t("session.stay")}
          </Button>
        </>
      }
    >
      {isAsked && <TimeLeft atMs={atMs} />}
      {hasFailed && (
        <Notice tone="error" role="alert">
          {t("session.notExtended")}
        </Notice>
      )}
    </Dialog>
  );
}

/** Shows each second; a screen reader says a few of them only. */
function TimeLeft({ atMs }: { atMs: number }) {
  const { t } = useTexts();
  const now = useNow(1_000) ?? Date.now();
  const { clock, told } = describeTimeLeft(atMs - now);
  if (!told) return <p role="status">{t("session.over")}</p>;
  return (
    <div>
      <p className="tabular text-22 font-semibold" role="timer" aria-live="off">
        <VisuallyHidden>{t("session.left", { time: clock })}</VisuallyHidden>
        <span aria-hidden="true">{clock}</span>
      </p>
      <VisuallyHidden role="status">
        {told.unit === "minutes"
          ? t("session.minutesLeft", { count: told.count })
          : t("session.secondsLeft", { count: told.count })}
      </VisuallyHidden>
    </div>
  );
}
