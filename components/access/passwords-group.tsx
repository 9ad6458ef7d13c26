"use client";

import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import type { AccessView } from "@/lib/auth/access/schema";

export function PasswordsGroup({ passwords }: Pick<AccessView, "passwords">) {
  const { t } = useTexts();
  const state = passwords === "break-glass" ? "breakGlass" : passwords;
  return (
    <SettingGroup title={t("access.passwords")}>
      <SettingRow
        label={t("access.passwordSignIn")}
        hint={t("access.passwordHint", { variable: "PASSWORD_SIGN_IN" })}
      >
        {t(`access.passwordStates.${state}`)}
      </SettingRow>
    </SettingGroup>
  );
}
