"use client";

import { useQuery } from "@tanstack/react-query";
import { interviewsQuery } from "@/components/candidate/interviews-query";
import { LoadFailure } from "@/components/page/load-failure";
import { InviteDialog } from "@/components/people/invite-dialog";
import { limitsQuery } from "@/components/people/limits-query";
import { MemberRow } from "@/components/people/member-row";
import { membersQuery } from "@/components/people/members-query";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import { Skeleton } from "@/components/ui/skeleton";
import type { PasswordSignIn } from "@/lib/env-sign-in";
import { mayHavePassword } from "@/lib/members/may-have-password";
import type { MemberView } from "@/lib/members/schema";

const canActAsAdministrator = ({ role, state }: MemberView) => role === "administrator" && state === "active";

export function PeopleScreen({
  ownId,
  passwords,
  hasProvider,
}: {
  ownId: string;
  passwords: PasswordSignIn;
  /** Whether people can sign in with the company’s account. */
  hasProvider: boolean;
}) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(membersQuery());
  const limits = useQuery(limitsQuery()).data?.limits;
  const interviews = useQuery(interviewsQuery()).data?.interviews ?? [];
  const limitOf = (id: string) => {
    const limit = limits?.find(({ memberId }) => memberId === id);
    const named = interviews.filter((interview) => limit?.interviewIds.includes(interview.id));
    return limit && { ...limit, interviews: named.map(({ name }) => name) };
  };
  const members = data?.members;
  const administrators = members?.filter(canActAsAdministrator) ?? [];
  return (
    <SettingsPage section="people" actions={<InviteDialog passwords={passwords} hasProvider={hasProvider} />}>
      {members ? (
        <SettingGroup title={t("settings.people.count", { count: members.length })}>
          <ul aria-label={t("settings.people.caption")} className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                limit={limitOf(member.id)}
                isOwn={member.id === ownId}
                mayHavePassword={mayHavePassword(member.role, passwords)}
                isLastAdministrator={administrators.length === 1 && administrators[0]?.id === member.id}
              />
            ))}
          </ul>
        </SettingGroup>
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton className="h-40" />
        </div>
      )}
    </SettingsPage>
  );
}
