import type { CDPSession, Page } from "playwright";

type AxValue = { value?: unknown };
type AxNode = {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  description?: AxValue;
  value?: AxValue;
  properties?: { name: string; value: AxValue }[];
  childIds?: string[];
  backendDOMNodeId?: number;
};
type DomNode = {
  backendNodeId: number;
  attributes?: string[];
  children?: DomNode[];
  shadowRoots?: DomNode[];
};

/** What Chromium computes and a screen reader says. */
const states = [
  "disabled",
  "invalid",
  "required",
  "readonly",
  "checked",
  "pressed",
  "selected",
  "expanded",
  "hasPopup",
  "modal",
  "multiselectable",
  "busy",
  "level",
  "focused",
  "roledescription",
  "keyshortcuts",
] as const;

/** Chromium tells these to screen readers, but not to its inspector. */
const places = [
  "aria-current",
  "aria-live",
  "aria-rowcount",
  "aria-rowindex",
  "aria-colcount",
  "aria-colindex",
  "aria-setsize",
  "aria-posinset",
  "aria-sort",
  "lang",
] as const;

/** What differs from one run to the next: times, keys, addresses of this machine. */
const passing: [RegExp, string][] = [
  [/https?:\/\/(127\.0\.0\.1|localhost):\d+\S*/g, "«address»"],
  [/\b[\w-]{22,}\b/g, "«key»"],
  // What a scene makes of its own (open-scene.ts).
  [/\b(1440|390)-[0-9a-z]{8}\b/g, "«once»"],
  [
    /\b(just now|yesterday|today|tomorrow|last (week|month)|((about|over|almost) )?(\d+|an?) (s|sec|seconds?|min|minutes?|h|hours?|days?|wk|weeks?|mo|months?)( ago| old)?)\b/gi,
    "«while»",
  ],
  // Of 20 000 rows of 90 days one becomes a day older every few minutes. Round numbers are limits.
  [/\b\d{1,3}[,.](?!000\b)\d{3}\b/g, "«thousands»"],
  [/\b\d+(?= more rows\b)/g, "«many»"],
  [/\b\d{3}(?= (pending|invited|completed)\b)/g, "«hundreds»"],
  // How often the service was asked, and how fast it was.
  [/^\d+ ms$/, "«ms»"],
  [/^Show all \d+$/, "Show all «many»"],
  // A list that takes long to answer, on a busy machine too, is asked less often.
  [/^Checked (?=«while»)/, "Live · checked "],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g, "«day»"],
  [
    /\b\d{1,2}( |–)?(\d{1,2} )?(Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\w*\.?( \d{4})?\b/g,
    "«date»",
  ],
  [/\b\d{4}-\d{2}-\d{2}\b/g, "«date»"],
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, "«time»"],
];

const lasting = (text: string): string =>
  passing.reduce((so, [pattern, word]) => so.replace(pattern, word), text.replace(/\s+/g, " ").trim());

async function readAttributes(session: CDPSession): Promise<Map<number, Map<string, string>>> {
  const { root } = (await session.send("DOM.getDocument", { depth: -1, pierce: true })) as { root: DomNode };
  const found = new Map<number, Map<string, string>>();
  const visit = ({ backendNodeId, attributes = [], children = [], shadowRoots = [] }: DomNode) => {
    const pairs = new Map<string, string>();
    for (let at = 0; at < attributes.length; at += 2)
      pairs.set(attributes[at] ?? "", attributes[at + 1] ?? "");
    found.set(backendNodeId, pairs);
    for (const child of [...children, ...shadowRoots]) visit(child);
  };
  visit(root);
  return found;
}

const shown = (name: string, value: unknown): string => {
  if (value === true || value === "true") return name;
  return `${name}=${typeof value === "string" ? lasting(value) : String(value)}`;
};

function statesOf({ properties = [] }: AxNode): string[] {
  return states.flatMap((name) => {
    const value = properties.find((property) => property.name === name)?.value.value;
    const isSaid =
      value !== undefined &&
      value !== "" &&
      // “Not pressed” and “collapsed” are said; “not disabled” isn’t.
      (["checked", "pressed", "selected", "expanded"].includes(name) ||
        (value !== false && value !== "false"));
    return isSaid ? [shown(name, value)] : [];
  });
}

