"use client";

import { Fact, Facts } from "@/components/settings/facts";
import { Section } from "@/components/settings/section";
import { useTexts } from "@/components/texts/texts-provider";
import type { User } from "@/lib/auth/session";

/** Who the reader is to Shortlist. */
export function ProfileSection({ user }: { user: User }) {
  const { t } = useTexts();
  return (
    <Section title={t("settings.profile")} description={t("settings.profileHint")}>
      <Facts>
        <Fact name={t("settings.name")}>{user.name}</Fact>
        <Fact name={t("common.email")}>{user.email}</Fact>
        <Fact name={t("settings.role")}>
          {t(`roles.${user.role}`)}
          <span className="block text-quiet">{t(`roleSentences.${user.role}`)}</span>
        </Fact>
      </Facts>
    </Section>
  );
}
