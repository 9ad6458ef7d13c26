import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { type EngineName, findFirefox, findWebkit } from "../../scripts/find-engines";
import { type Counter, countStreams } from "../support/count-streams";
import { createKeeper, type Keeper } from "../support/keep";
import { createService, type Service } from "../support/start-service";
import { keepShortlist, type Shortlist, startShortlist } from "../support/start-shortlist";
import type { Engine, EngineWindow } from "./engine";
import { startFirefox } from "./firefox";
import { overhear, overheard } from "./overhear";
import { createTab, type Tab } from "./tab";
import { startWebkit } from "./webkit";

export type EngineOptions = { engineName: EngineName };

type Fixtures = {
  /** Has a dashboard’s pages listen for what goes wrong in them, and counts what they ask for. */
  watch: (shortlist: Shortlist) => Promise<Counter>;
  /** A window with cookies of its own; what went wrong in its pages fails the test. */
  openWindow: (address: string) => Promise<Tab>;
  /** A new dashboard on the embedded sandbox, without any people yet. */
  emptyShortlist: Shortlist;
  /** What the other stories share: an outside service with 30 assessments, */
  service: Service;
  /** a dashboard in front of it, */
  shortlist: Shortlist;
  /** what watches that, */
  counter: Counter;
  /** and a window there in which a recruiter is signed in. */
  tab: Tab;
};

async function startEngine(name: EngineName): Promise<Engine> {
  if (name === "firefox") {
    const firefox = findFirefox(process.env);
    if (firefox) return startFirefox(firefox);
  } else {
    const webkit = findWebkit(process.env);
    if (webkit) return startWebkit(webkit.driver, webkit.xvfb);
  }
  throw new Error(`${name} isn’t installed.`);
}

const recruiter = {
  name: "Dana Whitfield",
  role: "recruiter",
  password: "correct horse battery staple",
};

let people = 0;

/** The request that the screen makes. */
const signIn = (person: object) => `(async () => {
  const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
  const answer = await fetch("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ ...${JSON.stringify(person)}, csrfToken, json: "true" }),
  });
  return answer.ok;
})()`;

export const test = base.extend<Fixtures, EngineOptions & { keeper: Keeper; engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],

  keeper: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed.
    async ({}, use) => {
      const keeper = createKeeper();
      await use(keeper);
      await keeper.end();
    },
    { scope: "worker" },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  watch: async ({}, use) => {
    const counters: Counter[] = [];
    await use(async ({ url }) => {
      const counter = await countStreams(url, overhear);
      counters.push(counter);
      return counter;
    });
    await Promise.all(counters.map((counter) => counter.close()));
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  emptyShortlist: async ({}, use) => {
    const shortlist = await startShortlist();
    await use(shortlist);
    await shortlist.stop();
    shortlist.remove();
  },

  service: async ({ keeper }, use, { file }) => {
    const service = await keeper.keep(file, "service", async () => {
      const made = await createService(30);
      await made.start();
      return { value: made, isUsable: made.isUp, end: made.remove };
    });
    await use(service);
  },

  shortlist: async ({ keeper, service }, use, { file }) => {
    const shortlist = await keepShortlist(keeper, file, service.env);
    await use(shortlist);
  },

  counter: async ({ shortlist, watch }, use) => use(await watch(shortlist)),

  openWindow: async ({ engine }, use, info) => {
    const windows: EngineWindow[] = [];
    await use(async (address) => {
      const opened = await engine.openWindow();
      windows.push(opened);
      return createTab(opened.tabs[0], address);
    });
    const complaints: unknown[] = [];
    for (const { tabs, close } of windows) {
      for (const tab of tabs) {
        complaints.push(await tab.evaluate(overheard));
        if (info.status !== info.expectedStatus)
          await writeFile(info.outputPath(`tab-${complaints.length}.png`), await tab.photograph());
      }
      await close();
    }
    expect(complaints.flat()).toEqual([]);
  },

  tab: async ({ openWindow, shortlist, counter }, use) => {
    people += 1;
    const person = { ...recruiter, email: `dana${people}@shortlist.example` };
    await shortlist.addMember(person);
    const tab = await openWindow(counter.url);
    await tab.goto("/sign-in");
    expect(await tab.evaluate(signIn(person))).toBe(true);
    await use(tab);
  },
});

export { expect };
