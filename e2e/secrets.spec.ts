import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { serviceKey } from "./support/start-service";
import { expect, test } from "./with-service";

test.use({ alone: true, assessments: 3, env: { LOG_LEVEL: "trace" } });

/** The key as it is, as a URL or a form carries it, as JSON escapes it, and in base64. */
const disguises = [
  serviceKey,
  encodeURIComponent(serviceKey),
  new URLSearchParams({ k: serviceKey }).toString().slice(2),
  serviceKey.replaceAll("/", "\\/"),
  Buffer.from(serviceKey).toString("base64"),
];

const findsKey = (text: string) => disguises.filter((disguise) => text.includes(disguise));

const filesBelow = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

test("the key is in no response, no page, no bundle, no file of ours and no log", { tag: "@story" }, async ({
  page,
  context,
  shortlist,
  service,
  member,
  takeSession,
  allowedErrors,
}) => {
  allowedErrors.push(/./);
  // The search itself has to work: a planted canary must be found in every disguise.
  for (const disguise of disguises) expect(findsKey(`before ${disguise} after`)).toContain(disguise);

  const bodies: string[] = [];
  context.on("response", (response) => {
    bodies.push(`${response.url()} ${JSON.stringify(response.headers())}`);
    response.body().then(
      (body) => bodies.push(body.toString("utf8")),
      () => undefined,
    );
  });

  await takeSession(member("administrator"));
  const { interviews } = await (await page.request.get("/api/interviews")).json();
  for (const url of [
    "/assessments",
    "/assessments/new",
    "/interviews",
    "/settings/profile",
    "/settings/connection",
    "/settings/log",
    "/assessments/999",
    "/api/ready",
  ]) {
    await page.goto(url);
    bodies.push(await page.content());
  }

  const origin = shortlist.url;
  const faults = [
    { kind: "status", status: 500, body: `<h1>api_key=${serviceKey}</h1>` },
    {
      kind: "status",
      status: 422,
      body: JSON.stringify({ email: [`no ${serviceKey}`], [serviceKey]: ["odd"] }),
    },
    { kind: "status", status: 401, body: serviceKey },
    { kind: "reset", when: "before" },
    { kind: "cut-off" },
  ];
  for (const [index, fault] of faults.entries()) {
    await service.failNextCreate(fault);
    const data = { interviewId: interviews[0].id, candidate: { email: `leak${index}@example.com` } };
    const response = await page.request.post("/api/assessments", { data, headers: { origin } });
    expect(response.status()).toBeGreaterThan(201);
    bodies.push(`${JSON.stringify(response.headers())} ${await response.text()}`);
  }
  await service.stop();
  await expect(async () => {
    const { sync } = await (await page.request.get("/api/assessments")).json();
    expect(sync.state).toBe("failing");
  }).toPass({ timeout: 60_000 });
  await page.goto("/settings/connection");
  await expect(page.getByText(serviceKey.slice(-4)).first()).toBeVisible();
  bodies.push(await page.content());

  const files = [
    ...filesBelow(".next/static"),
    ...filesBelow(".next/server"),
    ...filesBelow(shortlist.dataDir),
  ];
  expect(files.length).toBeGreaterThan(20);
  const written = files.map((file) => `${file} ${readFileSync(file, "latin1")}`);
  expect(bodies.length).toBeGreaterThan(20);
  expect(shortlist.output()).toContain("ready");

  for (const text of [...bodies, ...written, shortlist.output()]) {
    expect(findsKey(text), text.slice(0, 120)).toEqual([]);
  }
});
