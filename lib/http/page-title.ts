import type { Metadata } from "next";
import { getTexts } from "@/lib/http/get-texts";
import type { Messages } from "@/lib/i18n/messages/messages";

/** For a page's `generateMetadata`, in the reader's language. */
export const pageTitle = (name: keyof Messages["titles"]) => async (): Promise<Metadata> => {
  const { t } = await getTexts();
  return { title: t(`titles.${name}`) };
};
