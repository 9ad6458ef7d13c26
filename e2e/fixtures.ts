import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { type Shortlist, startShortlist } from "./support/start-shortlist";

export type Person = {
  email: string;
  name: string;
  role: "viewer" | "recruiter" | "administrator";
  password: string;
};

type Fixtures = {
  /** Variables of the dashboard under test; a file sets them with `test.use`. */
  env: Record<string, string>;
  /** A dashboard of the test's own: its own process, port and data folder. */
  shortlist: Shortlist;
  /** A new person with the role. */
  member: (role: Person["role"]) => Promise<Person>;
  /** Signs in with the request that the screen makes, and opens the home. */
  signIn: (person: Person | Promise<Person>, page?: Page) => Promise<void>;
  /** axe over the page as it stands. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** An unexpected console error or page error fails the test; a test that provokes one says which. */
  allowedErrors: RegExp[];
  failOnPageErrors: undefined;
};

let people = 0;

export const test = base.extend<Fixtures>({
  env: [{}, { option: true }],
  // A list of each test's own, to which it may add.
  allowedErrors: async ({ browserName: _ }, use) => use([]),

  shortlist: async ({ env }, use) => {
    const shortlist = await startShortlist(env);
    await use(shortlist);
    await shortlist.stop();
    shortlist.remove();
  },

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

  signIn: async ({ page }, use) => {
    await use(async (person, on = page) => {
      const { email, password } = await person;
      const asked = await on.request.get("/api/auth/csrf");
      const { csrfToken } = await asked.json();
      await on.request.post("/api/auth/callback/credentials", {
        headers: { origin: new URL(asked.url()).origin },
        form: { email, password, csrfToken, json: "true" },
      });
      await on.goto("/assessments");
      await expect(on.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
    });
  },

  expectAccessible: async ({ page }, use) => {
    await use(async (on = page) => {
      // Without the page of its own that it opens for the sake of frames: ours have none.
      const { violations } = await new AxeBuilder({ page: on }).setLegacyMode().analyze();
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
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
