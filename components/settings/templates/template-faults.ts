import type { Translator } from "@/lib/i18n/texts";
import { faultsOf } from "@/lib/templates/faults";
import { names } from "@/lib/templates/placeholders";

/** What is wrong with a text as it stands, and where; a place without length is the text as a whole. */
export type ShownFault = { at: number; length: number; text: string };

const shownAtOnce = 5;

function inside(template: string, t: Translator): ShownFault[] {
  return faultsOf(template)
    .slice(0, shownAtOnce)
    .map(({ at, length, key, values }) => ({ at, length, text: t(`fields.${key}`, values) }));
}

const asWhole = (text: string): ShownFault => ({ at: 0, length: 0, text });

/** The rules of the server's schema that can be judged while one writes, in the reader's words. */
export function subjectFaults(subject: string, t: Translator): ShownFault[] {
  if (subject.trim() === "") return [asWhole(t("fields.writeSubject"))];
  const isLong = subject.trim().length > 200 ? [asWhole(t("fields.tooLong", { max: "200" }))] : [];
  return [...isLong, ...inside(subject, t)];
}

export function bodyFaults(body: string, t: Translator): ShownFault[] {
  if (body.trim() === "") return [asWhole(t("fields.writeMessage"))];
  const whole = [
    ...(body.trim().length > 5000 ? [asWhole(t("fields.tooLong", { max: "5000" }))] : []),
    ...(names(body, "link") ? [] : [asWhole(t("fields.linkNeeded", { placeholder: "{{link}}" }))]),
  ];
  return [...whole, ...inside(body, t)];
}
