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

type Done = "on" | "off" | "codes";

function Rows({ email, factor }: { email: string; factor: SecondFactorView }) {
  const { t } = useTexts();
  const [done, setDone] = useState<Done>();
  const { isRequired, turnedOnAt, codesLeft = 0 } = factor;
  const said = useRef<HTMLParagraphElement>(null);
  const isOn = turnedOnAt !== undefined;
  useEffect(() => {
    // The button that was pressed is gone with the dialog.
    if (done && (done !== "off") === isOn && document.activeElement === document.body) said.current?.focus();
  }, [done, isOn]);
  const outcome = (
    <p ref={said} role="status" tabIndex={-1} className="text-12 text-quiet empty:sr-only">
      {done && (done !== "off") === isOn && t(`secondFactor.outcomes.${done}`)}
    </p>
  );
  if (!turnedOnAt)
    return (
      <SettingRow
        label={t("secondFactor.app")}
        hint={t(isRequired ? "secondFactor.requiredOff" : "secondFactor.offHint")}
        below={outcome}
      >
        <TurnOnDialog email={email} onDone={() => setDone("on")} />
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
        below={outcome}
      >
        {!isRequired && <TurnOffDialog email={email} onDone={() => setDone("off")} />}
      </SettingRow>
      <SettingRow label={t("secondFactor.codes")} hint={t("secondFactor.codesLeft", { count: codesLeft })}>
        <NewCodesDialog email={email} onDone={() => setDone("codes")} />
      </SettingRow>
    </>
  );
}
