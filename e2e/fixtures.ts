import { randomBytes } from "node:crypto";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { borrow, giveBack } from "./support/borrow";
import { type Candidate, type Invited, inviteBy, signInBy } from "./support/by-request";
import type { Lent, Wanted } from "./support/lender";
import { standStill } from "./support/stand-still";
import { type Shortlist, sharedShortlist, startShortlist } from "./support/start-shortlist";

export const metricsToken = "e2e-metrics-token-of-twenty-four";

export type Person = {
  email: string;
  name: string;
  role: "viewer" | "recruiter" | "administrator";
  password: string;
};

type Fixtures = {
  /** Variables of the dashboard under test; a file sets them with `test.use`. */
  env: Record<string, string>;
  /** A dashboard of the test's own, which ends with it: where it changes or counts what all tests would see. */
  alone: boolean;
  wanted: Wanted;
  /** The dashboard that the test has for as long as it runs, unless it is alone. */
  lent: Lent | undefined;
  /** The variables by which a dashboard of the test's own finds its service. */
  serviceEnv: Record<string, string>;
  /** A process with a port and data folder. Others may have left something there: look for what is the test's own. */
  shortlist: Shortlist;
  /** A word that stands nowhere else, for the names and addresses of what the test makes. */
  mark: string;
  /** A new person with the role. */
  member: (role: Person["role"], name?: string) => Promise<Person>;
  /** The signed-in recruiter invites somebody, without a screen. @param to which interview, in the service's order. */
  invite: (candidate: Candidate, to?: number) => Promise<Invited>;
  /** As an administrator: candidates get the built-in message, whatever the team had written. */
  withBuiltInMessage: () => Promise<void>;
  /** Signs in with the request that the screen makes, and opens nothing: for tests that read no home. */
  takeSession: (person: Person | Promise<Person>, page?: Page) => Promise<void>;
  /** Takes a session, and opens the home. */
  signIn: (person: Person | Promise<Person>, page?: Page) => Promise<void>;
  /** axe over the page as it is. In the gate it isn’t run: it takes as long as the rest of a story. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** An unexpected console error or page error fails the test; a test that provokes one says which. */
  allowedErrors: RegExp[];
  failOnPageErrors: undefined;
};

const names = { viewer: "Vera Lind", recruiter: "Dana Whitfield", administrator: "Ada Okoye" };

/** Without vowels no name, address or sentence has it. */
const newWord = () => Array.from(randomBytes(8), (byte) => "bcdfghjkmnpqrstvwxz".charAt(byte % 19)).join("");

export const test = base.extend<Fixtures>({
  // Read by few, it is the same for all: fewer kinds of dashboards are fewer dashboards.
  env: [{ METRICS_TOKEN: metricsToken }, { option: true }],
  alone: [false, { option: true }],
  // A list of each test's own, to which it may add.
  allowedErrors: async ({ browserName: _ }, use) => use([]),

  wanted: async ({ env }, use) => use({ env }),
  serviceEnv: async ({ browserName: _ }, use) => use({}),

  lent: async ({ alone, wanted }, use, info) => {
    if (alone) return use(undefined);
    const lent = await borrow(wanted);
    await use(lent);
    await giveBack(lent.id, info.status === info.expectedStatus);
  },

  shortlist: async ({ lent, serviceEnv, env }, use) => {
    if (lent) return use(sharedShortlist(lent));
    const own = await startShortlist({ ...serviceEnv, ...env });
    await use(own);
    await own.stop();
    own.remove();
  },

  baseURL: async ({ shortlist }, use) => use(shortlist.url),

  mark: async ({ browserName: _ }, use) => use(newWord()),

  member: async ({ shortlist }, use) => {
    await use(async (role, name = names[role]) => {
      const word = newWord();
      const person = { email: `${role}.${word}@shortlist.example`, name, role, password: `${word} battery` };
      await shortlist.addMember(person);
      return person;
    });
  },

  invite: async ({ page }, use) => use((candidate, to) => inviteBy(page.request, candidate, to)),

  withBuiltInMessage: async ({ page }, use) => {
    await use(async () => {
      const read = await page.request.get("/api/templates");
      const [{ updatedAt }] = (await read.json()).templates;
      if (!updatedAt) return;
      const origin = new URL(read.url()).origin;
      const data = { replaces: updatedAt };
      const answer = await page.request.delete("/api/templates/default", { headers: { origin }, data });
      expect(answer.status()).toBe(204);
    });
  },

  takeSession: async ({ page }, use) => use(async (person, on = page) => signInBy(on.request, await person)),

  signIn: async ({ page, takeSession }, use) => {
    await use(async (person, on = page) => {
      await takeSession(person, on);
      await on.goto("/assessments?queue=all");
      await expect(on.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      if (!process.env.E2E_AXE) return;
      await standStill(on);
      // Without the page of its own that it opens for the sake of frames: ours have none.
      const { violations } = await new AxeBuilder({ page: on })
        .setLegacyMode()
        // What is well is told in one place each, not in all.
        .options({ resultTypes: ["violations"] })
        .analyze();
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
      expect(found).toEqual([]);
    });
  },

  failOnPageErrors: [
    async ({ context, allowedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!allowedErrors.some((allowed) => allowed.test(text))) errors.push(text);
      };
      context.on("console", (message) => {
        if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => note(String(error.error())));
      // Chromium’s console is silent about an `eval` that the page catches.
      await context.addInitScript(() => {
        addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          reportError(new Error(`the page’s policy (${violatedDirective}) blocked ${blockedURI}`)),
        );
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
