import { type PlaceholderName, parseTemplate } from "@/lib/templates/placeholders";

export type MessageTemplate = { subject: string; body: string };

/** What is known; what is missing or empty gets the template's fallback, or nothing. */
export type MessageValues = Partial<Record<PlaceholderName, string>>;

export type Message = { subject: string; body: string };

/** As part of a sentence: a name with line breaks in it would be a line of its own. */
const inLine = (value: string) => value.replace(/\s+/g, " ").trim();

/** Without the blanks at its end; a pattern for that takes the square of the blanks before it. */
function withoutBlanksAtEnd(text: string): string {
  let end = text.length;
  while (end > 0 && " \t\u00a0".includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A text with its placeholders filled in, once: what a value says is never taken for a placeholder. */
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

/**
 * The message to one candidate. Names that aren't known read well all the same: the whole name falls back to
 * what there is of it, everything else to the template's own words or to nothing.
 */
export function renderMessage(template: MessageTemplate, given: MessageValues): Message {
  const whole = [given["candidate.firstName"], given["candidate.lastName"]].filter(Boolean).join(" ");
  const values = { ...given, "candidate.name": given["candidate.name"] || whole };
  return {
    // A subject is one line.
    subject: inLine(render(template.subject, values)),
    body: render(template.body, values).trim(),
  };
}
