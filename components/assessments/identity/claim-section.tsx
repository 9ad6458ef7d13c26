"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { claimDraft } from "@/components/assessments/identity/claim-draft";
import { CurrentClaim } from "@/components/assessments/identity/current-claim";
import { FittingInvitations } from "@/components/assessments/identity/fitting-invitations";
import { claimAnchor } from "@/components/candidate/claim-anchor";
import { DetailSection } from "@/components/candidate/detail-section";
import { usePersonId } from "@/components/session/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { LatePart } from "@/components/ui/behaviour/late-part";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentDetail } from "@/lib/details/detail-schema";

const ClaimForm = dynamic(() =>
  import("@/components/assessments/identity/claim-form").then((loaded) => loaded.ClaimForm),
);

/** For recruiters: who a pending assessment made elsewhere is, until the service tells. */
export function ClaimSection({ detail }: { detail: AssessmentDetail }) {
  const { t } = useTexts();
  const { assessment, fittingInvitations = [] } = detail;
  const { claim } = assessment;
  /** The claim being corrected, or "new" while a first one is typed: a changed row must not close the form. */
  const [editing, setEditing] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form or its button is gone, and the focus with it.
    if (isOver) area.current?.focus();
  }, [isOver]);

  const isClaimable =
    assessment.identity === "unclaimed" &&
    assessment.status === "pending" &&
    !assessment.identification &&
    !assessment.goneSince;
  const isCorrectable = claim !== undefined && !claim.isConfirmed && !assessment.isBlind;
  const correctable = isCorrectable ? claim.at : undefined;
  const personId = usePersonId();
  useEffect(() => {
    const draft = claimDraft(assessment.id, personId).load();
    // A draft about something settled meanwhile isn’t opened again.
    if (draft?.replaces === null ? isClaimable : draft && draft.replaces === correctable)
      setEditing((before) => before ?? draft?.replaces ?? "new");
  }, [assessment.id, personId, isClaimable, correctable]);
  if (!isClaimable && !isCorrectable && editing === undefined) return null;
  const end = () => {
    setEditing(undefined);
    setIsOver(true);
  };
  const hasForm = isClaimable || editing !== undefined;
  return (
    <div id={claimAnchor} ref={area} tabIndex={-1} className="scroll-mt-4 rounded-md outline-none">
      <DetailSection title={t(hasForm ? "claims.ask" : "claims.known")}>
        {isClaimable && <FittingInvitations assessment={assessment} invitations={fittingInvitations} />}
        {hasForm ? (
          <LatePart waiting={<Skeleton className="h-60 w-full" />}>
            <ClaimForm
              // What was typed stays, however the row changes meanwhile.
              key={editing === undefined || editing === "new" ? "new" : editing}
              assessment={assessment}
              replaces={editing === "new" ? undefined : editing}
              onTyping={() => {
                setIsOver(false);
                setEditing((before) => before ?? "new");
              }}
              onCancel={isClaimable && editing === undefined ? undefined : end}
              onClaimed={end}
            />
          </LatePart>
        ) : (
          claim && (
            <CurrentClaim
              assessment={assessment}
              claim={claim}
              onCorrect={() => {
                setIsOver(false);
                setEditing(claim.at);
              }}
            />
          )
        )}
      </DetailSection>
    </div>
  );
}
