import { useEffect, useState } from "react";
import { claimDraft } from "@/components/assessments/identity/claim-draft";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { usePersonId } from "@/components/session/person-id";

/** Puts a draft back into the form after a reload. */
export function useClaimDraft(
  form: InvitationValuesForm,
  assessmentId: number,
  replaces: string | undefined,
): { isRestored: boolean; keep: () => void; clear: () => void } {
  const personId = usePersonId();
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    const draft = claimDraft(assessmentId, personId).load();
    if (!draft || draft.replaces !== (replaces ?? null)) return;
    const { interviewId, email, firstName, lastName } = draft;
    // What has been typed meanwhile is not overwritten.
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
