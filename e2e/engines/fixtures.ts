import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { test as base, expect } from "@playwright/test";
import { type EngineName, findFirefox, findWebkit } from "../../scripts/find-engines";
import { borrow, giveBack } from "../support/borrow";
import { type Counter, countStreams } from "../support/count-streams";
import type { Lent } from "../support/lender";
import { type Service, sharedService } from "../support/start-service";
import { type Shortlist, sharedShortlist, startShortlist } from "../support/start-shortlist";
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
  lent: Lent;
  /** What the other stories borrow: an outside service that began with 30 assessments, */
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

/** The request that the screen makes. */
const signIn = (person: object) => `(async () => {
  const { csrfToken } = await (await fetch("/api/auth/csrf")).json();
  const answer = await fetch("/api/auth/callback/credentials", {
    method: "POST",
    body: new URLSearchParams({ ...${JSON.stringify(person)}, csrfToken, json: "true" }),
  });
  return answer.ok;
})()`;

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
  engineName: ["firefox", { option: true, scope: "worker" }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await startEngine(engineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],

  watch: async ({ engineName: _ }, use) => {
    const counters: Counter[] = [];
    await use(async ({ url }) => {
      const counter = await countStreams(url, overhear);
      counters.push(counter);
      return counter;
    });
    await Promise.all(counters.map((counter) => counter.close()));
  },

  emptyShortlist: async ({ engineName: _ }, use) => {
    const shortlist = await startShortlist();
    await use(shortlist);
    await shortlist.stop();
    shortlist.remove();
  },

  lent: async ({ engineName: _ }, use, info) => {
    const lent = await borrow({ env: {}, assessments: 30 });
    await use(lent);
    await giveBack(lent.id, info.status === info.expectedStatus);
  },

  service: async ({ lent }, use) => use(sharedService(lent.serviceOrigin ?? "")),

  shortlist: async ({ lent }, use) => use(sharedShortlist(lent)),

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
    const person = { ...recruiter, email: `dana.${randomUUID()}@shortlist.example` };
    await shortlist.addMember(person);
    const tab = await openWindow(counter.url);
    await tab.goto("/sign-in");
    expect(await tab.evaluate(signIn(person))).toBe(true);
    await use(tab);
  },
});

export { expect };
