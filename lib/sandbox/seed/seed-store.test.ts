import { describe, expect, it } from "vitest";
import { randomFrom } from "@/lib/sandbox/seed/random";
import { spreadInstants } from "@/lib/sandbox/seed/spread-instants";
import { get, otherKey, ourKey, publicUrl, sandboxes } from "@/lib/sandbox/testing";

const open = sandboxes();
const dayMs = 24 * 60 * 60 * 1000;

type Row = {
  id: number;
  completed: boolean;
  created_at: string;
  recommended?: boolean;
  url?: string;
  detail?: string;
};

async function seeded(now = new Date("2026-03-02T10:00:00Z"), dashboard?: { name: string; path: string }) {
  const sandbox = open({ seed: true, now: () => now, dashboard });
  const listOf = async (key: string) =>
    (await (await get(sandbox, `/v1/assessments?api_key=${key}`)).json()) as Row[];
  return { sandbox, rows: await listOf(ourKey), others: await listOf(otherKey) };
}

describe("the sample data", () => {
  it("has about 60 assessments in all states, some of them made elsewhere", async () => {
    const { sandbox, rows, others } = await seeded();
    const samples = sandbox.samples();
    expect(rows.length).toBeGreaterThanOrEqual(58);
    expect(samples.length).toBeGreaterThanOrEqual(46);
    expect(samples.length).toBeLessThanOrEqual(50);
    const known = new Set(samples.map((sample) => sample.assessmentId));
    const elsewhere = rows.filter((row) => !known.has(row.id));
    expect(elsewhere).toHaveLength(rows.length - samples.length);
    expect(new Set(elsewhere.map((row) => row.completed))).toEqual(new Set([true, false]));
    const count = (wanted: boolean | undefined) => rows.filter((row) => row.recommended === wanted).length;
    expect(count(undefined)).toBeGreaterThanOrEqual(12);
    expect(count(true)).toBeGreaterThanOrEqual(20);
    expect(count(false)).toBeGreaterThanOrEqual(10);
    expect(others).toHaveLength(3);
  });

  it("gives ids that rise with creation, from no beginning, over the last five weeks", async () => {
    const now = new Date("2026-03-02T10:00:00Z");
    const { rows } = await seeded(now);
    const byId = rows.toSorted((a, b) => a.id - b.id).map((row) => row.created_at);
    expect(byId).toEqual(byId.toSorted());
    expect(Math.min(...rows.map((row) => row.id))).toBeGreaterThan(900_000);
    const ages = rows.map((row) => now.getTime() - Date.parse(row.created_at));
    expect(Math.min(...ages)).toBeGreaterThan(0);
    expect(Math.min(...ages)).toBeLessThan(dayMs / 24);
    expect(Math.max(...ages)).toBeGreaterThan(21 * dayMs);
    expect(Math.max(...ages)).toBeLessThan(36 * dayMs);
  });

  it("comes with candidates whom the dashboard can know", async () => {
    const { sandbox, rows } = await seeded();
    const samples = sandbox.samples();
    for (const sample of samples) {
      expect(rows.find((row) => row.id === sample.assessmentId)?.created_at).toBe(sample.createdAt);
      expect(sample.candidate.email).toMatch(/^[\w.-]+@example\.com$/);
    }
    const having = (name: keyof (typeof samples)[number]["candidate"]) =>
      samples.filter((sample) => sample.candidate[name] !== undefined).length;
    for (const name of ["phoneNumber", "resumeUrl", "externalId"] as const) {
      expect(having(name)).toBeGreaterThan(5);
      expect(having(name)).toBeLessThan(samples.length);
    }
    for (const { candidate } of samples) {
      if (candidate.phoneNumber) expect(candidate.phoneNumber).toMatch(/^(\+[1-9]\d{10,12}|\d{10})$/);
    }
    expect(new Set(samples.map((sample) => sample.suppressCandidateEmail))).toEqual(new Set([true, false]));
  });

  it("has a report behind every url, with answers and points", async () => {
    const { sandbox, rows } = await seeded();
    for (const row of rows.filter(({ recommended }) => recommended)) {
      const response = await get(sandbox, (row.url ?? "").slice(publicUrl.length));
      expect(response.status).toBe(200);
      const page = await response.text();
      expect(page).toContain("the pass mark is");
      expect(page).toContain("Questions and answers");
      expect(page).not.toContain("not kept");
      expect(page).not.toContain("Back to");
    }
  });

  it("leads back from a report to the dashboard that it is a part of", async () => {
    const { sandbox, rows } = await seeded(undefined, { name: "Shortlist", path: "/" });
    const url = rows.find(({ recommended }) => recommended)?.url ?? "";
    const german = { headers: { "accept-language": "de" } };
    const page = await (await sandbox.fetch(new Request(url, german))).text();
    expect(page).toContain('<a href="/">Zurück zu Shortlist</a>');
    expect(page).toContain("empfohlen wird ab");
  });

  it("mails all candidates but those whose e-mail was suppressed", async () => {
    const { sandbox } = await seeded();
    const mailed = sandbox.samples().filter((sample) => !sample.suppressCandidateEmail);
    expect(await (await get(sandbox, "/outbox")).text()).toContain(`${mailed.length} e-mails to candidates`);
  });
});

describe("spreadInstants", () => {
  it.each(["2026-03-02T00:01:00Z", "2026-03-01T23:59:00Z", "2026-03-07T12:00:00Z", "2026-01-01T03:00:00Z"])(
    "gives distinct instants before %s, newest first",
    (text) => {
      const now = new Date(text);
      const instants = spreadInstants(200, now, randomFrom(text)).map((instant) => instant.getTime());
      expect(new Set(instants).size).toBe(200);
      expect(instants).toEqual(instants.toSorted((a, b) => b - a));
      expect(Math.max(...instants)).toBeLessThan(now.getTime());
    },
  );
});
