import { answering, fail, type Scene } from "./scene";

const settings = { screen: "settings", role: "administrator", isWhole: true } as const;
const few = { ...settings, world: "few" } as const;

export const settingsScenes: Scene[] = [
  { ...few, state: "profile", path: "/settings/profile" },
  { ...few, state: "profile-viewer", path: "/settings/profile", role: "viewer" },
  { ...few, state: "people", path: "/settings/people" },
  {
    ...few,
    state: "invite-colleague",
    path: "/settings/people",
    async prepare(page) {
      await page.getByRole("button", { name: "Invite colleague" }).click();
      await page.getByRole("dialog", { name: "Invite a colleague" }).waitFor();
    },
  },
  {
    ...few,
    state: "rename-colleague",
    path: "/settings/people",
    async prepare(page) {
      await page
        .getByRole("button", { name: /^Actions for Vera Lind/ })
        .first()
        .click();
      await page.getByRole("menuitem", { name: "Change name" }).click();
      await page.getByRole("dialog").getByLabel("Name").waitFor();
    },
  },
  {
    ...few,
    state: "set-up-link",
    path: "/settings/people",
    async prepare(page, once) {
      await page.getByRole("button", { name: "Invite colleague" }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Name").fill("Mei Chen");
      await dialog.getByLabel("E-mail").fill(`mei-${once}@example.com`);
      await dialog.getByRole("button", { name: "Create set-up link" }).click();
      await dialog.getByRole("button", { name: /Copy link/ }).waitFor();
    },
  },
  {
    ...few,
    state: "people-failing",
    path: "/settings/people",
    // The page includes the list; only changes to it are requests to these URLs.
    before: answering(/\/api\/members\//, fail),
    async prepare(page) {
      const row = page.getByRole("listitem").filter({ hasText: "Dana Whitfield" });
      await row.getByRole("combobox").click();
      await page.getByRole("option", { name: "Administrator" }).click();
      await row.getByRole("alert").waitFor();
    },
  },
  { ...few, state: "templates", path: "/settings/templates" },
  { ...few, state: "templates-reminder", path: "/settings/templates?kind=reminder" },
  {
    ...few,
    state: "template-fault",
    path: "/settings/templates",
    async prepare(page) {
      await page.getByLabel("Message", { exact: true }).fill("Hi {{candidate.nickname}},\n\n{{link");
      await page.getByRole("button", { name: "Save" }).click();
    },
  },
  { ...few, state: "access", path: "/settings/access" },
  { ...few, state: "team", path: "/settings/team" },
  { ...few, state: "retention", path: "/settings/retention" },
  { ...few, state: "connection", path: "/settings/connection" },
  { ...settings, state: "connection-down", world: "down", path: "/settings/connection" },
  { ...few, state: "log", path: "/settings/log" },
  {
    ...few,
    state: "log-filters",
    path: "/settings/log?person=dana",
    async prepare(page) {
      // One line is already there; on phones it is a sheet.
      await page.getByRole("main").getByRole("listitem").first().waitFor();
      const opensSheet = page.locator("button[aria-haspopup=dialog]:has(.lucide-list-filter)");
      if (await opensSheet.isVisible()) await opensSheet.click();
    },
  },
  { ...few, state: "log-empty", path: "/settings/log?person=nobody-is-called-this" },
  { ...few, state: "not-for-viewers", path: "/settings/people", role: "viewer" },
];
