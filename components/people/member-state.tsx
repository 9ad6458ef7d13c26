"use client";

import { useClock } from "@/components/settings/use-clock";
import { useTexts } from "@/components/texts/texts-provider";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { RelativeTime } from "@/components/ui/relative-time";
import type { MemberView } from "@/lib/members/schema";

export function MemberState({
  member,
  mayHavePassword,
  className,
}: {
  member: MemberView;
  mayHavePassword: boolean;
  className?: string;
}) {
  const { t } = useTexts();
  const clock = useClock();
  const { state, hasCompanyAccount, hasSecondFactor, lastSignedInAt, linkExpiresAt } = member;
  return (
    <span className={cn("flex min-w-0 flex-col items-start gap-0.5 text-12 text-quiet", className)}>
      {state !== "active" && (
        <Badge tone={state === "invited" ? "pending" : "plain"}>{t(`settings.people.states.${state}`)}</Badge>
      )}
      {state === "invited" && (
        <span>
          {!mayHavePassword
            ? t("settings.people.notYet")
            : linkExpiresAt
              ? t("settings.people.linkUntil", { time: clock(linkExpiresAt) })
              : t("settings.people.linkExpired")}
        </span>
      )}
      {state === "active" && (
        <>
          <span className="sr-only">{t("settings.people.states.active")}. </span>
          <span>{t("settings.people.lastSignIn")}</span>
          {lastSignedInAt ? (
            <RelativeTime at={lastSignedInAt} className="text-ink" />
          ) : (
            <span>{t("settings.people.never")}</span>
          )}
          {hasCompanyAccount && <span>{t("settings.people.hasCompanyAccount")}</span>}
          {hasSecondFactor && <span>{t("settings.people.hasSecondFactor")}</span>}
        </>
      )}
    </span>
  );
}
