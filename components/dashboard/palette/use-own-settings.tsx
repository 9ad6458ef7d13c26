import { useQueryClient } from "@tanstack/react-query";
import { Languages, Rows3, Rows4 } from "lucide-react";
import { tableAtHand } from "@/components/assessments/bulk/table-at-hand";
import { cardsQuery, densities } from "@/components/assessments/view/row-heights";
import { useKeepPreferences } from "@/components/assessments/view/use-keep-preferences";
import type { PaletteItem } from "@/components/dashboard/palette/palette-items";
import { failureWords } from "@/components/http/problem-words";
import { themeOptions } from "@/components/page/theme-options";
import { useTheme } from "@/components/page/use-theme";
import { profileQuery } from "@/components/session/profile-query";
import { useProfileChange } from "@/components/session/use-profile-change";
import { useTexts } from "@/components/texts/texts-provider";
import { useToast } from "@/components/ui/overlays/toast";
import { fallbackLocale, languages, locales } from "@/lib/i18n/messages/locales";

/** How Shortlist looks to this person. */
export function useOwnSettings(): PaletteItem[] {
  const { t, locale: spoken } = useTexts();
  const toast = useToast();
  const [theme, setTheme] = useTheme();
  const keep = useKeepPreferences();
  const kept = useQueryClient().getQueryData(profileQuery().queryKey)?.preferences;
  const speaking = useProfileChange({
    onSaved: () => window.location.reload(),
    onFailed: (error) => toast.add({ title: t("display.notKept"), description: failureWords(error, t) }),
  });
  const table = tableAtHand();
  const hasHeights = table && !window.matchMedia(cardsQuery).matches;
  const spokenOnes = [
    ...locales.map((locale) => ({
      locale,
      language: languages[locale].name,
      words: [fallbackLocale, spoken]
        .map((reader) => new Intl.DisplayNames(languages[reader].format, { type: "language" }).of(locale))
        .join(", "),
    })),
    { locale: null, language: t("settings.profile.asTheBrowser"), words: "" },
  ];
  return [
    ...themeOptions(t)
      .filter(({ value }) => value !== theme)
      .map(({ value, label, icon }) => ({
        id: `theme ${value}`,
        label: t("palette.themeIs", { theme: label }),
        icon,
        words: t("palette.words.theme"),
        isOnlyFound: true,
        run: () => setTheme(value),
      })),
    ...spokenOnes
      .filter(({ locale }) => kept?.locale !== locale)
      .map(({ locale, language, words }) => ({
        id: `language ${locale}`,
        label: t("palette.languageIs", { language }),
        icon: <Languages aria-hidden="true" />,
        words: `${words}, ${t("palette.words.language")}`,
        isOnlyFound: true,
        run: () => speaking.mutate({ preferences: { locale } }),
      })),
    ...densities
      .filter((density) => hasHeights && density !== table.display.density)
      .map((density) => ({
        id: `density ${density}`,
        label: t("palette.rowsAre", { density: t(`display.densities.${density}`) }),
        icon: density === "compact" ? <Rows4 aria-hidden="true" /> : <Rows3 aria-hidden="true" />,
        words: t("palette.words.density"),
        isOnlyFound: true,
        run: () => keep(table?.display.chooseDensity(density)),
      })),
  ];
}
