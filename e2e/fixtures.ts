import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { createKeeper, type Keeper } from "./support/keep";
import { keepShortlist, type Shortlist } from "./support/start-shortlist";

export type Person = {
  email: string;
  name: string;
  role: "viewer" | "recruiter" | "administrator";
  password: string;
};

type Fixtures = {
  /** Variables of the dashboard under test; a file sets them with `test.use`. */
  env: Record<string, string>;
  /** Who shares a dashboard: the tests of one file, which run one after the other in its order. */
  sharers: string;
  /** The file's dashboard: its own process, port and data folder, with what the tests before have left there. */
  shortlist: Shortlist;
  /** A new person with the role. */
  member: (role: Person["role"]) => Promise<Person>;
  /** Signs in with the request that the screen makes, and opens nothing: for tests that read no home. */
  takeSession: (person: Person | Promise<Person>, page?: Page) => Promise<void>;
  /** Takes a session, and opens the home. */
  signIn: (person: Person | Promise<Person>, page?: Page) => Promise<void>;
  /** axe over the page as it stands. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** An unexpected console error or page error fails the test; a test that provokes one says which. */
  allowedErrors: RegExp[];
  failOnPageErrors: undefined;
};

let people = 0;

/** In a page: what is on its way in or out has arrived. Half of a popup isn't what anybody is left with. */
async function standStill(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const moving = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)));
}

export const test = base.extend<Fixtures, { keeper: Keeper }>({
  keeper: [
    async ({ browserName: _ }, use) => {
      const keeper = createKeeper();
      await use(keeper);
      await keeper.end();
    },
    { scope: "worker" },
  ],
  // Repeated, a file begins anew.
  sharers: async ({ browserName: _ }, use, { file, repeatEachIndex }) => use(`${file} ${repeatEachIndex}`),

  env: [{}, { option: true }],
  // A list of each test's own, to which it may add.
  allowedErrors: async ({ browserName: _ }, use) => use([]),

  shortlist: async ({ keeper, sharers, env }, use) => use(await keepShortlist(keeper, sharers, env)),

  baseURL: async ({ shortlist }, use) => use(shortlist.url),

  member: async ({ shortlist }, use) => {
    await use(async (role) => {
      people += 1;
      const person = {
        email: `${role}${people}@shortlist.example`,
        name: role === "viewer" ? "Vera Lind" : role === "recruiter" ? "Dana Whitfield" : "Ada Okoye",
        role,
        password: `correct horse ${people} battery`,
      };
      await shortlist.addMember(person);
      return person;
    });
  },

  takeSession: async ({ page }, use) => {
    await use(async (person, on = page) => {
      const { email, password } = await person;
      const asked = await on.request.get("/api/auth/csrf");
      const { csrfToken } = await asked.json();
      const entered = await on.request.post("/api/auth/callback/credentials", {
        headers: { origin: new URL(asked.url()).origin },
        form: { email, password, csrfToken, json: "true" },
      });
      expect(entered.ok()).toBe(true);
    });
  },

  signIn: async ({ page, takeSession }, use) => {
    await use(async (person, on = page) => {
      await takeSession(person, on);
      await on.goto("/assessments");
      await expect(on.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      await on.evaluate(standStill);
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
