import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Colour, contrast } from "@/components/ui/testing-contrast";

const css = readFileSync(new URL("../../app/globals.css", import.meta.url), "utf8");
const themes = ["light", "dark"] as const;

function token(name: string, theme: (typeof themes)[number]): Colour {
  const found = new RegExp(`--color-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(css);
  const value = found?.[theme === "light" ? 1 : 2];
  if (!value) throw new Error(`no token ${name}`);
  return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
}

const text: [string, string[]][] = [
  ["ink", ["ground", "surface", "hover", "pressed", "accent-soft", "changed"]],
  ["quiet", ["ground", "surface", "hover", "pressed", "accent-soft", "changed"]],
  ["faint", ["ground", "surface", "hover", "pressed", "accent-soft", "changed"]],
  ["accent", ["ground", "surface", "hover", "accent-soft"]],
  ["danger", ["ground", "surface", "hover", "danger-soft"]],
  ["attention", ["ground", "surface", "attention-soft"]],
  ["pending", ["ground", "surface", "pending-soft"]],
  ["recommended", ["ground", "surface", "recommended-soft"]],
  ["declined", ["ground", "surface", "declined-soft"]],
  ["on-primary", ["primary", "primary-hover"]],
  ["on-accent", ["accent"]],
  ["on-danger", ["danger-strong", "danger-hover"]],
  ["on-band", ["band"]],
];

describe.each(themes)("in the %s theme", (theme) => {
  it.each(text.flatMap(([ink, grounds]) => grounds.map((ground) => [ink, ground] as const)))(
    "%s can be read on %s",
    (ink, ground) => expect(contrast(token(ink, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5),
  );

  it.each(["ground", "surface"])("the edge of a control can be seen on %s", (ground) => {
    expect(contrast(token("control", theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  it.each(["surface", "pressed"])("the mark of the active option can be seen on %s", (ground) => {
    expect(contrast(token("accent", theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });
});
