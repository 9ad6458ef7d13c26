import { useTexts } from "@/components/texts/texts-provider";
import { useNow } from "@/components/ui/behaviour/use-now";
import { dateAndTime, inKnownZone } from "@/components/ui/format-time";
import type { Texts } from "@/lib/i18n/texts";
import type { ImportView } from "@/lib/imports/schema";

type Named = Pick<ImportView, "name" | "createdAt">;

/** What an import is called wherever it is named: one that was pasted and has no name goes by its moment. */
export const importName = (
  { name, createdAt }: Named,
  texts: Pick<Texts, "t" | "locale" | "timeZone">,
): string => name || texts.t("common.unnamedImport", { when: dateAndTime(Date.parse(createdAt), texts) });

/** The same while hydrating, too, when the reader’s zone isn’t known yet. */
export function useImportName(): (of: Named) => string {
  const texts = useTexts();
  const known = inKnownZone(texts, useNow());
  return (of) => importName(of, known);
}
