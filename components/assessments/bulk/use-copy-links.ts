import { useState } from "react";
import { linesOfLinks } from "@/components/assessments/bulk/links-text";
import { answerShape } from "@/components/http/answer-shape";
import { postJson } from "@/components/http/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/behaviour/copy-text";
import type { Links } from "@/lib/assessments/act-schemas";

export type CopiedLinks =
  | { state: "copying" }
  | { state: "copied"; links: Links }
  /** The browser refused: the text is shown, to be copied by hand. */
  | { state: "refused"; text: string }
  | { state: "failed"; error: unknown };

const answer = answerShape<Links>({ links: "array", skipped: "array" });

/** Copies the links of rows; the server notes who took them. */
export function useCopyLinks() {
  const { t } = useTexts();
  const [copied, setCopied] = useState<CopiedLinks>();

  async function copy(ids: number[]) {
    setCopied({ state: "copying" });
    try {
      const links = await postJson("/api/assessments/links", { ids }, answer);
      const text = linesOfLinks(links, t);
      const isThere = links.links.length === 0 || (await copyText(text));
      setCopied(isThere ? { state: "copied", links } : { state: "refused", text });
    } catch (error) {
      setCopied({ state: "failed", error });
    }
  }
  return { copied, copy, forget: () => setCopied(undefined) };
}
