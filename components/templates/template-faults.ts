import type { Translator } from "@/lib/i18n/texts";
import { faultsOf } from "@/lib/templates/faults";
import { hasPlaceholder } from "@/lib/templates/placeholders";

/** A fault and its place in the text; without length it is about the whole text. */
export type ShownFault = { at: number; length: number; text: string };

const shownAtOnce = 5;

function inside(template: string, t: Translator): ShownFault[] {
  return faultsOf(template)
    .slice(0, shownAtOnce)
    .map(({ at, length, key, values }) => ({ at, length, text: t(`fields.${key}`, values) }));
}

const asWhole = (text: string): ShownFault => ({ at: 0, length: 0, text });

/** The server schema’s rules that can be checked while the recruiter types. */
export function subjectFaults(subject: string, t: Translator): ShownFault[] {
  if (subject.trim() === "") return [asWhole(t("fields.writeSubject"))];
  const isLong = subject.trim().length > 200 ? [asWhole(t("fields.tooLong", { max: "200" }))] : [];
  return [...isLong, ...inside(subject, t)];
}

export function bodyFaults(body: string, t: Translator): ShownFault[] {
  if (body.trim() === "") return [asWhole(t("fields.writeMessage"))];
  const whole = [
    ...(body.trim().length > 5000 ? [asWhole(t("fields.tooLong", { max: "5000" }))] : []),
    ...(hasPlaceholder(body, "link") ? [] : [asWhole(t("fields.linkNeeded", { placeholder: "{{link}}" }))]),
  ];
  return [...whole, ...inside(body, t)];
}
