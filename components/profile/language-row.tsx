"use client";

import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { useProfileChange } from "@/components/session/use-profile-change";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";
import { SelectMenu } from "@/components/ui/fields/select-menu";
import { isLocale, type Locale, languages, locales } from "@/lib/i18n/messages/locales";

const browsers = "browser";

/** The language. The texts come with the page, so a change reloads it. */
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
          ...locales.map((one) => ({ value: one, label: languages[one].name })),
        ]}
        onValueChange={(value) => saving.mutate({ preferences: { locale: isLocale(value) ? value : null } })}
      />
    </SettingRow>
  );
}
