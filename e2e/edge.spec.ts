import { expect, test } from "./fixtures";

test.describe("where little is allowed", () => {
  test.use({ env: { CREATES_PER_MINUTE: "2", STREAMS_PER_PERSON: "3" } });

  test("one browser too many has no stream, and one that goes makes room", { tag: "@story" }, async ({
    page,
    member,
    takeSession,
    allowedErrors,
  }) => {
    allowedErrors.push(/429/);
    await takeSession(member("viewer"));
    // A page of ours has a stream itself.
    await page.goto("/api/health");
    const statuses = await page.evaluate(async () => {
      const leave = new AbortController();
      const open = () => fetch("/api/assessments/events", { signal: leave.signal });
      const answers = [await open(), await open(), await open()];
      const refused = await fetch("/api/assessments/events");
      const problem = await refused.json();
      leave.abort();
      return [
        ...answers.map(({ status }) => status),
        refused.status,
        problem.reason,
        refused.headers.get("retry-after"),
      ];
    });
    expect(statuses).toEqual([200, 200, 200, 429, "too_many_streams", "30"]);
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const answer = await fetch("/api/assessments/events");
          await answer.body?.cancel();
          return answer.status;
        }),
      )
      .toBe(200);
    expect((await page.request.get("/api/health")).status()).toBe(200);
  });

  for (const { locale, sentence } of [
    { locale: "en", sentence: /That was a lot within a minute/ },
    { locale: "de", sentence: /Das war viel in einer Minute/ },
  ]) {
    test(`who makes too much in a minute is told so in place, and nothing typed is lost (${locale})`, async ({
      page,
      shortlist,
      member,
      takeSession,
      allowedErrors,
    }) => {
      allowedErrors.push(/429/);
      await takeSession(member("recruiter"));
      const change = { data: { preferences: { locale } }, headers: { origin: shortlist.url } };
      expect((await page.request.patch("/api/profile", change)).ok()).toBe(true);
      const view = (name: string) =>
        page.request.post("/api/views", { data: { name, query: "" }, headers: { origin: shortlist.url } });
      expect([(await view("One")).status(), (await view("Two")).status()]).toEqual([201, 201]);
      await page.goto("/assessments/new");
      await page.getByRole("combobox", { name: "Interview", exact: true }).click();
      await page.getByRole("option", { name: "Backend Engineer" }).click();
      const email = page.getByLabel(locale === "de" ? "E-Mail" : "E-mail", { exact: true });
      await email.fill("amara@example.com");
      await page
        .getByRole("button", { name: /Create assessment|Assessment anlegen|Assessment erstellen/ })
        .click();
      await expect(page.getByRole("alert").filter({ hasText: sentence })).toBeVisible();
      await expect(email).toHaveValue("amara@example.com");
    });
  }
});
