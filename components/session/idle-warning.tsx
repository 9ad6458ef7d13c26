"use client";

import { useRef, useState } from "react";
import { useSignOut } from "@/components/layout/use-sign-out";
import { toldLeft } from "@/components/session/time-left";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { useNow } from "@/components/ui/use-now";
import { VisuallyHidden } from "@/components/ui/visually-hidden";

type IdleWarningProps = {
  /** When the session ends, by this computer's clock; undefined while it goes on. */
  atMs: number | undefined;
  /** @returns whether the session goes on. */
  stay: () => Promise<boolean>;
};

/** Asks whether the person is still there: one press, or Escape, and the session goes on. */
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

/** The seconds for the eye; for the ear a few moments only. */
function TimeLeft({ atMs }: { atMs: number }) {
  const { t } = useTexts();
  const now = useNow(1_000) ?? Date.now();
  const { clock, told } = toldLeft(atMs - now);
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