const placesOf = (attributes: Map<string, string> | undefined): string[] =>
  places.flatMap((name) => {
    const value = attributes?.get(name);
    return value === undefined ? [] : [shown(name.replace("aria-", ""), value)];
  });

const withoutMeaning = new Set(["none", "generic", "InlineTextBox", "LineBreak", "ListMarker"]);

/** One line of it: role, name, value, description and states. */
export type TreeNode = { line: string; children: TreeNode[] };

async function readOnce(session: CDPSession): Promise<TreeNode> {
  const attributes = await readAttributes(session);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  /** @param above the name of what it is in, which isn’t told again below. */
  const visit = (node: AxNode, above: string, within: string): TreeNode[] => {
    const role = String(node.role?.value ?? "");
    const name = lasting(String(node.name?.value ?? ""));
    const own = attributes.get(node.backendDOMNodeId ?? -1);
    const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
    const below = (name: string) => children.flatMap((child) => visit(child, name, role));
    const isText = role === "StaticText";
    const facts = isText ? [] : [...statesOf(node), ...placesOf(own)];
    const isPassedOver = node.ignored || (withoutMeaning.has(role) && facts.length === 0);
    if (isPassedOver || (isText && above.includes(name))) return below(above);
    // An error’s reference in the log, and the end of the sandbox’s key.
    const isReference = within === "code" && /^(\d+|[\w-]{4})$/.test(name);
    if (isText) return [{ line: isReference ? "“«reference»”" : `“${name}”`, children: [] }];
    const value = node.value?.value === undefined ? "" : ` = ${lasting(String(node.value.value))}`;
    const description = node.description?.value ? ` (${lasting(String(node.description.value))})` : "";
    const list = facts.length > 0 ? ` [${facts.join(", ")}]` : "";
    return [
      { line: `${role}${name ? ` “${name}”` : ""}${value}${description}${list}`, children: below(name) },
    ];
  };
  const [root] = nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap((node) => visit(node, "", ""));
  if (!root) throw new Error("The page has no tree.");
  return withoutOthers(root);
}

/** Of rows in sight, how many there are beyond these depends on the height of letters and on how far the page was drawn. */
const rowsKept = 8;

const standsForOthers = ({ line, children }: TreeNode) =>
  line.startsWith("row [") && /more rows/.test(children[0]?.line ?? "");

/** Where a row stands for those that aren’t drawn: the first rows, or the last ones at the end of the list. */
function withoutOthers({ line, children }: TreeNode): TreeNode {
  const nodes = children.map(withoutOthers);
  const first = nodes.findIndex(standsForOthers);
  if (first === -1) return { line, children: nodes };
  const ofOthers = { line: "row [rowindex=«place»]", children: nodes[first]?.children ?? [] };
  if (first > 0) return { line, children: [...nodes.slice(0, Math.min(first, rowsKept)), ofOthers] };
  return { line, children: [ofOthers, ...nodes.slice(1).slice(-rowsKept)] };
}

/** So long a tree must stay as it is; one that is busy is waited for, unless it is held so. */
const rest = { ms: 500, busyMs: 20_000 };

/**
 * The page’s accessibility tree as Chromium computes it, once it rests. Times, keys and addresses are replaced by words,
 * so that two runs are alike.
 */
export async function readTree(page: Page): Promise<TreeNode> {
  const session = await page.context().newCDPSession(page);
  let last = "";
  let sinceMs = 0;
  for (;;) {
    const tree = await readOnce(session);
    const text = JSON.stringify(tree);
    const isBusy = /(\[|, )busy(=1)?(, |\])/.test(text);
    if (text !== last) [last, sinceMs] = [text, performance.now()];
    else if (performance.now() - sinceMs >= (isBusy ? rest.busyMs : rest.ms)) return tree;
    await page.waitForTimeout(100);
  }
}
