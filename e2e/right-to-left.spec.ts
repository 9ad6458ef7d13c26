import { expect, test } from "./fixtures";
import { strays } from "./support/strays";

test("names from right to left stand by themselves on every screen, and take nothing along", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
  shortlist,
}) => {
  const administrator = await member("administrator", "نور الهدى");
  await takeSession(administrator);
  const headers = { origin: shortlist.url };
  const arabic = await invite({
    email: `arabic.${mark}@example.com`,
    firstName: "محمد",
    lastName: `الخوارزمي (${mark})`,
  });
  const hebrew = await invite({
    email: `hebrew.${mark}@example.com`,
    firstName: "שרה",
    lastName: `כהן ${mark}`,
  });
  const { assessment } = await (await page.request.get(`/api/assessments/${arabic.id}`)).json();
  const noted = await page.request.post(`/api/assessments/${arabic.id}/notes`, {
    headers,
    data: { id: crypto.randomUUID(), body: "نتحدث يوم الأحد (10:00)." },
  });
  expect(noted.ok()).toBe(true);
  const made = await page.request.post("/api/shortlists", {
    headers,
    data: { name: `قائمة ${mark}`, assessments: [arabic.id, hebrew.id] },
  });
  const { id: listId } = (await made.json()).shortlist;
  const screens = [
    `/assessments?queue=all&q=${mark}`,
    `/assessments/${arabic.id}`,
    `/candidates/${assessment.candidate.id}`,
    `/compare?ids=${arabic.id},${hebrew.id}`,
    "/shortlists",
    `/shortlists/${listId}`,
    `/shortlists/${listId}/read`,
    "/insights",
    "/imports",
    "/settings/profile",
    "/settings/people",
    "/settings/log",
  ];
  const found: Record<string, string[]> = {};
  for (const screen of screens)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(screen);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const here = await page.evaluate(strays);
      if (here.length > 0) found[`${screen} at ${width} px`] = here;
    }
  expect(found).toEqual({});
});

test("what is said of a name from right to left keeps its order, and its notices and menus do", async ({
  page,
  mark,
  member,
  invite,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const name = `שרה כהן ${mark}`;
  await invite({ email: `${mark}@example.com`, firstName: "שרה", lastName: `כהן ${mark}` });
  await page.goto(`/assessments?queue=all&q=${mark}`);
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button", { name: new RegExp(`^More: \u2068${name}\u2069$`) }).click();
  await page.getByRole("menuitem", { name: "Archive" }).click();
  await expect(page.getByText(`\u2068${name}\u2069 archived.`).first()).toBeVisible();
  expect(await page.evaluate(strays)).toEqual([]);

  await page.goto("/assessments/new");
  await page.getByLabel("First name").fill("محمد");
  await expect(page.getByLabel("First name")).toHaveAttribute("dir", "auto");
});
