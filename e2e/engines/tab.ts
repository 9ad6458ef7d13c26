import { expect } from "@playwright/test";
import { buildSync } from "esbuild";
import type { EngineTab } from "./engine";
import type { Sight, Wanted, Words } from "./look";

const bundle = buildSync({
  entryPoints: [`${import.meta.dirname}/look.ts`],
  bundle: true,
  write: false,
  minify: true,
  format: "iife",
  globalName: "finder",
}).outputFiles[0]?.text;

type Said = string | RegExp;
const words = (said: Said): Words =>
  typeof said === "string" ? said : { pattern: said.source, flags: said.flags };

/** What is looked for: a path of steps, each inside the one before. */
export type Target = Wanted[];

export const role = (kind: string, name?: Said): Target => [
  { role: kind, name: name === undefined ? undefined : words(name) },
];
export const label = (said: Said): Target => [{ label: words(said) }];
export const text = (said: Said): Target => [{ text: words(said) }];
export const css = (selector: string): Target => [{ css: selector }];
export const within = (...targets: Target[]): Target => targets.flat();

/** A tab as a story uses it: it waits for what it is to see or press. */
export type Tab = {
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  look(target: Target): Promise<Sight>;
  see(target: Target): Promise<void>;
  seeNo(target: Target): Promise<void>;
  /** Waits until what is seen of it is like this. */
  seeThat(target: Target, sight: Record<string, unknown>): Promise<void>;
  seeAddress(path: string | RegExp): Promise<void>;
  click(target: Target): Promise<void>;
  /** Puts the words into a field in place of what it has, by mouse and keys. */
  fill(target: Target, text: string): Promise<void>;
  press(...chords: string[]): Promise<void>;
  type(text: string): Promise<void>;
  evaluate(expression: string): Promise<unknown>;
  openBeside(): Promise<Tab>;
  toFront(): Promise<void>;
};

/** @param base the dashboard’s address, for paths. */
export function createTab(tab: EngineTab, base: string): Tab {
  const find = async (target: Target, options = {}) =>
    (await tab.evaluate(
      `(() => { ${bundle}; return finder.look(${JSON.stringify(target)}, ${JSON.stringify(options)}); })()`,
    )) as Sight;
  // A page that is being left can’t be asked: of it nothing is in sight.
  const look = (target: Target, options = {}): Promise<Sight> =>
    find(target, options).catch(() => ({ count: 0, text: "", focused: false, attributes: {} }));
  const named = (target: Target) => ({ message: JSON.stringify(target) });

  const self: Tab = {
    goto: (path) => tab.goto(new URL(path, base).href),
    reload: tab.reload,
    back: tab.back,
    look,
    see: (target) => expect.poll(async () => (await look(target)).count, named(target)).toBeGreaterThan(0),
    seeNo: (target) =>
      expect.poll(async () => (await find(target).catch(() => undefined))?.count, named(target)).toBe(0),
    seeThat: (target, sight) => expect.poll(() => look(target), named(target)).toMatchObject(sight),
    seeAddress: (path) =>
      expect
        .poll(async () => (await tab.url()).replace(base, ""))
        [typeof path === "string" ? "toBe" : "toMatch"](path as string),
    async click(target) {
      let before: Sight["at"];
      let at: Sight["at"];
      const isStill = async () => {
        before = at;
        at = (await look(target, { scroll: true })).at;
        return at !== undefined && before?.x === at.x && before.y === at.y;
      };
      await expect.poll(isStill, { ...named(target), intervals: [20, 50] }).toBe(true);
      if (at) await tab.clickAt(at.x, at.y);
    },
    async fill(target, value) {
      await self.click(target);
      await self.seeThat(target, { focused: true });
      await tab.press("Control+a");
      if (value) await tab.type(value);
      else await tab.press("Delete");
    },
    async press(...chords) {
      for (const chord of chords) await tab.press(chord);
    },
    type: tab.type,
    evaluate: tab.evaluate,
    openBeside: async () => createTab(await tab.openBeside(), base),
    toFront: tab.toFront,
  };
  return self;
}
