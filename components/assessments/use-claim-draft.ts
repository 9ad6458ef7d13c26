import { useEffect, useState } from "react";
import { claimDraft } from "@/components/assessments/claim-draft";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { usePersonId } from "@/components/layout/person-id";

/** What one has begun to say of an assessment, put back into its form when the page was loaded anew. */
export function useClaimDraft(
  form: InvitationForm["form"],
  assessmentId: number,
  replaces: string | undefined,
): { isRestored: boolean; keep: () => void; clear: () => void } {
  const personId = usePersonId();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const draft = claimDraft(assessmentId, personId).load();
    if (!draft || draft.replaces !== (replaces ?? null)) return;
    const { interviewId, email, firstName, lastName } = draft;
    // Whoever has begun to type meanwhile is not overwritten.
    const typed = replaces === undefined ? form.getValues("candidate") : undefined;
    form.reset({
      interviewId,
      candidate: {
        email: typed?.email || email,
        firstName: typed?.firstName || firstName,
        lastName: typed?.lastName || lastName,
      },
      suppressCandidateEmail: false,
    });
    setIsRestored(true);
  }, [form, assessmentId, personId, replaces]);

  return {
    isRestored,
    keep() {
      const { interviewId, candidate } = form.getValues();
      claimDraft(assessmentId, personId).save({
        replaces: replaces ?? null,
        interviewId: typeof interviewId === "number" ? interviewId : undefined,
        email: candidate?.email ?? "",
        firstName: candidate?.firstName ?? "",
        lastName: candidate?.lastName ?? "",
      });
    },
    clear() {
      claimDraft(assessmentId, personId).clear();
      setIsRestored(false);
    },
  };
}
