import type { ReactNode } from "react";
import { MoreTexts } from "@/components/texts/texts-provider";
import { type Folder, firstTexts } from "@/lib/http/first-texts";
import { getLanguage } from "@/lib/http/get-texts";

/** Around what a folder of `app` draws: the texts that the browser needs to take it over. */
export async function PageTexts({ of, children }: { of: Folder; children: ReactNode }) {
  const { locale } = await getLanguage();
  return (
    <MoreTexts locale={locale} messages={await firstTexts(of)}>
      {children}
    </MoreTexts>
  );
}
