import type { Metadata } from "next";
import { getTexts } from "@/components/texts/get-texts";
import type { Messages } from "@/lib/i18n/messages";

/** A page's `generateMetadata`: its title in the reader's language. */
export const pageTitle = (name: keyof Messages["titles"]) => async (): Promise<Metadata> => {
  const { t } = await getTexts();
  return { title: t(`titles.${name}`) };
};
