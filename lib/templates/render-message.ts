import { fullName } from "@/lib/full-name";
import { type PlaceholderName, parseTemplate } from "@/lib/templates/placeholders";

export type MessageTemplate = { subject: string; body: string };

/** A missing or empty value gets the template's fallback, or nothing. */
export type MessageValues = Partial<Record<PlaceholderName, string>>;

export type Message = { subject: string; body: string };

// A name with line breaks would break the sentence that it stands in.
const inLine = (value: string) => value.replace(/\s+/g, " ").trim();

// A regular expression would take quadratic time on the blanks before the end.
function withoutBlanksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\u00a0".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

// Placeholders in a value are never filled in.
function render(template: string, values: MessageValues): string {
  let text = "";
  for (const piece of parseTemplate(template).pieces) {
    if (piece.kind === "text") text += piece.text;
    else {
      const value = inLine(values[piece.name] ?? "") || piece.fallback;
      // “Hi {{candidate.firstName}},” without a first name is “Hi,”.
      text = value === undefined ? withoutBlanksAtEnd(text) : text + value;
    }
  }
  return text;
}

/** The message to one candidate. A missing whole name falls back to its known part first. */
export function renderMessage(template: MessageTemplate, given: MessageValues): Message {
  const whole = fullName({
    firstName: given["candidate.firstName"],
    lastName: given["candidate.lastName"],
  });
  const values = { ...given, "candidate.name": given["candidate.name"] || whole };
  return {
    subject: inLine(render(template.subject, values)),
    body: render(template.body, values).trim(),
  };
}
