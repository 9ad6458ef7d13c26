"use client";

import { useQuery } from "@tanstack/react-query";
import { accessQuery } from "@/components/access/access-query";
import { CompanyGroup } from "@/components/access/company-group";
import { LinkedGroup } from "@/components/access/linked-group";
import { OwnGroup } from "@/components/access/own-group";
import { PasswordsGroup } from "@/components/access/passwords-group";
import { RefusedGroup } from "@/components/access/refused-group";
import { RuleForm } from "@/components/access/rule-form";
import { SettingGroup } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import type { AccessView } from "@/lib/auth/access/schema";

/** How people sign in. All of it is set on the server, except the second-factor rule. */
export function AccessScreen({ access: rendered }: { access: AccessView }) {
  const { t } = useTexts();
  const { data: access = rendered } = useQuery(accessQuery());
  return (
    <SettingsPage section="access">
      <CompanyGroup access={access} />
      <PasswordsGroup passwords={access.passwords} />
      <SettingGroup title={t("access.rule")}>
        <RuleForm access={access} />
      </SettingGroup>
      {access.provider && (
        <>
          <RefusedGroup refused={access.refused} />
          <OwnGroup own={access.own} />
          <LinkedGroup linked={access.linked} />
        </>
      )}
    </SettingsPage>
  );
}
