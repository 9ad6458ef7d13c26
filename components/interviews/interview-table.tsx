"use client";

import { InterviewCount } from "@/components/interviews/interview-count";
import { InterviewName } from "@/components/interviews/interview-name";
import { InviteButton } from "@/components/interviews/invite-button";
import { RateBar } from "@/components/interviews/rate-bar";
import { useTexts } from "@/components/texts/texts-provider";
import { cn } from "@/components/ui/cn";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { InterviewView } from "@/lib/interviews/schema";

const head =
  "sticky top-(--shell-top,0px) z-10 h-8 bg-ground text-12 font-[550] text-quiet shadow-[inset_0_-1px_var(--color-line)]";
const number = "w-38 px-3 text-right whitespace-nowrap max-lg:w-32";

/** The interviews as a table, for screens with room for one. */
export function InterviewTable({
  interviews,
  canInvite,
}: {
  interviews: InterviewView[];
  canInvite: boolean;
}) {
  const { t } = useTexts();
  return (
    <table className="w-full table-fixed border-collapse text-13 max-md:hidden">
      <caption className="sr-only">{t("interviews.caption")}</caption>
      <thead>
        <tr>
          <th scope="col" className={cn(head, "pr-3 pl-7 text-left")}>
            {t("interviews.interview")}
          </th>
          <th scope="col" className={cn(head, number, "w-24")}>
            {t("status.pending")}
          </th>
          <th scope="col" className={cn(head, number)}>
            {t("status.recommended")}
          </th>
          <th scope="col" className={cn(head, number)}>
            {t("status.not_recommended")}
          </th>
          <th scope="col" className={cn(head, "w-44 px-3 pl-8 text-left")}>
            {t("interviews.rate")}
          </th>
          <th scope="col" className={cn(head, canInvite ? "w-44" : "w-7")}>
            <VisuallyHidden>{canInvite ? t("common.actions") : ""}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {interviews.map((interview) => (
          <tr key={interview.id} className="h-12 border-b border-line transition-colors hover:bg-hover">
            <th scope="row" className="pr-3 pl-7 text-left font-normal">
              <InterviewName interview={interview} />
            </th>
            <td className="px-3 text-right">
              <InterviewCount interview={interview} status="pending" count={interview.pending} />
            </td>
            <td className="px-3 text-right">
              <InterviewCount interview={interview} status="recommended" count={interview.recommended} />
            </td>
            <td className="px-3 text-right">
              <InterviewCount
                interview={interview}
                status="not_recommended"
                count={interview.notRecommended}
              />
            </td>
            <td className="px-3 pl-8">
              <RateBar interview={interview} />
            </td>
            <td className="pr-7 text-right">{canInvite && <InviteButton interview={interview} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
