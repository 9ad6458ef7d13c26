import { expect, metricsToken, test } from "./fixtures";

test("an operator reads what the whole server did, and nobody’s name", { tag: "@story" }, async ({
  request,
  member,
  takeSession,
}) => {
  await takeSession(member("recruiter"));
  const home = await (await request.get("/assessments?queue=all")).text();
  const script = /\/_next\/static\/[^"\\]+\.js/.exec(home)?.[0] ?? "/_next/none";
  expect((await request.get(script)).status()).toBe(200);
  expect((await request.get("/api/metrics")).status()).toBe(401);
  const answer = await request.get("/api/metrics", {
    headers: { authorization: `Bearer ${metricsToken}` },
  });
  expect(answer.status()).toBe(200);
  const text = await answer.text();
  // Counted around Next and within its bundle.
  const pattern = (name: string, labels: string) =>
    new RegExp(`^shortlist_${name}_count\\{${labels}\\} [1-9]\\d*$`, "m");
  expect(text).toMatch(
    pattern("http_request_duration_seconds", 'method="GET",route="/assessments",status="200"'),
  );
  expect(text).toMatch(pattern("http_request_duration_seconds", 'method="GET",route="/_next",status="200"'));
  expect(text).toMatch(
    pattern("http_request_duration_seconds", 'method="any",route="/api/metrics",status="401"'),
  );
  expect(text).toMatch(pattern("poll_duration_seconds", 'outcome="changed"'));
  expect(text).toMatch(/^shortlist_assessments\{status="pending",gone="0"\} [1-9]/m);
  expect(text).not.toContain("@");
});
