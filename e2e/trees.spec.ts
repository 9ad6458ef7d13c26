import { readdirSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { openScene, openWindow } from "../scripts/tour/open-scene";
import { readTree } from "../scripts/tour/read-tree";
import { nameOf, type Scene } from "../scripts/tour/scene";
import { scenes } from "../scripts/tour/screens";
import { shiftClock } from "../scripts/tour/shift-clock.mjs";
import { sizes } from "../scripts/tour/views";
import { startWorld } from "../scripts/tour/worlds";
import { type Section, writeTrees } from "../scripts/tour/write-trees";

/** A Wednesday: how many days ago something was, and which days a calendar has, is the same on every day. */
const beginsAt = Date.parse("2035-06-13T12:00:00Z");

// Otherwise each window that closes is photographed.
test.use({ screenshot: "off" });

/** A table, and cards. */
const wanted = sizes.filter(({ name }) => name === "1440" || name === "390");

/**
 * What is looked at in one world, one state after the other: some leave something behind. Most are in the world with few
 * rows, which is quick to start: there each screen has one of its own.
 */
const groups = new Map<string, Scene[]>();
for (const scene of scenes) {
  const name = scene.world === "few" ? scene.screen : `world-${scene.world}`;
  groups.set(name, [...(groups.get(name) ?? []), scene]);
}

test("each file belongs to a screen or a world", () => {
  const files = [...groups.keys()].map((name) => `${name}.txt`);
  expect(readdirSync("e2e/trees").filter((file) => !files.includes(file))).toEqual([]);
});

for (const [name, [first, ...others]] of groups) {
  if (!first) continue;
  test(`the accessibility trees of ${name} are those of its file`, async ({ browser }) => {
    test.slow();
    const began = { realMs: Date.now(), shownMs: beginsAt };
    const world = await startWorld(first.world, {
      SHOWN_CLOCK: JSON.stringify(began),
      NODE_OPTIONS: "--import=./scripts/tour/shift-clock.mjs",
    });
    const sections: Section[] = [];
    const notReached: string[] = [];
    try {
      for (const scene of [first, ...others])
        for (const size of wanted)
          try {
            const window = await openWindow(browser, size, "en");
            await window.addInitScript(shiftClock, began);
            const page = await openScene(window, world, scene, size, "en");
            sections.push({ title: `${nameOf(scene)}, ${size.name} px`, tree: await readTree(page) });
            await window.close();
          } catch (error) {
            notReached.push(`${nameOf(scene)}, ${size.name} px: ${error}`);
          }
    } finally {
      await world.stop();
    }
    expect.soft(notReached).toEqual([]);
    expect(writeTrees(sections)).toMatchSnapshot(`${name}.txt`);
  });
}
