import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";
import { candidateCheckQuery } from "@/components/invitations/candidate-check-query";
import { candidateInputSchema } from "@/lib/candidates/schema";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

const pauseMs = 400;

export function useCandidateCheck(form: InvitationValuesForm): {
  check?: CandidateCheck;
  hasInterview: boolean;
} {
  const [typed, interviewId] = useWatch({
    control: form.control,
    name: ["candidate.email", "interviewId"],
  });
  const [asked, setAsked] = useState<{ email: string; interviewId?: number }>();
  useEffect(() => {
    const email = candidateInputSchema.shape.email.safeParse(typed ?? "").data;
    if (!email) {
      setAsked(undefined);
      return;
    }
    const timer = setTimeout(
      () => setAsked({ email, interviewId: interviewId === undefined ? undefined : Number(interviewId) }),
      pauseMs,
    );
    return () => clearTimeout(timer);
  }, [typed, interviewId]);
  const { data } = useQuery({
    ...candidateCheckQuery(asked?.email ?? "", asked?.interviewId),
    enabled: asked !== undefined,
  });
  return { check: asked && data, hasInterview: asked?.interviewId !== undefined };
}
