"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { themeOptions } from "@/components/layout/theme-options";
import { useTheme } from "@/components/layout/use-theme";
import { useProfileChange } from "@/components/settings/profile/use-profile-change";
import { SaveFailure } from "@/components/settings/save-failure";
import { SaveState } from "@/components/settings/save-state";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";

/** The theme: at once here, and kept for browsers that don't have one yet. */
export function ThemeRow() {
  const { t } = useTexts();
  const id = useId();
  const [theme, setTheme] = useTheme();
  const saving = useProfileChange();
  return (
    <SettingRow
      label={t("settings.profile.theme")}
      labelId={id}
      hint={t("settings.profile.themeHint")}
      below={<SaveFailure error={saving.error} />}
    >
      <SaveState saving={saving} />
      <RadioGroup
        aria-labelledby={id}
        value={theme}
        onValueChange={(chosen) => {
          setTheme(chosen);
          saving.mutate({ preferences: { theme: chosen } });
        }}
        className="inline-flex w-fit rounded-md border border-line-strong bg-ground p-0.5"
      >
        {themeOptions(t).map(({ value, label, icon }) => (
          <Radio.Root
            key={value}
            value={value}
            nativeButton
            render={<button type="button" />}
            className="inline-flex h-7 items-center gap-1.5 rounded-sm px-2.5 text-13 font-[550] text-quiet transition-colors hover:text-ink data-checked:bg-pressed data-checked:text-ink pointer-coarse:h-10 [&_svg]:size-4"
          >
            {icon}
            {label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </SettingRow>
  );
}
