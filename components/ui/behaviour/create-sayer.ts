/** Long enough for a browser to hand the empty status to a screen reader. */
export const emptyForMs = 100;

/**
 * Puts texts into a status. The same words again would be no change, and a screen reader would stay silent: the status
 * is emptied before. @param last what it has at first.
 */
export function createSayer(show: (text: string) => void, last = "") {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    say(text: string): void {
      clearTimeout(timer);
      if (text === last && text !== "") {
        show("");
        timer = setTimeout(() => show(text), emptyForMs);
      } else show(text);
      last = text;
    },
    stop: (): void => clearTimeout(timer),
  };
}
