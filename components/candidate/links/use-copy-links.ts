import { useState } from "react";
import { linesOfLinks } from "@/components/candidate/links/links-text";
import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";
import type { Links } from "@/lib/assessments/act-schemas";
import { maxChosen } from "@/lib/assessments/names";

export type CopiedLinks =
  | { state: "copying" }
  | { state: "copied"; links: Links }
  /** The browser refused: the text is shown, to be copied by hand. */
  | { state: "refused"; text: string }
  | { state: "failed"; error: unknown };

const answer = answerShape<Links>({ links: "array", skipped: "array" });

/** However many: as many at once as the server takes. */
async function askForLinks(ids: readonly number[]): Promise<Links> {
  const all: Links = { links: [], skipped: [] };
  for (let from = 0; from < ids.length; from += maxChosen) {
    const some = await postJson("/api/assessments/links", { ids: ids.slice(from, from + maxChosen) }, answer);
    all.links.push(...some.links);
    all.skipped.push(...some.skipped);
  }
  return all;
}

/** Copies the links of rows; the server notes who took them. */
export function useCopyLinks() {
  const { t } = useTexts();
  const [copied, setCopied] = useState<CopiedLinks>();

  async function copy(ids: readonly number[]) {
    setCopied({ state: "copying" });
    try {
      const links = await askForLinks(ids);
      const text = linesOfLinks(links, t);
      const isThere = links.links.length === 0 || (await copyText(text));
      setCopied(isThere ? { state: "copied", links } : { state: "refused", text });
    } catch (error) {
      setCopied({ state: "failed", error });
    }
  }
  return { copied, copy, forget: () => setCopied(undefined) };
}
