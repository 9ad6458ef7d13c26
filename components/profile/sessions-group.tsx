"use client";

import { useQuery } from "@tanstack/react-query";
import { SaveFailure } from "@/components/forms/save-failure";
import { LoadFailure } from "@/components/page/load-failure";
import { deviceWords, SessionRow } from "@/components/profile/session-row";
import { sessionsQuery } from "@/components/profile/sessions-query";
import { SignOutEverywhereRow } from "@/components/profile/sign-out-everywhere-row";
import { useEndSession } from "@/components/profile/use-end-session";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { useKeepFocus } from "@/components/ui/behaviour/use-keep-focus";
import { useSay } from "@/components/ui/behaviour/use-say";
import { Button } from "@/components/ui/button";

export function SessionsGroup() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const [said, say] = useSay();
  const endingOthers = useEndSession(() => say(t("settings.profile.othersEnded")));
  const sessions = data?.sessions ?? [];
  // An ended session takes its button with it: the focus goes to the list.
  const focus = useKeepFocus<HTMLUListElement>(sessions.map(({ id }) => id).join(" "));
  return (
    <SettingGroup title={t("settings.profile.sessions")}>
      {!data && error ? (
        <LoadFailure
          error={error}
          title={t("settings.profile.sessionsFailed")}
          onRetry={() => void refetch()}
        />
      ) : (
        <ul {...focus} aria-label={t("settings.profile.sessions")} className="divide-y divide-line">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnded={() => say(t("settings.profile.sessionEnded", { device: deviceWords(session, t) }))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="px-4 py-2 text-12 text-quiet empty:sr-only">
        {said}
      </p>
      {sessions.length > 1 && (
        <SettingRow
          label={t("settings.profile.others")}
          hint={t("settings.profile.othersHint")}
          below={<SaveFailure error={endingOthers.error} />}
        >
          <Button pending={endingOthers.isPending} onClick={() => endingOthers.mutate(undefined)}>
            {t("settings.profile.others")}
          </Button>
        </SettingRow>
      )}
      <SignOutEverywhereRow />
    </SettingGroup>
  );
}
