import { startShortlist } from "./support/start-shortlist";
import { expect, test } from "./with-service";

test("going live on the sandbox’s folder shows none of the sandbox’s people, and closes the sandbox", {
  tag: "@story",
}, async ({ page, service }) => {
  const person = { email: "dana@shortlist.example", password: "correct horse battery staple" };
  const read = async (url: string) =>
    (await (await page.request.get(`${url}/api/assessments?limit=200`)).json()) as {
      assessments: { id: number; identity: string }[];
      total: number;
    };

  const before = await startShortlist();
  await before.addMember({ ...person, name: "Dana Whitfield", role: "recruiter" });
  await page.goto(`${before.url}/sign-in`);
  await page.getByLabel("E-mail", { exact: true }).fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Assessments" })).toBeVisible();
  const sandbox = await read(before.url);
  expect(sandbox.total).toBeGreaterThan(40);
  await page.goto("about:blank");
  await before.stop();

  // The session holds: its secret and its person live in the folder.
  const live = await startShortlist({ ...service.env, DATA_DIR: before.dataDir });
  const real = await read(live.url);
  expect(real.total).toBe((await service.readList()).length);
  expect(real.assessments.filter(({ identity }) => identity === "invited_here")).toEqual([]);
  const { interviews } = await (await page.request.get(`${live.url}/api/interviews`)).json();
  expect(interviews).not.toEqual([]);
  for (const path of ["/sandbox/v1/interviews", "/sandbox/outbox", "/sandbox/apply/x"]) {
    expect((await page.request.get(live.url + path)).status()).toBe(404);
    expect((await fetch(live.url + path)).status).toBe(404);
  }
  await live.stop();

  const back = await startShortlist({ DATA_DIR: before.dataDir });
  expect((await read(back.url)).total).toBe(sandbox.total);
  await back.stop();
  back.remove();
});
