import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { readAnnounced, recordAnnouncements } from "./record-announcements";

type AxNode = {
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  value?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
};

/** As a screen reader says a state; undefined goes without saying. */
const states: Record<string, (value: unknown) => string | undefined> = {
  checked: (value) => (value === "true" ? "checked" : "not checked"),
  pressed: (value) => (value === "true" ? "pressed" : "not pressed"),
  selected: (value) => (value === true ? "selected" : undefined),
  expanded: (value) => (value === true ? "expanded" : "collapsed"),
  disabled: (value) => (value === true ? "unavailable" : undefined),
  required: (value) => (value === true ? "required" : undefined),
  invalid: (value) => (value === "true" ? "invalid" : undefined),
  level: (value) => `level ${value}`,
};

function spoken({ role, name, description, value, properties = [] }: AxNode): string {
  const said = properties.flatMap((property) => states[property.name]?.(property.value.value) ?? []);
  return [name?.value, role?.value, ...said, value?.value, description?.value]
    .flatMap((part) => (part === undefined || part === "" ? [] : [String(part).replace(/\s+/g, " ")]))
    .join(", ");
}

export type ScreenReader = {
  /** Presses the key until the element has the focus, and writes down every stop. */
  pressUntil(key: string, target: Locator): Promise<void>;
  type(text: string): Promise<void>;
  /** Writes down what has the focus once it is there by itself. */
  untilFocused(target: Locator): Promise<void>;
  /** Waits until this was announced since the last time, and writes down all that was. */
  hear(words: RegExp): Promise<void>;
  transcript(): string;
};

/**
 * What is spoken to somebody who doesn’t see the page: names, roles and states from Chromium’s accessibility tree, and
 * what live regions say, from the page’s next load on. No screen reader runs here: each has its own words for a role.
 */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const lines: string[] = [];
  let heard = 0;
  await recordAnnouncements(page);

  async function node(expression: string): Promise<AxNode | undefined> {
    const { result } = await session.send("Runtime.evaluate", { expression });
    if (!result.objectId) return undefined;
    const { nodes } = await session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    return nodes[0] as AxNode | undefined;
  }
  const focused = async () => {
    const found = await node("document.activeElement");
    return found ? spoken(found) : "";
  };
  const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  return {
    async pressUntil(key, target) {
      for (let presses = 0; presses < 60; presses += 1) {
        if (await hasFocus(target)) return;
        await page.keyboard.press(key);
        lines.push(`${key}: ${await focused()}`);
      }
      throw new Error(`${key} never came to ${target}.`);
    },
    async type(text) {
      await page.keyboard.type(text);
      lines.push(`types “${text}”`);
    },
    async untilFocused(target) {
      await expect(target).toBeFocused();
      lines.push(`focus: ${await focused()}`);
    },
    async hear(words) {
      await expect.poll(async () => (await readAnnounced(page)).slice(heard).join("\n")).toMatch(words);
      const all = await readAnnounced(page);
      for (const text of all.slice(heard)) lines.push(`hears: ${text}`);
      heard = all.length;
    },
    transcript: () => `${lines.join("\n")}\n`,
  };
}
