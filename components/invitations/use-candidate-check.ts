import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useWatch } from "react-hook-form";
import type { InvitationForm } from "@/components/invitations/use-invitation-form";
import { candidateCheckQuery } from "@/components/query/candidate-check-query";
import { candidateInputSchema } from "@/lib/invitations/schema";
import type { CandidateCheck } from "@/lib/invitations/view-schema";

const pauseMs = 400;

/** Looks the candidate up once the typing pauses. */
export function useCandidateCheck(form: InvitationForm["form"]): {
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
