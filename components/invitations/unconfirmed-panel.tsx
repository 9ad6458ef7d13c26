"use client";

import { CircleHelp } from "lucide-react";
import Link from "next/link";
import { useEffect, useRef } from "react";
import { candidateName } from "@/components/assessments/candidate-name";
import { Button } from "@/components/ui/button";
import type { InvitationView } from "@/lib/invitations/schema";

const headings: Partial<Record<InvitationView["state"], string>> = {
  probable: "This invitation probably arrived",
  did_not_land: "This invitation didn’t arrive",
};

/** Asked for, and nobody knows whether it landed: what that means, and what not to do. */
export function UnconfirmedPanel({
  invitation,
  onAnother,
}: {
  invitation: InvitationView;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex items-start gap-3">
        <CircleHelp aria-hidden="true" className="mt-1 size-6 shrink-0 text-pending" />
        <div className="flex min-w-0 flex-col gap-2">
          <h1
            ref={heading}
            tabIndex={-1}
            className="rounded-xs text-22 font-semibold tracking-[-0.015em] outline-none"
          >
            {headings[invitation.state] ?? "This invitation is unconfirmed"}
          </h1>
          <p className="text-14 text-quiet">
            {invitation.message ?? "The assessment service didn’t confirm this invitation."}
          </p>
          <p className="text-14 text-quiet">
            What you entered for <span className="text-ink">{candidateName(invitation.candidate)}</span> (
            {invitation.interview.name}) is kept under Needs attention.
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line pt-5">
        <Button render={<Link href="/assessments" />}>See what needs attention</Button>
        <Button variant="ghost" onClick={onAnother}>
          Invite somebody else
        </Button>
      </div>
    </div>
  );
}
