"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { ApplicationLink } from "@/components/candidate/application-link";
import { candidateLines } from "@/components/candidate/candidate-name";
import { OddNote } from "@/components/candidate/odd-note";
import { Handover } from "@/components/handover/handover";
import { useShortcuts } from "@/components/keyboard/use-shortcuts";
import { useTabTitle } from "@/components/page/use-tab-title";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { Kbd } from "@/components/ui/kbd";
import type { AssessmentView } from "@/lib/assessments/schema";

export function CreatedPanel({
  assessment,
  how,
  children,
  onAnother,
}: {
  assessment: AssessmentView;
  /** `emailed` by the service; `claimed` for an assessment that was there already. */
  how: "emailed" | "by_hand" | "claimed";
  children?: ReactNode;
  onAnother: () => void;
}) {
  const copy = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form was longer: the page may be scrolled to its end.
    window.scrollTo({ top: 0 });
    copy.current?.focus({ preventScroll: true });
  }, []);
  useShortcuts({ c: () => copy.current?.click(), n: onAnother });
  const { t } = useTexts();
  const { name } = candidateLines(assessment, t);
  const email = assessment.candidate?.email;
  const title = how === "claimed" ? "invite.wasInvited" : "invite.isInvited";
  useTabTitle(t.markup(title, { name: () => name }));
  const id = useId();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 size-6 shrink-0 text-recommended" />
        {/* Read out with the button that has the focus: what comes with its text is announced by few screen readers. */}
        <div id={id} className="flex min-w-0 flex-col gap-1">
          <h1 className="text-22 font-semibold tracking-[-0.015em] break-words max-[22rem]:text-18">
            {t.rich(title, {
              name: () => <span dir="auto">{name}</span>,
            })}
          </h1>
          <p className="text-14 text-quiet">
            {how === "emailed"
              ? email
                ? t("invite.emailed", { email })
                : t("invite.emailedNobodyNamed")
              : t(how === "claimed" ? "invite.claimed" : "invite.byHand")}
          </p>
        </div>
      </div>
      {assessment.applicationUrl && (
        <ApplicationLink
          isHero
          copyRef={copy}
          copyDescribedBy={id}
          assessmentId={assessment.id}
          applicationUrl={assessment.applicationUrl}
          what={name}
        />
      )}
      {assessment.applicationUrl && (
        <p className="-mt-4 text-12 text-faint">
          {assessment.interview
            ? t("invite.linkMeans", { interview: assessment.interview.name })
            : t("invite.linkMeansAlone")}
        </p>
      )}
      <OddNote assessment={assessment} />
      <Handover assessment={assessment} />
      {children}
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button onClick={onAnother} aria-keyshortcuts="n">
          {t("invite.another")}
          <Kbd className="ml-1">N</Kbd>
        </Button>
        <Button variant="ghost" render={<Link href={`/assessments/${assessment.id}`} />}>
          {t("invite.openAssessment")}
        </Button>
      </div>
    </div>
  );
}
