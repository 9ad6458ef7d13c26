import type { Metadata } from "next";
import type { SettingsSection } from "@/components/settings/sections";
import { getTexts } from "@/lib/http/get-texts";

export const settingsTitle = (name: SettingsSection["name"]) => async (): Promise<Metadata> => {
  const { t } = await getTexts();
  return { title: t("settings.pageTitle", { section: t(`settings.sections.${name}`) }) };
};
