"use client";

import type { ReactNode } from "react";
import { InterviewCount } from "@/components/interviews/interview-count";
import { InterviewName } from "@/components/interviews/interview-name";
import { InviteButton } from "@/components/interviews/invite-button";
import { RateBar } from "@/components/interviews/rate-bar";
import { useTexts } from "@/components/texts/texts-provider";
import type { InterviewView } from "@/lib/interviews/schema";

/** The same on a phone, one under the other. */
export function InterviewCards({
  interviews,
  canInvite,
}: {
  interviews: InterviewView[];
  canInvite: boolean;
}) {
  const { t } = useTexts();
  return (
    <ul className="border-t border-line md:hidden">
      {interviews.map((interview) => (
        <li key={interview.id} className="flex flex-col gap-3 border-b border-line px-4 py-4">
          <div className="flex items-center justify-between gap-3">
            <InterviewName interview={interview} />
            <RateBar interview={interview} />
          </div>
          <dl className="grid grid-cols-3 gap-2 text-13">
            <Count label={t("status.pending")}>
              <InterviewCount interview={interview} status="pending" count={interview.pending} />
            </Count>
            <Count label={t("status.recommended")}>
              <InterviewCount interview={interview} status="recommended" count={interview.recommended} />
            </Count>
            <Count label={t("status.not_recommended")}>
              <InterviewCount
                interview={interview}
                status="not_recommended"
                count={interview.notRecommended}
              />
            </Count>
          </dl>
          {canInvite && <InviteButton interview={interview} />}
        </li>
      ))}
    </ul>
  );
}

function Count({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-0.5">
      <dt className="text-12 text-faint">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
