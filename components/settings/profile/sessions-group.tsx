"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "@/components/layout/load-failure";
import { sessionsQuery } from "@/components/query/sessions-query";
import { EverywhereRow } from "@/components/settings/profile/everywhere-row";
import { deviceWords, SessionRow } from "@/components/settings/profile/session-row";
import { useEndSession } from "@/components/settings/profile/use-end-session";
import { SaveFailure } from "@/components/settings/save-failure";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import { useKeepFocus } from "@/components/ui/use-keep-focus";

/** Where a person is signed in, and how to end that: one by one, everywhere else, everywhere. */
export function SessionsGroup() {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(sessionsQuery());
  const [said, setSaid] = useState("");
  const endingOthers = useEndSession(() => setSaid(t("settings.profile.othersEnded")));
  const sessions = data?.sessions ?? [];
  // With a session its button goes: the keyboard goes on from the list.
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
              onEnded={() => setSaid(t("settings.profile.sessionEnded", { device: deviceWords(session, t) }))}
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
      <EverywhereRow />
    </SettingGroup>
  );
}
