import { afterEach, expect, test } from "vitest";
import { z } from "zod";
import type { Judgement } from "@/lib/conformance/judge";
import { observe } from "@/lib/conformance/observing/observe";
import { createRedactor } from "@/lib/conformance/redact";
import { createReport } from "@/lib/conformance/report";
import { catalogue } from "@/lib/conformance/rules/catalogue";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";

const apiKey = "conformance-key";
const otherApiKey = "other-employers-key";

let server: SandboxServer | undefined;

afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function start(seed: boolean): Promise<SandboxServer> {
  server = await startSandboxServer({ port: 0, apiKey, otherApiKey, seed });
  return server;
}

async function idOfOtherEmployer(url: string): Promise<number> {
  const response = await fetch(`${url}/assessments?api_key=${otherApiKey}`);
  const [first] = z.array(z.object({ id: z.int() })).parse(await response.json());
  if (!first) throw new Error("The other employer has no assessment.");
  return first.id;
}

async function check(url: string, options: { create: boolean; otherId?: number }) {
  const seen = await observe({ baseUrl: new URL(url), apiKey, timeoutMs: 30_000, ...options });
  if ("unusable" in seen) throw new Error(seen.unusable);
  return createReport(seen, createRedactor(apiKey));
}

const departures = (rules: Judgement[]) => rules.filter(({ verdict }) => verdict === "departs");
const unseen = (rules: Judgement[]) =>
  rules.filter(({ verdict }) => verdict === "not observable").map(({ rule }) => rule);

/** No call can show these, or not on loopback. */
const neverSeen = [
  "https-only",
  "candidate-is-mailed",
  "no-mail-when-suppressed",
  "token-names-one-employer",
  "internal-error-500",
];

test("with its sample data, keeps to every rule of the document that can be seen", async () => {
  const { url } = await start(true);
  const { rules, summary } = await check(url, { create: true, otherId: await idOfOtherEmployer(url) });
  expect(departures(rules)).toEqual([]);
  expect(unseen(rules).sort()).toEqual([...neverSeen, "list-empty-array"].sort());
  expect(summary.holds).toBe(catalogue.length - neverSeen.length - 1);
});

test("without assessments, keeps to the rules on an empty account", async () => {
  const { url } = await start(false);
  const { rules } = await check(url, { create: false });
  expect(departures(rules)).toEqual([]);
  expect(rules.find(({ rule }) => rule === "list-empty-array")?.verdict).toBe("holds");
});
