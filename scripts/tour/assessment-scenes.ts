import { answering, fail, firstOf, live, type Scene } from "./scene";

const one = { screen: "assessment", role: "recruiter", isWhole: true } as const;
const few = { ...one, world: "few" } as const;

/** An assessment opened over the table counts as a screen of its own. */
const panel = { screen: "panel", role: "recruiter", path: "/assessments?queue=all" } as const;

export const assessmentScenes: Scene[] = [
  { ...few, state: "pending", path: firstOf("status=pending") },
  { ...few, state: "recommended", path: firstOf("status=recommended") },
  { ...few, state: "not-recommended", path: firstOf("status=not_recommended") },
  { ...few, state: "decided", path: firstOf("decision=advance") },
  { ...few, state: "archived", path: firstOf("archived=1") },
  { ...few, state: "unclaimed", path: firstOf("status=unclaimed") },
  { ...few, state: "viewer", role: "viewer", path: firstOf("status=pending") },
  { ...one, state: "long-name", world: "many", path: firstOf("q=wolfeschlegel") },
  { ...one, state: "right-to-left", world: "many", path: firstOf("q=alkhwarizmi") },
  {
    ...one,
    state: "down",
    world: "down",
    path: firstOf("status=pending"),
    prepare: (page) => page.locator("[data-palette=copyMessage]:enabled").waitFor(),
  },
  { ...few, state: "missing", path: "/assessments/999999" },
  { ...one, state: "store-failing", world: "broken", path: "/assessments/1" },
  {
    ...few,
    state: "mention",
    path: firstOf("status=pending"),
    async prepare(page) {
      await page.getByLabel("Write a note").fill("@");
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...few,
    state: "responsible",
    path: firstOf("status=pending"),
    async prepare(page) {
      await page.locator("[data-palette=assign]").click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...few,
    state: "message",
    path: firstOf("status=pending"),
    async prepare(page) {
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("Subject:").waitFor();
    },
  },
  {
    ...few,
    state: "message-failing",
    path: firstOf("status=pending"),
    before: answering(/\/api\/templates/, fail),
    async prepare(page) {
      await page.getByRole("button", { name: "Preview" }).click();
      await page.getByText("The message couldn’t be loaded.").waitFor();
    },
  },
  {
    ...few,
    state: "qr",
    path: firstOf("status=pending"),
    async prepare(page) {
      await page.getByRole("button", { name: "QR code" }).click();
      await page.getByRole("img", { name: /QR code/ }).waitFor();
    },
  },
  {
    ...few,
    state: "correction",
    path: firstOf("status=pending"),
    async prepare(page) {
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      await page.getByLabel("First name").waitFor();
    },
  },
  ...(["pending", "recommended", "unclaimed"] as const).map(
    (status): Scene => ({
      ...panel,
      state: status,
      world: "few",
      path: `/assessments?status=${status}`,
      async prepare(page) {
        await live(page);
        await page.locator("[data-row-link]").first().click();
        await page.waitForURL(/\/assessments\/\d+/);
        await page.getByRole("heading", { name: "Details" }).first().waitFor();
      },
    }),
  ),
  {
    ...panel,
    state: "many",
    world: "many",
    async prepare(page) {
      await live(page);
      await page.locator("[data-row-link]").nth(1).click();
      await page.waitForURL(/\/assessments\/\d+/);
      await page.getByRole("heading", { name: "Timeline" }).first().waitFor();
      await page.keyboard.press("j");
    },
  },
];
