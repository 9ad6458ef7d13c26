import { useState } from "react";
import { linesOfLinks } from "@/components/assessments/links-text";
import { reading } from "@/components/query/reading";
import { postJson } from "@/components/query/request-json";
import { useTexts } from "@/components/texts/texts-provider";
import { copyText } from "@/components/ui/copy-text";
import type { Links } from "@/lib/assessments/own-schema";

/** How copying went. */
export type CopiedLinks =
  | { state: "copying" }
  | { state: "copied"; links: Links }
  /** The browser refused: the text is shown, to be copied by hand. */
  | { state: "refused"; text: string }
  | { state: "failed"; error: unknown };

const answer = reading<Links>({ links: "array", skipped: "array" });

/** Fetches the links of rows, which writes down who took them, and puts them on the clipboard. */
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
