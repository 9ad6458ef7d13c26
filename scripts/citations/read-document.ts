export type Document = {
  /** In lower case, without the number. */
  headings: string[];
  anchors: Set<string>;
  /** Its numbered sections, each with its numbered rules. */
  sections: Map<number, Set<number>>;
  /** The numbers under the heading *Invariants*. */
  invariants: Set<number>;
};

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");

/** A Markdown document's headings and numbers: a section is `## 4. …`, a rule is a numbered item in it. */
export function readDocument(text: string): Document {
  const document: Document = {
    headings: [],
    anchors: new Set(),
    sections: new Map(),
    invariants: new Set(),
  };
  let numbers = new Set<number>();
  for (const line of text.replace(/^```.*?^```/gms, "").split("\n")) {
    const [, level = "", heading] = /^(#+) (.+)$/.exec(line) ?? [];
    const [, item] = /^(\d+)\. /.exec(line) ?? [];
    if (item) numbers.add(Number(item));
    if (heading === undefined) continue;
    const [, section, name = heading] = /^(?:(\d+)\. )?(.+)$/.exec(heading) ?? [];
    document.headings.push(name.toLowerCase());
    document.anchors.add(anchorOf(heading));
    if (level.length > 2) continue;
    numbers = new Set();
    if (section) document.sections.set(Number(section), numbers);
    if (name === "Invariants") document.invariants = numbers;
  }
  return document;
}
