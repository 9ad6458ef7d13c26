import { type RefObject, useEffect, useRef } from "react";
import { holdLetters } from "@/components/keyboard/use-shortcuts";

const textField = "textarea, input:not([type='checkbox'], [type='radio'])";

/**
 * Once something was typed into the form, letters lead back to the field that it was typed into.
 * @param isUnsent false once it is sent, for a form that stays.
 */
export function useHoldLettersIn(form: RefObject<HTMLElement | null>, isUnsent = true): void {
  const release = useRef<() => void>(undefined);
  useEffect(() => {
    const element = form.current;
    let field: HTMLElement | undefined;
    // No state: set before React has heard of the event, it would undo what is typed.
    const note = ({ target }: Event) => {
      if (!(target instanceof HTMLElement && target.matches(textField))) return;
      field = target;
      release.current ??= holdLetters(() => field?.focus());
    };
    element?.addEventListener("input", note);
    return () => {
      element?.removeEventListener("input", note);
      release.current?.();
      release.current = undefined;
    };
  }, [form]);
  useEffect(() => {
    if (isUnsent) return;
    release.current?.();
    release.current = undefined;
  }, [isUnsent]);
}
