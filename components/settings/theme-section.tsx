"use client";

import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { themeOptions } from "@/components/layout/theme-options";
import { useTheme } from "@/components/layout/use-theme";
import { Section } from "@/components/settings/section";
import { useTexts } from "@/components/texts/texts-provider";

/** The theme, for this browser. */
export function ThemeSection() {
  const { t } = useTexts();
  const [theme, setTheme] = useTheme();
  return (
    <Section title={t("settings.appearance")} description={t("settings.appearanceHint")}>
      <RadioGroup
        aria-label={t("layout.theme")}
        value={theme}
        onValueChange={setTheme}
        className="inline-flex w-fit rounded-md border border-line-strong bg-surface p-0.5"
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
    </Section>
  );
}
