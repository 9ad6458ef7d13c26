/**
 * What one person has begun to write survives a reload, and goes with the tab; a colleague who signs in here
 * after them doesn't see it. Storage may be refused.
 */
export function noteDraft(assessmentId: number, personId: string) {
  const key = `shortlist-note:${personId}:${assessmentId}`;
  const attempt = <T>(act: () => T): T | undefined => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  return {
    load: (): string => attempt(() => sessionStorage.getItem(key)) ?? "",
    save: (text: string): void => {
      attempt(() => (text.trim() ? sessionStorage.setItem(key, text) : sessionStorage.removeItem(key)));
    },
  };
}
