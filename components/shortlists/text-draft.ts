/** A text that saves itself: what is typed, and the stored text that it began with. Undefined while nothing is. */
export type TextDraft = { text: string; base: string } | undefined;

/** @param stored what the store has now. */
export function typed(draft: TextDraft, text: string, stored: string): TextDraft {
  const base = draft?.base ?? stored;
  return text === base && base === stored ? undefined : { text, base };
}

/** After `sent` was saved: what was typed meanwhile goes on from there. */
export const savedDraft = (draft: TextDraft, sent: string): TextDraft =>
  draft === undefined || draft.text.trim() === sent.trim()
    ? undefined
    : { text: draft.text, base: sent.trim() };

/** Whether a colleague has saved another text since this draft began. */
export const isOvertaken = (draft: TextDraft, stored: string): boolean =>
  draft !== undefined && draft.base !== stored && draft.text.trim() !== stored;
