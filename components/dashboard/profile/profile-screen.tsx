"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { NotificationSettings } from "@/components/notifications/notification-settings";
import { limitWords, type NamedLimit } from "@/components/people/limit-words";
import { LanguageRow } from "@/components/profile/language-row";
import { NameRow } from "@/components/profile/name-row";
import { PasswordForm } from "@/components/profile/password-form";
import { SecondFactorGroup } from "@/components/profile/second-factor-group";
import { SessionsGroup } from "@/components/profile/sessions-group";
import { ShortcutsRow } from "@/components/profile/shortcuts-row";
import { ThemeRow } from "@/components/profile/theme-row";
import { TimeZoneRow } from "@/components/profile/time-zone-row";
import { secondFactorQuery } from "@/components/second-factor/requests";
import { profileQuery } from "@/components/session/profile-query";
import { SettingGroup, SettingRow } from "@/components/settings/setting-group";
import { SettingsPage } from "@/components/settings/settings-page";
import { useTexts } from "@/components/texts/texts-provider";
import { Button } from "@/components/ui/button";
import type { Profile } from "@/lib/members/profile-schema";

export function ProfileScreen({
  profile: rendered,
  limit,
  isPasswordChanged,
}: {
  profile: Profile;
  limit: NamedLimit | undefined;
  isPasswordChanged: boolean;
}) {
  const { t, list } = useTexts();
  const { data: profile = rendered } = useQuery(profileQuery());
  const { data: factor } = useQuery(secondFactorQuery());
  const hasNoPassword = factor && !factor.hasPassword && !factor.turnedOnAt;
  return (
    <SettingsPage section="profile">
      <SettingGroup title={t("settings.profile.you")}>
        <NameRow name={profile.name} />
        <SettingRow label={t("common.email")} hint={t("settings.profile.emailHint")}>
          <bdi className="min-w-0 break-all">{profile.email}</bdi>
        </SettingRow>
        <SettingRow label={t("settings.profile.role")} hint={t(`roleSentences.${profile.role}`)}>
          {t(`roles.${profile.role}`)}
        </SettingRow>
        {limit && (
          <SettingRow label={t("settings.profile.sees")} hint={t("settings.profile.seesHint")}>
            <span className="min-w-0 wrap-anywhere">{limitWords(limit, profile.role, { t, list })}</span>
          </SettingRow>
        )}
      </SettingGroup>
      <SettingGroup title={t("settings.profile.appearance")}>
        <ThemeRow />
        <LanguageRow locale={profile.preferences.locale} />
        <TimeZoneRow timeZone={profile.preferences.timeZone} />
      </SettingGroup>
      <SettingGroup title={t("settings.profile.keyboard")}>
        <ShortcutsRow isOn={profile.preferences.shortcuts} />
      </SettingGroup>
      <SettingGroup title={t("settings.accessibility.title")}>
        <SettingRow label={t("settings.accessibility.report")} hint={t("settings.accessibility.reportHint")}>
          <Button render={<Link href="/accessibility" prefetch={false} />}>
            {t("settings.accessibility.open")}
          </Button>
        </SettingRow>
      </SettingGroup>
      <SettingGroup title={t("notices.settings")}>
        <NotificationSettings isOn={profile.preferences.browserNotifications} />
      </SettingGroup>
      {hasNoPassword ? (
        <SettingGroup title={t("settings.profile.signIn")}>
          <p className="px-4 py-3 text-13 text-quiet">{t("secondFactor.byCompany")}</p>
        </SettingGroup>
      ) : (
        <>
          <SettingGroup title={t("settings.profile.password")}>
            <PasswordForm email={profile.email} isChanged={isPasswordChanged} />
          </SettingGroup>
          <SecondFactorGroup email={profile.email} />
        </>
      )}
      <SessionsGroup />
    </SettingsPage>
  );
}
