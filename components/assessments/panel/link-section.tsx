"use client";

import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { RemindLine } from "@/components/assessments/panel/remind-line";
import { ApplicationLink } from "@/components/candidate/application-link";
import { candidateLines } from "@/components/candidate/candidate-name";
import { CopyLinkButton } from "@/components/candidate/copy-link-button";
import { DetailSection, useSectionHeading } from "@/components/candidate/detail-section";
import { Handover } from "@/components/handover/handover";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import type { AssessmentView } from "@/lib/assessments/schema";

/** Whether the candidate still needs the link, and the reader may hand it over. */
export const isLinkAwaited = ({ applicationUrl, status, untold, goneSince }: AssessmentView): boolean =>
  applicationUrl !== undefined && status === "pending" && untold !== "completed" && !goneSince;

export function LinkSection({ assessment }: { assessment: AssessmentView }) {
  const { t } = useTexts();
  const { id, applicationUrl, identity } = assessment;
  if (!applicationUrl) return null;
  if (!isLinkAwaited(assessment)) return <FoldedLink assessment={assessment} url={applicationUrl} />;
  return (
    <DetailSection title={t("assessment.link")}>
      <ApplicationLink
        assessmentId={id}
        applicationUrl={applicationUrl}
        isProbable={identity === "probable"}
        what={candidateLines(assessment, t).name}
      />
      <RemindLine assessment={assessment} />
      <Handover assessment={assessment} />
      <p className="text-12 text-faint">
        {t("assessment.linkMeans")} {t("assessment.linkThen")}
      </p>
    </DetailSection>
  );
}

/** The link once the candidate no longer needs it, folded away. */
function FoldedLink({ assessment, url }: { assessment: AssessmentView; url: string }) {
  const { t } = useTexts();
  const id = useId();
  const Heading = useSectionHeading();
  const [isOpen, setIsOpen] = useState(false);
  const isProbable = assessment.identity === "probable";
  return (
    <section aria-labelledby={`${id}title`} className="flex flex-col gap-2">
      <Heading id={`${id}title`} className="flex min-h-6 items-center text-12 font-[550] text-faint">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="-ml-1 flex min-h-6 items-center gap-1 rounded-xs px-1 transition-colors hover:text-ink pointer-coarse:min-h-9"
        >
          {t("assessment.link")}
          <ChevronRight
            aria-hidden="true"
            className={cn("size-3.5 transition-transform", isOpen && "rotate-90")}
          />
        </button>
      </Heading>
      {isOpen && (
        <div
          id={id}
          className="flex items-center justify-between gap-3 rounded-md border border-line py-1.5 pr-1.5 pl-3 text-13 max-sm:flex-col max-sm:items-start max-sm:gap-1 max-sm:pl-1.5 max-sm:[&>:first-child]:px-1.5"
        >
          {isProbable ? (
            <span className="text-quiet">{t("assessment.linkProbable")}</span>
          ) : (
            <code className="font-mono break-all select-all">{url}</code>
          )}
          <CopyLinkButton
            variant="ghost"
            size="sm"
            assessmentId={assessment.id}
            applicationUrl={url}
            isProbable={isProbable}
            what={candidateLines(assessment, t).name}
          />
        </div>
      )}
    </section>
  );
}
