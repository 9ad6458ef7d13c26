"use client";

import { useQuery } from "@tanstack/react-query";
import { ClipboardList } from "lucide-react";
import Link from "next/link";
import { useEffect, useState } from "react";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { WaitingNote } from "@/components/candidate/waiting-note";
import { CandidateNote } from "@/components/invitations/candidate-note";
import { ClaimableAssessments } from "@/components/invitations/claimable-assessments";
import { CreatedPanel } from "@/components/invitations/created-panel";
import { FormNotice } from "@/components/invitations/form-notice";
import { InvitationFields } from "@/components/invitations/invitation-fields";
import { Remarks } from "@/components/invitations/remarks";
import { ServiceUnreachable } from "@/components/invitations/service-unreachable";
import { UnconfirmedPanel } from "@/components/invitations/unconfirmed-panel";
import {
  type InvitationForm,
  type InvitationFormOptions,
  useInvitationForm,
} from "@/components/invitations/use-invitation-form";
import { BackLink } from "@/components/page/back-link";
import { NothingRead } from "@/components/service/nothing-read-state";
import { shellQuery } from "@/components/service/shell-query";
import { useIsLimited } from "@/components/session/is-limited";
import { useTexts } from "@/components/texts/texts-provider";
import { useLoaded } from "@/components/ui/behaviour/use-loaded";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FormFoot } from "@/components/ui/fields/form-foot";
import { SubmitButton } from "@/components/ui/fields/submit-button";
import type { SyncView } from "@/lib/sync/schema";

export function NewAssessment({
  recentInterviews,
  ...options
}: InvitationFormOptions & {
  /** Ids of likely choices, the latest first. */
  recentInterviews: number[];
}) {
  const { t } = useTexts();
  const invitation = useInvitationForm(options);
  return (
    <div className="mx-auto flex w-full max-w-xl flex-col gap-5 px-4 pt-4 pb-16 md:px-7 foot:has-data-form-foot:pb-0">
      <BackLink href="/assessments" className="-mb-2">
        {t("invite.back")}
      </BackLink>
      <Stage invitation={invitation} recentInterviews={recentInterviews} />
    </div>
  );
}

const interviewsMs = 3_000;

type StageProps = { invitation: InvitationForm; recentInterviews: number[] };

function Stage({ invitation, recentInterviews }: StageProps) {
  const { answer, form, inviteAnother } = invitation;
  const interviews = useQuery(interviewsQuery()).data?.interviews;
  const state = useQuery(shellQuery()).data?.sync.state;
  const isWithoutInterviews = interviews?.every(({ retired }) => retired) ?? false;
  if (answer?.outcome.kind === "created" || answer?.outcome.kind === "claimed") {
    const { interviewId, suppressCandidateEmail } = answer.input;
    const { outcome } = answer;
    const { isBlind, ...assessment } = outcome.assessment;
    return (
      <CreatedPanel
        // The answer doesn’t name whom a blind recruiter has just typed.
        assessment={isBlind ? { ...assessment, candidate: answer.input.candidate } : outcome.assessment}
        how={outcome.kind === "claimed" ? "claimed" : suppressCandidateEmail ? "by_hand" : "emailed"}
        onAnother={() => {
          inviteAnother({ interviewId, suppressCandidateEmail });
          // Once the form is there again.
          setTimeout(() => form.setFocus("candidate.email"));
        }}
      >
        {outcome.kind === "created" && <Remarks remarks={outcome.remarks} />}
      </CreatedPanel>
    );
  }
  if (answer?.outcome.kind === "unconfirmed") {
    return (
      <>
        <UnconfirmedPanel invitation={answer.outcome.invitation} onAnother={() => inviteAnother()} />
        <Remarks remarks={answer.outcome.remarks} />
      </>
    );
  }
  if (isWithoutInterviews) return <WithoutInterviews state={state} />;
  return <InvitationFormView invitation={invitation} recentInterviews={recentInterviews} />;
}

/** Without an interview to choose there is no form yet. */
function WithoutInterviews({ state }: { state: SyncView["state"] | undefined }) {
  const { t } = useTexts();
  const isLimited = useIsLimited();
  useQuery({ ...interviewsQuery(), refetchInterval: interviewsMs });
  return (
    <>
      <h1 className="text-22 font-semibold tracking-[-0.015em]">{t("invite.title")}</h1>
      {state === "live" ? (
        <EmptyState icon={<ClipboardList aria-hidden="true" />} title={t("layout.unread.interviews")}>
          {t(isLimited ? "interviews.limited" : "interviews.empty")}
        </EmptyState>
      ) : (
        <NothingRead title={t("layout.unread.interviews")} />
      )}
    </>
  );
}

const loadOffer = () =>
  import("@/components/invitations/import-offer").then(({ ImportOffer }) => ImportOffer);

function InvitationFormView({ invitation, recentInterviews }: StageProps) {
  const { t } = useTexts();
  const { form, isRestored, startOver, submit } = invitation;
  const [several, setSeveral] = useState<string>();
  const Offer = useLoaded(loadOffer, several);
  useEffect(() => {
    // A recruiter who is already in the form keeps their field, and on a phone no keyboard opens over it.
    if (document.activeElement?.closest("form") || !window.matchMedia("(pointer: fine)").matches) return;
    form.setFocus(form.getValues("interviewId") === undefined ? "interviewId" : "candidate.email");
  }, [form]);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h1 className="text-22 font-semibold tracking-[-0.015em]">{t("invite.title")}</h1>
        <p className="text-14 text-quiet">
          {t(isRestored ? "invite.restored" : "invite.subtitle")}
          {isRestored && (
            <Button size="sm" variant="ghost" className="ml-1" onClick={startOver}>
              {t("invite.startOver")}
            </Button>
          )}
        </p>
      </div>
      {invitation.answer === undefined && <ServiceUnreachable />}
      <FormNotice invitation={invitation} />
      <InvitationFields
        form={form}
        recentInterviews={recentInterviews}
        onSeveral={setSeveral}
        belowEmail={
          <>
            {several && Offer && <Offer text={several} form={form} onClose={() => setSeveral(undefined)} />}
            <CandidateNote invitation={invitation} />
            <ClaimableAssessments invitation={invitation} />
          </>
        }
      />
      <FormFoot>
        <WaitingNote submissionId={invitation.submissionId} />
        <SubmitButton variant="primary" pending={form.formState.isSubmitting} className="foot:flex-1">
          {t("invite.submit")}
        </SubmitButton>
        <Button variant="ghost" render={<Link href="/assessments" />}>
          {t("common.cancel")}
        </Button>
      </FormFoot>
    </form>
  );
}
