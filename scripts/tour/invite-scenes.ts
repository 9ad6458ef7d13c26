import type { Page } from "playwright";
import { answering, fail, type Scene } from "./scene";

const form = { screen: "new", path: "/assessments/new", role: "recruiter", isWhole: true } as const;
const few = { ...form, world: "few" } as const;

async function chooseInterview(page: Page): Promise<void> {
  await page.getByRole("combobox", { name: "Interview" }).click();
  await page.getByRole("option").first().click();
}

async function fillIn(page: Page, email: string): Promise<void> {
  await chooseInterview(page);
  await page.getByLabel("E-mail", { exact: true }).fill(email);
}

const submit = (page: Page) => page.getByRole("button", { name: "Create assessment" }).click();

async function create(page: Page, once: string): Promise<void> {
  await fillIn(page, `created-${once}@example.com`);
  await submit(page);
  await page.getByRole("button", { name: /another/ }).waitFor();
}

export const inviteScenes: Scene[] = [
  { ...few, state: "first" },
  {
    ...few,
    state: "picker",
    async prepare(page) {
      await page.getByRole("combobox", { name: "Interview" }).click();
      await page.getByRole("option").first().waitFor();
    },
  },
  {
    ...few,
    state: "suggestions",
    async prepare(page) {
      await chooseInterview(page);
      await page.getByLabel("E-mail", { exact: true }).fill("dana@gmial.com");
      await page.getByLabel("Phone", { exact: false }).fill("+49 30 901820");
      await page.getByLabel("First name").click();
      await page.getByText("Did you mean").waitFor();
    },
  },
  {
    ...few,
    state: "remarks",
    async prepare(page) {
      await page.getByLabel("E-mail", { exact: true }).fill("dana@example");
      await page.getByLabel("Phone", { exact: false }).fill("+1 23");
      await page.getByLabel("Résumé", { exact: false }).fill("ftp://example.com/cv");
      await submit(page);
      await page.getByText("Choose an interview.").waitFor();
    },
  },
  {
    ...few,
    state: "duplicate",
    async prepare(page, once) {
      await create(page, once);
      await page.goto(new URL("/assessments/new", page.url()).href);
      await fillIn(page, `created-${once}@example.com`);
      await page.getByText(/Already has a pending assessment/).waitFor();
      await submit(page);
      await page.getByRole("button", { name: /Copy/ }).first().waitFor();
    },
  },
  { ...few, state: "created", prepare: create },
  {
    ...few,
    state: "created-qr",
    async prepare(page, once) {
      await create(page, once);
      await page.getByRole("button", { name: "QR code" }).click();
      await page.getByRole("img", { name: /QR code/ }).waitFor();
    },
  },
  {
    ...form,
    state: "unconfirmed",
    world: "down",
    async prepare(page, once) {
      await fillIn(page, `unconfirmed-${once}@example.com`);
      await submit(page);
      await page
        .getByText(/unconfirmed|didn’t arrive|probably arrived/)
        .first()
        .waitFor();
    },
  },
  {
    ...few,
    state: "no-answer",
    before: answering(/\/api\/assessments$/, fail),
    async prepare(page, once) {
      await fillIn(page, `no-answer-${once}@example.com`);
      await submit(page);
      await page.getByText("No answer arrived").first().waitFor();
    },
  },
  { ...form, state: "down", world: "down" },
  { ...form, state: "unread", world: "unread" },
  { ...form, state: "store-failing", world: "broken" },
];
