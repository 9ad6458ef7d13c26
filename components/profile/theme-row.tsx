"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId } from "react";
import { SaveFailure } from "@/components/forms/save-failure";
import { SaveState } from "@/components/forms/save-state";
import { themeOptions } from "@/components/page/theme-options";
import { useTheme } from "@/components/page/use-theme";
import { useProfileChange } from "@/components/session/use-profile-change";
import { SettingRow } from "@/components/settings/setting-group";
import { useTexts } from "@/components/texts/texts-provider";

/** The theme: at once here, and the default for browsers without one. */
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
        className="inline-flex w-fit max-w-full flex-wrap rounded-md border border-line-strong bg-ground p-0.5"
      >
        {themeOptions(t).map(({ value, label, icon }) => (
          <Radio.Root
            key={value}
            value={value}
            nativeButton
            render={<button type="button" />}
            className="inline-flex min-h-7 items-center gap-1.5 rounded-sm border border-transparent px-2.5 text-13 font-[550] text-quiet transition-colors hover:text-ink data-checked:border-control data-checked:bg-pressed data-checked:text-ink pointer-coarse:h-10 forced-colors:border-[Canvas] forced-colors:data-checked:border-[Highlight] [&_svg]:size-4"
          >
            {icon}
            {label}
          </Radio.Root>
        ))}
      </RadioGroup>
    </SettingRow>
  );
}
