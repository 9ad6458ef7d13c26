"use client";

import { CircleHelp } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { candidateName } from "@/components/candidate/candidate-name";
import { invitationWords } from "@/components/candidate/invitation-words";
import { useTabTitle } from "@/components/page/use-tab-title";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { InvitationView } from "@/lib/invitations/view-schema";

const headings = {
  unconfirmed: "invite.unconfirmedTitle",
  probable: "invite.probableTitle",
  did_not_land: "invite.didNotLandTitle",
} as const;

const isTitled = (state: InvitationView["state"]): state is keyof typeof headings => state in headings;

export function UnconfirmedPanel({
  invitation,
  onAnother,
}: {
  invitation: InvitationView;
  onAnother: () => void;
}) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const title = t(headings[isTitled(invitation.state) ? invitation.state : "unconfirmed"]);
  useTabTitle(title);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3">
        <CircleHelp aria-hidden="true" className="mt-1 size-6 shrink-0 text-attention" />
        <div className="flex min-w-0 flex-col gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="rounded-xs text-22 font-semibold tracking-[-0.015em] outline-none"
          >
            {title}
          </h1>
          <p className="text-14 text-quiet">{invitationWords(invitation, t)}</p>
          <p className="text-14 text-quiet">
            {t.rich("invite.kept", {
              name: () => <span className="text-ink">{candidateName(invitation.candidate)}</span>,
              interview: invitation.interview.name,
            })}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button render={<Link href="/assessments" />}>{t("invite.seeAttention")}</Button>
        <Button variant="ghost" onClick={onAnother}>
          {t("invite.somebodyElse")}
        </Button>
      </div>
    </div>
  );
}
