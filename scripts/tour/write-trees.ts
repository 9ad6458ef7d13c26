import type { TreeNode } from "./read-tree";

export type Section = { title: string; tree: TreeNode };

/** What has fewer lines is written out. */
const linesToLeaveOut = 4;

const repeated = /^(row|listitem|article)\b/;

/** Roles and states, without words, and without which of many it is. */
const outlineOf = ({ line, children }: TreeNode): string =>
  `${line
    .replace(/“.*”/g, "“”")
    .replace(/ = .*?(?= \[|$)/, "")
    .replace(/\b(rowindex|posinset)=\d+/g, "$1")}(${children.map(outlineOf)})`;

const textOf = ({ line, children }: TreeNode): string => `${line}(${children.map(textOf)})`;

const everyOne = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(everyOne)];

/** By which a person knows a row: the first words in it. */
const wordsOf = (node: TreeNode): string =>
  everyOne(node).flatMap(({ line }) => line.match(/“[^”]+”/) ?? [])[0] ?? "";

/**
 * Trees as sections of a text that a person reads. Two things are left out: what an earlier section has word for word,
 * below a line that is there once (`… as in` that section); and of rows and items side by side that differ in nothing but
 * words, all but the first (`… like child 1`).
 */
export function writeTrees(sections: readonly Section[]): string {
  /** By a node’s line: what was written out below it, by section. */
  const known = new Map<string, Map<string, string>>();

  function learn({ title, tree }: Section, written: ReadonlySet<TreeNode>): void {
    const all = everyOne(tree);
    const times = new Map<string, number>();
    for (const { line } of all) times.set(line, (times.get(line) ?? 0) + 1);
    for (const node of all)
      if (times.get(node.line) === 1 && written.has(node))
        known.set(node.line, (known.get(node.line) ?? new Map()).set(title, textOf(node)));
  }

  function whereKnown(node: TreeNode): string | undefined {
    const text = textOf(node);
    for (const [title, other] of known.get(node.line) ?? []) if (other === text) return title;
  }

  function write(nodes: readonly TreeNode[], depth: number, written: Set<TreeNode>): string[] {
    const firsts = new Map<string, number>();
    let last: string | undefined;
    return nodes.flatMap((node, at) => {
      const line = `${"  ".repeat(depth)}${node.line}`;
      if (everyOne(node).length >= linesToLeaveOut) {
        const title = whereKnown(node);
        if (title !== undefined) return [`${line} … as in ${title}`];
        if (repeated.test(node.line)) {
          const outline = outlineOf(node);
          const first = firsts.get(outline);
          if (first !== undefined) {
            const like = `${line} ${wordsOf(node)} … like child ${first + 1}`;
            // Of those that differ in nothing that lasts, how many there are is up to the clock.
            const isSame = like === last && like.includes("«while»");
            last = like;
            return isSame ? [] : [like];
          }
          firsts.set(outline, at);
        }
      }
      written.add(node);
      return [line, ...write(node.children, depth + 1, written)];
    });
  }

  return sections
    .map((section) => {
      const written = new Set<TreeNode>();
      const lines = write([section.tree], 0, written);
      learn(section, written);
      return `## ${section.title}\n${lines.join("\n")}\n`;
    })
    .join("\n");
}
