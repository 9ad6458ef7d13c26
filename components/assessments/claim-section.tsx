"use client";

import dynamic from "next/dynamic";
import { useEffect, useRef, useState } from "react";
import { claimAnchor } from "@/components/assessments/claim-anchor";
import { ClaimStands } from "@/components/assessments/claim-stands";
import { DetailSection } from "@/components/assessments/detail-section";
import { FittingInvitations } from "@/components/assessments/fitting-invitations";
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
  const [wasClaimed, setWasClaimed] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The form, and the focus with it, is gone.
    if (wasClaimed) area.current?.focus();
  }, [wasClaimed]);

  const isClaimable =
    assessment.identity === "unclaimed" && assessment.status === "pending" && !assessment.goneSince;
  const isCorrectable = claim !== undefined && !claim.isConfirmed;
  if (!isClaimable && !isCorrectable && editing === undefined) return null;
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
            onTyping={() => setEditing((before) => before ?? "new")}
            onCancel={isClaimable && editing === undefined ? undefined : () => setEditing(undefined)}
            onClaimed={() => {
              setEditing(undefined);
              setWasClaimed(true);
            }}
          />
        ) : (
          claim && (
            <ClaimStands
              assessment={assessment}
              claim={claim}
              onCorrect={() => {
                setWasClaimed(false);
                setEditing(claim.at);
              }}
            />
          )
        )}
      </DetailSection>
    </div>
  );
}
