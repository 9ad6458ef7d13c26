import type { Page } from "playwright";
import type { Scene } from "./scene";

const interviews = { screen: "interviews", path: "/interviews", role: "recruiter", isWhole: true } as const;
const insights = { screen: "insights", path: "/insights", role: "recruiter", isWhole: true } as const;

async function signInWrongly(page: Page): Promise<void> {
  await page.getByLabel("E-mail", { exact: true }).fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("alert").first().waitFor();
}

export const otherScenes: Scene[] = [
  { screen: "sign-in", state: "first", world: "few", path: "/sign-in" },
  { screen: "sign-in", state: "refused", world: "few", path: "/sign-in", prepare: signInWrongly },
  {
    screen: "set-up",
    state: "first",
    world: "new",
    path: (world) => world.setupPath ?? "/setup",
    isWhole: true,
  },
  { screen: "set-up", state: "spent", world: "few", path: "/setup?token=spent" },

  { ...interviews, state: "few", world: "few" },
  { ...interviews, state: "empty", world: "empty", role: "viewer" },
  { ...interviews, state: "many", world: "many" },
  { ...interviews, state: "down", world: "down" },
  { ...interviews, state: "unread", world: "unread" },

  { ...insights, state: "few", world: "few" },
  { ...insights, state: "empty", world: "empty" },
  { ...insights, state: "many", world: "many" },
  {
    ...insights,
    state: "table",
    world: "few",
    async prepare(page) {
      await page.getByRole("combobox", { name: "Show as" }).click();
      await page.getByRole("option", { name: "Table" }).click();
      await page.getByRole("columnheader", { name: /Day|Week|Month/ }).waitFor();
    },
  },
  { ...insights, state: "down", world: "down" },
  { ...insights, state: "unread", world: "unread", role: "administrator" },
  { ...insights, state: "store-failing", world: "broken" },

  { screen: "forbidden", state: "viewer", world: "few", path: "/assessments/new", role: "viewer" },
  { screen: "not-found", state: "signed-in", world: "few", path: "/nowhere", role: "viewer" },
  { screen: "not-found", state: "signed-out", world: "few", path: "/nowhere" },
];
