import type { Metadata } from "next";
import type { SettingsSection } from "@/components/settings/sections";
import { getTexts } from "@/components/texts/get-texts";

/** The `generateMetadata` of a section's page. */
export const settingsTitle = (name: SettingsSection["name"]) => async (): Promise<Metadata> => {
  const { t } = await getTexts();
  return { title: t("settings.pageTitle", { section: t(`settings.sections.${name}`) }) };
};
