"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { claimAnchor } from "@/components/assessments/claim-anchor";
import { claimDraft } from "@/components/assessments/claim-draft";
import { ClaimStands } from "@/components/assessments/claim-stands";
import { DetailSection } from "@/components/assessments/detail-section";
import { FittingInvitations } from "@/components/assessments/fitting-invitations";
import { usePersonId } from "@/components/layout/person-id";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import type { AssessmentDetail } from "@/lib/assessments/detail-schema";

const ClaimForm = dynamic(
  () => import("@/components/assessments/claim-form").then((loaded) => loaded.ClaimForm),
  { loading: () => <Skeleton className="h-60 w-full" /> },
);

/** For recruiters: who a pending assessment is that was made elsewhere, until the service tells. */
export function ClaimSection({ detail }: { detail: AssessmentDetail }) {
  const { t } = useTexts();
  const { assessment, fittingInvitations = [] } = detail;
  const { claim } = assessment;
  /** The claim that is being corrected, or "new" while something is typed that nobody should take away. */
  const [editing, setEditing] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form or its button, and the focus with it, is gone.
    if (isOver) area.current?.focus();
  }, [isOver]);

  const isClaimable =
    assessment.identity === "unclaimed" &&
    assessment.status === "pending" &&
    !assessment.identification &&
    !assessment.goneSince;
  const isCorrectable = claim !== undefined && !claim.isConfirmed;
  const correctable = isCorrectable ? claim.at : undefined;
  const personId = usePersonId();
  useEffect(() => {
    const draft = claimDraft(assessment.id, personId).load();
    // What is settled by now isn’t asked again.
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
          <ClaimForm
            // What was typed stays, whatever becomes of the row meanwhile.
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
        ) : (
          claim && (
            <ClaimStands
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
