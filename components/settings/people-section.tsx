"use client";

import { initials } from "@/components/layout/initials";
import { Section } from "@/components/settings/section";
import { useTexts } from "@/components/texts/texts-provider";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { CopyButton } from "@/components/ui/copy-button";
import type { MemberView } from "@/lib/members/schema";

const command = "npm run users -- add --email kim@example.com --name Kim --role recruiter";

/** Everybody who may sign in, and how to let somebody else in. */
export function PeopleSection({ members, ownId }: { members: MemberView[]; ownId: string }) {
  const { t } = useTexts();
  return (
    <Section title={t("settings.people")} description={t("settings.peopleHint")}>
      <ul className="divide-y divide-line" aria-label={t("settings.people")}>
        {members.map((member) => (
          <li key={member.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5 first:pt-0">
            <Avatar letters={initials(member.name)} />
            <span className="flex min-w-0 flex-1 basis-40 flex-col">
              <span className="truncate text-13 font-[550]">
                {member.name}
                {member.id === ownId && (
                  <span className="ml-1.5 font-normal text-faint">{t("settings.isYou")}</span>
                )}
              </span>
              <span className="truncate text-12 text-quiet">{member.email}</span>
            </span>
            <StateBadge state={member.state} />
            <span className="w-24 text-right text-13 text-quiet">{t(`roles.${member.role}`)}</span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 text-13">
        <p className="text-quiet">{t("settings.addPeople")}</p>
        <div className="flex items-center gap-2 rounded-md border border-line-strong bg-hover py-1 pr-1 pl-3">
          <code className="min-w-0 flex-1 py-1 font-mono text-12 break-words">{command}</code>
          <CopyButton size="sm" text={command} what={t("settings.theCommand")} />
        </div>
        <p className="text-quiet">
          {t.rich("settings.commandAlso", {
            code: (command) => <code className="font-mono text-12">{command}</code>,
          })}
        </p>
      </div>
    </Section>
  );
}

function StateBadge({ state }: { state: MemberView["state"] }) {
  const { t } = useTexts();
  switch (state) {
    case "active":
      return null;
    case "invited":
      return <Badge tone="pending">{t("settings.notSignedInYet")}</Badge>;
    case "disabled":
      return <Badge>{t("settings.disabled")}</Badge>;
    default:
      return state satisfies never;
  }
}
