/** Each message must have `link`. */
export const placeholderNames = [
  "candidate.firstName",
  "candidate.lastName",
  "candidate.name",
  "candidate.email",
  "interview",
  "invited.ago",
  "invited.days",
  "link",
  "me",
  "me.email",
] as const;

export type PlaceholderName = (typeof placeholderNames)[number];

type Piece =
  | { kind: "text"; text: string }
  | { kind: "placeholder"; name: PlaceholderName; fallback?: string };

/** A placeholder that can't be filled in. Positions in UTF-16 units from the template's start. */
export type TemplateFault = {
  at: number;
  length: number;
  reason: "unknown_placeholder" | "unclosed" | "stray_close";
  text: string;
};

export type ParsedTemplate = { pieces: Piece[]; faults: TemplateFault[] };

const isKnown = (name: string): name is PlaceholderName => placeholderNames.some((known) => known === name);

// A placeholder has no braces or line breaks inside. Unmatched braces are faults.
const braces = /\{\{([^{}\r\n]*)\}\}|\{\{|\}\}/g;

/** Parses `{{candidate.firstName
there}}` as a placeholder with a fallback after the bar. */
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

export const hasPlaceholder = (template: string, name: PlaceholderName): boolean =>
  parseTemplate(template).pieces.some((piece) => piece.kind === "placeholder" && piece.name === name);
