import { expect, test } from "vitest";
import { onEachStore } from "@/lib/db/testing";
import { createMember, createStore } from "@/lib/db/testing-rows";
import { invalid, ProblemError } from "@/lib/errors";
import { createLogger } from "@/lib/log";

const record = () => {
  const lines: string[] = [];
  return { lines, logger: createLogger("info", { write: (line: string) => void lines.push(line) }) };
};

test("a key in a URL, a form or JSON never reaches the log, whatever quotes it", () => {
  const { lines, logger } = record();
  const key = "sk-canary/1";
  logger.info(`GET https://a.example/v1/assessments?api_key=${key}&x=1`);
  logger.warn({ body: `interview_id=1&api_key=${encodeURIComponent(key)}` }, "refused");
  logger.error({ err: new Error(`fetch failed: api_key=${key}`) });
  logger.error({ err: new Error(`no JSON of ours: ${JSON.stringify({ api_key: key })}`) });
  logger.info({ apiKey: key, nested: { password: key } });
  expect(lines).toHaveLength(5);
  expect(lines.join("")).not.toMatch(/sk-canary/);
  expect(lines[0]).toContain("api_key=[redacted]&x=1");
});

test.each([
  [
    "deep inside",
    (secret: unknown) => ({ call: { request: { init: { headers: { Authorization: secret } } } } }),
  ],
  ["in a list", (secret: unknown) => ({ tried: [{ apiKey: secret }, { api_key: secret }] })],
  ["of any kind", (secret: unknown) => ({ password: { now: secret }, token: [secret], cookie: secret })],
  [
    "under its header's name",
    (secret: unknown) => ({ headers: { "Set-Cookie": secret, "x-api-key": secret } }),
  ],
])("a secret by its name never reaches the log, %s", (_title, fields) => {
  const { lines, logger } = record();
  logger.info({ ...fields("canary"), kept: { words: ["canopy"], at: new Date(0), none: null } }, "told");
  expect(lines.join("")).not.toContain("canary");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "told",
    kept: { words: ["canopy"], at: "1970-01-01T00:00:00.000Z", none: null },
  });
});

test("what leads back to itself, or is deeper than anything of ours, ends somewhere", () => {
  const { lines, logger } = record();
  const ring: Record<string, unknown> = { name: "ring" };
  ring.self = { ring };
  let deep: unknown = { password: "canary" };
  for (let n = 0; n < 10_000; n += 1) deep = { deep };
  logger.info({ ring, deep });
  expect(lines.join("")).not.toContain("canary");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ ring: { name: "ring" } });
});

test("set-up links are secrets too", () => {
  const { lines, logger } = record();
  logger.info("http://localhost:3000/setup?token=abc-DEF_123");
  expect(lines.join("")).not.toContain("abc-DEF_123");
});

test("lines stay JSON", () => {
  const { lines, logger } = record();
  logger.info({ url: "x?api_key=abc" }, 'quoted "api_key=abc" here');
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ msg: 'quoted "api_key=[redacted]" here' });
});

test.each([
  "ada.okoye@example.com",
  "ada%40example.com",
  "ADA+jobs@mail.example.co.uk",
  "jürgen.müller@börse.example",
  "o'neil@example.com",
  '"ada lovelace"@example.com',
  '"ada \\"the\\" lovelace"@example.com',
  "%22ada%20lovelace%22%40example.com",
  "ada%2Bjobs@example.com",
  "ada@localhost",
  "ada@[192.0.2.7]",
  "ada@[IPv6:2001:db8::7]",
  "\nada@example.com",
  "\u0007ada@example.com, \\ada@example.com",
])("nobody’s address reaches the log: %s", (address) => {
  const { lines, logger } = record();
  logger.warn(`mail to ${address} failed`);
  logger.error({
    err: new Error(`<${address}>: refused`, { cause: new Error(address) }),
    path: `/x?q=${address}`,
  });
  expect(lines.join("").toLowerCase()).not.toMatch(/ada|müller|neil|lovelace/);
  expect(lines[0]).toMatch(/"mail to .*\[e-mail\] failed"/);
  for (const line of lines) JSON.parse(line);
});

test("what only resembles an address stays", () => {
  const { lines, logger } = record();
  logger.info("at file:///srv/node_modules/@node-rs/argon2/index.js, next@16.4.6, 7 @ 8");
  expect(lines.join("")).toContain("node_modules/@node-rs/argon2/index.js, next@16.4.6, 7 @ 8");
});

test("an error’s fields are left out, its causes and their codes are not", () => {
  const { lines, logger } = record();
  const refused = invalid({ "candidate.email": ["Zoë O’Neil is there."] });
  const cause = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED", body: "Zoë" });
  logger.warn({ err: new ProblemError(refused.problem, { cause: new AggregateError([cause], "no way") }) });
  expect(lines.join("")).not.toMatch(/Zoë/);
  expect(JSON.parse(lines[0] ?? "").err).toMatchObject({
    type: "ProblemError",
    stack: expect.stringContaining("log.test.ts"),
    causes: [{ message: "no way", causes: [{ code: "ECONNREFUSED" }] }],
  });
});

test("a long text costs no more than its length", () => {
  const { lines, logger } = record();
  logger.info("x".repeat(200_000));
  logger.info('"x'.repeat(100_000));
  logger.info("%22".repeat(70_000));
  logger.info('\\"'.repeat(70_000));
  expect(lines).toHaveLength(4);
});

onEachStore("an error of the store", (store) => {
  test("says which rule was broken, and not by whom", async () => {
    const { db } = await (await store()).open();
    const source = await createStore(db);
    await createMember(source, "ada", "Ada Okoye");
    const twice = db.insertInto("members").values((row) => ({
      id: "other",
      email: "ada@shortlist.example",
      email_folded: "ada@shortlist.example",
      name: "Ada Okoye",
      role: row.val("recruiter" as const),
      created_at: "2026-03-01",
    }));
    const halfEmpty = db.insertInto("members").values({ id: "x", name: "Ada Okoye" } as never);
    const { lines, logger } = record();
    for (const query of [twice, halfEmpty])
      await query.execute().catch((error: unknown) => logger.error({ err: error }));
    expect(lines).toHaveLength(2);
    expect(lines.join("")).toMatch(/members.*email_folded/);
    expect(lines.join("")).not.toMatch(/Okoye|ada@/);
  });
});
