import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { candidateCheckQuery } from "@/components/invitations/candidate-check-query";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

const pauseMs = 400;

const loadEmailSchema = async () =>
  (await import("@/lib/candidates/schema")).candidateInputSchema.shape.email;

export function useCandidateCheck(form: InvitationValuesForm): {
  check?: CandidateCheck;
  hasInterview: boolean;
} {
  const [typed, interviewId] = useWatch({
    control: form.control,
    name: ["candidate.email", "interviewId"],
  });
  const { isSubmitting } = useFormState({ control: form.control });
  const [asked, setAsked] = useState<{ email: string; interviewId?: number }>();
  const schema = useLoaded(loadEmailSchema, typed, false);
  useEffect(() => {
    // Asked now, the answer would be the invitation that is being sent.
    if (isSubmitting) return;
    const email = schema?.safeParse(typed ?? "").data;
    if (!email) {
      setAsked(undefined);
      return;
    }
    const timer = setTimeout(
      () => setAsked({ email, interviewId: interviewId === undefined ? undefined : Number(interviewId) }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, interviewId, schema, isSubmitting]);
  const { data } = useQuery({
    ...candidateCheckQuery(asked?.email ?? "", asked?.interviewId),
    enabled: asked !== undefined,
  });
  return { check: asked && data, hasInterview: asked?.interviewId !== undefined };
}
