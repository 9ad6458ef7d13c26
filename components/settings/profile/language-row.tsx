"use client";

import { useProfileChange } from "@/components/settings/profile/use-profile-change";
import { SaveFailure } from "@/components/settings/save-failure";
import { SaveState } from "@/components/settings/save-state";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/select-menu";
import { isLocale, type Locale, localeNames, locales } from "@/lib/i18n/locales";

const browsers = "browser";

/** The language: a page's texts come with the page, so it is loaded anew. */
export function LanguageRow({ locale }: { locale: Locale | null }) {
  const { t } = useTexts();
  const saving = useProfileChange({ onSaved: () => window.location.reload() });
  const chosen = saving.isPending ? saving.variables.preferences?.locale : locale;
  return (
    <SettingRow
      label={t("settings.profile.language")}
      hint={t("settings.profile.languageHint")}
      below={<SaveFailure error={saving.error} />}
    >
      <SaveState saving={saving} />
      <SelectMenu
        label={t("settings.profile.language")}
        value={chosen ?? browsers}
        options={[
          { value: browsers, label: t("settings.profile.asTheBrowser") },
          ...locales.map((one) => ({ value: one, label: localeNames[one] })),
        ]}
        onValueChange={(value) => saving.mutate({ preferences: { locale: isLocale(value) ? value : null } })}
      />
    </SettingRow>
  );
}
