import type { Config } from "tailwind-merge";

/** Only this repository’s own classes: class-rules.test.ts knows them all. */
const any = () => true;
const isNumber = (value: string) => /^\d/.test(value);
/** Not a colour of the system, such as `[Canvas]`. */
const isArbitrary = (value: string) => /^\[[^A-Z]/.test(value);

const sides = ["t", "r", "b", "l"];

const plain = [
  ...[
    "align",
    "auto-cols",
    "basis",
    "bottom",
    "col-span",
    "col-start",
    "duration",
    "fill",
    "gap",
    "gap-x",
    "gap-y",
  ],
  ...[
    "grid-cols",
    "grid-flow",
    "grid-rows",
    "h",
    "inset",
    "inset-x",
    "inset-y",
    "items",
    "justify",
    "justify-self",
    "leading",
    "left",
  ],
  ...["max-h", "max-w", "min-h", "min-w", "opacity", "order", "outline-offset", "overflow", "overflow-x"],
  ...[
    "overflow-y",
    "pointer-events",
    "right",
    "rotate",
    "row-span",
    "row-start",
    "scroll-mb",
    "scroll-mt",
    "scroll-py",
  ],
  ...["select", "self", "shadow", "size", "stroke", "top", "tracking", "transition", "translate"],
  ...["translate-x", "translate-y", "underline-offset", "w", "whitespace", "z"],
  ...["m", "p"].flatMap((name) => ["", "x", "y", ...sides].map((side) => name + side)),
];

const classGroups: Config<string, string>["classGroups"] = {
  ...Object.fromEntries(plain.map((name) => [name, [{ [name]: [any] }]])),
  "bg-image": [{ bg: ["none", isArbitrary] }],
  "bg-position": [{ "bg-position": [any] }],
  "bg-repeat": [{ bg: ["repeat-y"] }],
  "bg-size": [{ bg: ["contain"] }, { "bg-size": [any] }],
  "bg-color": [{ bg: [any] }],
  "border-collapse": [{ border: ["collapse", "separate"] }],
  "border-spacing": [{ "border-spacing": [any] }],
  ...Object.fromEntries(
    ["y", ...sides].map((side) => [`border-${side}`, [{ [`border-${side}`]: ["", isNumber] }]]),
  ),
  "border-width": [{ border: ["", isNumber] }],
  "border-style": [{ border: ["dashed"] }],
  "border-color": [{ border: [any] }],
  break: [{ break: ["all", "words"] }],
  content: [{ content: [isArbitrary] }],
  "decoration-style": [{ decoration: ["dotted"] }],
  "decoration-color": [{ decoration: [any] }],
  display: [
    ...["block", "contents", "flex", "grid", "hidden", "inline", "inline-block", "inline-flex"],
    ...["inline-grid", "table", "table-cell"],
  ],
  "flex-direction": [{ flex: ["col", "row"] }],
  "flex-wrap": [{ flex: ["nowrap", "wrap"] }],
  flex: [{ flex: [any] }],
  "font-family": [{ font: ["mono", "sans"] }],
  "font-weight": [{ font: [any] }],
  "line-clamp": [{ "line-clamp": [any] }],
  "outline-style": [{ outline: ["none", "solid"] }],
  "outline-width": [{ outline: [isNumber] }],
  "outline-color": [{ outline: [any] }],
  position: ["absolute", "fixed", "relative", "static", "sticky"],
  resize: [{ resize: ["", "none"] }],
  ...Object.fromEntries(["t", "r", "l"].map((side) => [`rounded-${side}`, [{ [`rounded-${side}`]: [any] }]])),
  rounded: [{ rounded: [any] }],
  shrink: [{ shrink: ["", any] }],
  "sr-only": ["not-sr-only", "sr-only"],
  "text-align": [{ text: ["center", "left", "right"] }],
  "text-overflow": ["truncate", { text: ["ellipsis"] }],
  "text-wrap": [{ text: ["balance", "pretty"] }],
  "font-size": [{ text: [isNumber, isArbitrary] }],
  "text-color": [{ text: [any] }],
  visibility: ["invisible", "visible"],
};

/** Which groups a group takes back as well: `px-2` an earlier `pl-3`. */
const conflictingClassGroups = {
  ...Object.fromEntries(
    ["m", "p"].flatMap((name) => [
      [name, ["x", "y", ...sides].map((side) => name + side)],
      [`${name}x`, [`${name}l`, `${name}r`]],
      [`${name}y`, [`${name}b`, `${name}t`]],
    ]),
  ),
  "border-width": ["y", ...sides].map((side) => `border-${side}`),
  "border-y": ["border-b", "border-t"],
  flex: ["basis", "shrink"],
  "font-size": ["leading"],
  gap: ["gap-x", "gap-y"],
  inset: ["bottom", "inset-x", "inset-y", "left", "right", "top"],
  "inset-x": ["left", "right"],
  "inset-y": ["bottom", "top"],
  "line-clamp": ["display", "overflow"],
  overflow: ["overflow-x", "overflow-y"],
  rounded: ["rounded-t", "rounded-r", "rounded-l"],
  size: ["h", "w"],
  translate: ["translate-x", "translate-y"],
};

/**
 * Which classes contradict each other, for tailwind-merge. Its own list knows all of Tailwind and weighs 6.6 kB.
 * A class that no other one here contradicts needs no group.
 */
export const classRules = {
  cacheSize: 500,
  theme: {},
  classGroups,
  conflictingClassGroups,
  // `text-13/5` has a line height.
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: ["*", "after", "before"],
};
