"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { LoadFailure } from "@/components/page/load-failure";
import { NewCodesDialog } from "@/components/profile/new-codes-dialog";
import { TurnOffDialog } from "@/components/profile/turn-off-dialog";
import { TurnOnDialog } from "@/components/profile/turn-on-dialog";
import { secondFactorQuery } from "@/components/second-factor/requests";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { RelativeTime } from "@/components/ui/relative-time";
import type { SecondFactorView } from "@/lib/auth/second-factor/schema";

export function SecondFactorGroup({ email }: { email: string }) {
  const { t } = useTexts();
  const { data, error, refetch } = useQuery(secondFactorQuery());
  return (
    <SettingGroup title={t("secondFactor.title")}>
      {data ? (
        <Rows email={email} factor={data} />
      ) : (
        error && <LoadFailure error={error} onRetry={() => void refetch()} />
      )}
    </SettingGroup>
  );
}

function Rows({ email, factor }: { email: string; factor: SecondFactorView }) {
  const { t } = useTexts();
  const [isNew, setIsNew] = useState(false);
  const { hasPassword, isRequired, turnedOnAt, codesLeft = 0 } = factor;
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that turned it on is gone with the dialog.
    if (isNew && turnedOnAt && document.activeElement === document.body) said.current?.focus();
  }, [isNew, turnedOnAt]);
  if (!hasPassword && !turnedOnAt)
    return <p className="px-4 py-3 text-13 text-quiet">{t("secondFactor.byCompany")}</p>;
  if (!turnedOnAt)
    return (
      <SettingRow
        label={t("secondFactor.app")}
        hint={t(isRequired ? "secondFactor.requiredOff" : "secondFactor.offHint")}
      >
        <TurnOnDialog email={email} onDone={() => setIsNew(true)} />
      </SettingRow>
    );
  return (
    <>
      <SettingRow
        label={t("secondFactor.app")}
        hint={
          <>
            {t.rich("secondFactor.onSince", { when: () => <RelativeTime at={turnedOnAt} /> })}
            {isRequired && <> · {t("secondFactor.required")}</>}
          </>
        }
        below={
          <p ref={said} role="status" tabIndex={-1} className="text-12 text-quiet empty:sr-only">
            {isNew && t("secondFactor.isOn")}
          </p>
        }
      >
        {!isRequired && <TurnOffDialog email={email} />}
      </SettingRow>
      <SettingRow label={t("secondFactor.codes")} hint={t("secondFactor.codesLeft", { count: codesLeft })}>
        <NewCodesDialog email={email} />
      </SettingRow>
    </>
  );
}
