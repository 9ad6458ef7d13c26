/** What a message can name. `link` has to be in it. */
export const placeholderNames = [
  "candidate.firstName",
  "candidate.lastName",
  "candidate.name",
  "candidate.email",
  "interview",
  "link",
  "me",
  "me.email",
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

/** A piece of a template: words as they are, or a placeholder with what stands there when it isn't known. */
export type Piece =
  | { kind: "text"; text: string }
  | { kind: "placeholder"; name: PlaceholderName; fallback?: string };

/** Where a template says what nobody can fill in. Counted in UTF-16 units from its beginning. */
export type TemplateFault = {
  at: number;
  length: number;
  reason: "unknown_placeholder" | "unclosed" | "stray_close";
  /** What stands there. */
  text: string;
};

export type ParsedTemplate = { pieces: Piece[]; faults: TemplateFault[] };

const isKnown = (name: string): name is PlaceholderName => placeholderNames.some((known) => known === name);

/** Braces that belong together, and those that don't. A placeholder has no braces or line breaks inside. */
const braces = /\{\{([^{}\r\n]*)\}\}|\{\{|\}\}/g;

/**
 * Takes a template apart: `{{candidate.firstName|there}}` is a placeholder, and after the bar stands what is
 * written when it isn't known.
 */
export function parseTemplate(template: string): ParsedTemplate {
  const pieces: Piece[] = [];
  const faults: TemplateFault[] = [];
  let end = 0;
  const keep = (text: string) => text !== "" && pieces.push({ kind: "text", text });
  for (const found of template.matchAll(braces)) {
    const [text, inside] = found;
    keep(template.slice(end, found.index));
    end = found.index + text.length;
    const [name = "", ...fallback] = (inside ?? "").split("|");
    if (inside !== undefined && isKnown(name.trim())) {
      const known = name.trim() as PlaceholderName;
      pieces.push({ kind: "placeholder", name: known, fallback: fallback.join("|").trim() || undefined });
      continue;
    }
    keep(text);
    const reason = inside !== undefined ? "unknown_placeholder" : text === "{{" ? "unclosed" : "stray_close";
    faults.push({ at: found.index, length: text.length, reason, text });
  }
  keep(template.slice(end));
  return { pieces, faults };
}

/** Whether a template has a placeholder of the name anywhere. */
export const names = (template: string, name: PlaceholderName): boolean =>
  parseTemplate(template).pieces.some((piece) => piece.kind === "placeholder" && piece.name === name);
