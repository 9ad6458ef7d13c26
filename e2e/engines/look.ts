// Runs in the page, bundled: Playwright’s own locators can’t be had in these engines.
import { computeAccessibleName, getRole } from "dom-accessibility-api";

/** A pattern travels as its source: what a page is sent has to be JSON. */
export type Words = string | { pattern: string; flags: string };

export type Wanted =
  | { role: string; name?: Words }
  /** A field by its label. */
  | { label: Words }
  /** The innermost element with these words. */
  | { text: Words }
  | { css: string };

export type Sight = {
  /** How many are in sight; what follows is of the first. */
  count: number;
  text: string;
  value?: string;
  focused: boolean;
  attributes: Record<string, string>;
  /** Its middle, where a press would meet it. */
  at?: { x: number; y: number };
};

const fits = (words: Words, text: string) => {
  const plain = text.replace(/\s+/g, " ").trim();
  return typeof words === "string" ? plain === words : new RegExp(words.pattern, words.flags).test(plain);
};

const isField = (element: Element) =>
  element.matches("input, textarea, select, [role=combobox], [role=textbox]");

const isInSight = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.getBoundingClientRect().width > 0;

function isWanted(wanted: Wanted, element: Element): boolean {
  if ("css" in wanted) return element.matches(wanted.css);
  if ("text" in wanted)
    return (
      fits(wanted.text, element.textContent) &&
      ![...element.children].some((child) => fits(wanted.text, child.textContent))
    );
  if ("label" in wanted) return isField(element) && fits(wanted.label, computeAccessibleName(element));
  if (getRole(element) !== wanted.role || element.closest("[aria-hidden=true], [inert]")) return false;
  return wanted.name === undefined || fits(wanted.name, computeAccessibleName(element));
}

/** Where a press meets the element and nothing over it, if anywhere. */
function middleOf(element: Element): Sight["at"] {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const met = document.elementFromPoint(at.x, at.y);
  return met && (element.contains(met) || met.contains(element)) ? at : undefined;
}

/** What a person sees of the wanted: all of the path’s steps, each inside the one before. */
export function look(path: Wanted[], options: { scroll?: boolean } = {}): Sight {
  let found: Element[] = [document.documentElement];
  for (const wanted of path)
    found = found.flatMap((within) =>
      [...within.querySelectorAll("body, body *")].filter(
        (element) => isWanted(wanted, element) && isInSight(element),
      ),
    );
  const [first] = found;
  if (!first) return { count: 0, text: "", focused: false, attributes: {} };
  if (options.scroll) first.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { value } = first as HTMLInputElement;
  return {
    count: new Set(found).size,
    text: first.textContent.replace(/\s+/g, " ").trim(),
    value: typeof value === "string" ? value : undefined,
    focused: first === document.activeElement,
    attributes: Object.fromEntries([...first.attributes].map((one) => [one.name, one.value])),
    at: middleOf(first),
  };
}
