"use client";

import { useClock } from "@/components/settings/use-clock";
import { useTexts } from "@/components/texts/texts-provider";
import { CopyButton } from "@/components/ui/copy-button";
import type { InvitedMember } from "@/lib/members/schema";

/** A member’s set-up link. It is shown once, so nothing else is. */
export function SetupLink({ invited: { member, setupLink } }: { invited: InvitedMember }) {
  const { t } = useTexts();
  const clock = useClock();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 rounded-md border border-line-strong bg-ground p-3.5">
        <code className="font-mono text-13 break-all select-all">{setupLink.url}</code>
        <CopyButton
          text={setupLink.url}
          label={t("settings.people.copyLink")}
          what={t("settings.people.linkFor", { name: member.name })}
          variant="primary"
          autoFocus
          className="h-9 w-full"
        />
      </div>
      <p className="text-13 text-quiet">
        {t("settings.people.linkText", { email: member.email, time: clock(setupLink.expiresAt) })}
      </p>
    </div>
  );
}
