/** What somebody has begun to write survives a reload, and goes with the tab. Storage may be refused. */
export function noteDraft(assessmentId: number) {
  const key = `shortlist-note:${assessmentId}`;
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
