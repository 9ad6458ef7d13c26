import { keptText, tabDraft } from "@/components/drafts/tab-draft";

type ImportText = {
  text: string;
  /** Another screen brought it, where the person has said already that it is to be imported. */
  isMeant?: "yes";
  /** The interview that was chosen there, by its id. */
  interview?: string;
};

/** What was typed or pasted for an import, and wasn’t read yet. */
export const importText = (personId: string) =>
  tabDraft("import-text", personId, "begin", (kept): ImportText | undefined => {
    const text = keptText(kept, "text");
    if (!text) return undefined;
    if (keptText(kept, "isMeant") !== "yes") return { text };
    return { text, isMeant: "yes", interview: keptText(kept, "interview") };
  });
