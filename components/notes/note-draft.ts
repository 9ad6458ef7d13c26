import { tabDraft } from "@/components/drafts/tab-draft";

const read = (kept: unknown) => (typeof kept === "string" ? kept : undefined);

export function noteDraft(assessmentId: number, personId: string) {
  const draft = tabDraft("note", personId, assessmentId, read);
  return {
    load: (): string => draft.load() ?? "",
    save: (text: string): void => draft.save(text.trim() ? text : undefined),
  };
}
