import { describe, expect, it } from "vitest";
import { shortcutOf } from "@/components/keyboard/shortcut-of";

const press = (key: string, overrides: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  isComposing: false,
  defaultPrevented: false,
  ...overrides,
});
const element = (inside: string) => ({
  closest: (selector: string) => (selector.split(/, (?![^(]*\))/).includes(inside) ? ({} as Element) : null),
});
const field = (type: string) => ({
  closest: (selector: string) =>
    new RegExp(`input:not\\([^)]*\\[type='${type}'\\]`).test(selector) ? null : ({} as Element),
});

describe("a key on the page", () => {
  it("is a shortcut when nothing has the focus, or a link", () => {
    expect(shortcutOf(press("n"), null)).toBe("n");
    expect(shortcutOf(press("/"), element("a"))).toBe("/");
  });

  it.each(["textarea", "[role='dialog']", "[role='menu']", "[role='combobox']"])(
    "is text or somebody else's in %s",
    (place) => expect(shortcutOf(press("n"), element(place))).toBeUndefined(),
  );

  it("is text in a field, but a shortcut on a box to tick and on a choice", () => {
    expect(shortcutOf(press("x"), field("text"))).toBeUndefined();
    expect(shortcutOf(press("x"), field("checkbox"))).toBe("x");
    expect(shortcutOf(press("j"), field("radio"))).toBe("j");
  });

  it.each(["ctrlKey", "metaKey", "altKey", "isComposing", "defaultPrevented"] as const)(
    "is left alone with %s",
    (what) => expect(shortcutOf(press("c", { [what]: true }), null)).toBeUndefined(),
  );

  it("goes on while held down only where that means something", () => {
    expect(shortcutOf(press("j", { repeat: true }), null)).toBe("j");
    expect(shortcutOf(press("c", { repeat: true }), null)).toBeUndefined();
  });
});
