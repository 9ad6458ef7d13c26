import { afterEach, describe, expect, test } from "vitest";
import type { Judgement } from "@/lib/conformance/judge";
import { observe } from "@/lib/conformance/observing/observe";
import { createRedactor } from "@/lib/conformance/redact";
import { createReport } from "@/lib/conformance/report";
import { catalogue } from "@/lib/conformance/rules/catalogue";
import type { BrokenService } from "@/lib/conformance/testing/break-miniature";
import { brokenServices } from "@/lib/conformance/testing/broken-services";
import { furtherBrokenServices } from "@/lib/conformance/testing/further-broken-services";
import {
  createMiniature,
  miniatureKey,
  otherEmployersId,
  type Respond,
  type Served,
  serve,
} from "@/lib/conformance/testing/miniature-service";

let served: Served | undefined;

afterEach(async () => {
  await served?.close();
  served = undefined;
});

type Asked = { create?: boolean; otherId?: number };

async function check(
  respond: Respond,
  { create = true, otherId }: Asked = { otherId: otherEmployersId },
  prefix?: string,
) {
  served = await serve(respond, prefix);
  const options = { baseUrl: new URL(served.url), apiKey: miniatureKey, create, otherId, timeoutMs: 30_000 };
  const seen = await observe(options);
  if ("unusable" in seen) throw new Error(seen.unusable);
  return createReport(seen, createRedactor(miniatureKey));
}

const rulesThat = (verdict: Judgement["verdict"], rules: Judgement[]) =>
  rules.filter((rule) => rule.verdict === verdict).map(({ rule }) => rule);

/** These can't be seen from outside, or not on loopback, or not with rows in the list. */
const neverSeen = [
  "https-only",
  "list-empty-array",
  "candidate-is-mailed",
  "no-mail-when-suppressed",
  "token-names-one-employer",
  "internal-error-500",
];

describe("a service that keeps to the document", () => {
  test("departs from nothing, and shows all that can be seen", async () => {
    const { rules, summary } = await check(createMiniature());
    expect(rulesThat("departs", rules)).toEqual([]);
    expect(rulesThat("not observable", rules)).toEqual(neverSeen);
    expect(summary.holds).toBe(catalogue.length - neverSeen.length);
  });

  test("is only read without leave to create", async () => {
    const { rules, notes } = await check(createMiniature(), { create: false });
    expect(served?.requests.length).toBeGreaterThan(10);
    expect(served?.requests.filter((request) => !request.startsWith("GET "))).toEqual([]);
    expect(notes).toContain("Nothing was created: every call was a read.");
    expect(rulesThat("departs", rules)).toEqual([]);
    expect(rulesThat("not observable", rules)).toEqual([
      "https-only",
      "list-empty-array",
      "create-201",
      "create-optional-parameters",
      "create-object",
      "create-not-completed",
      "create-shape",
      "created-is-listed",
      "duplicate-422",
      "create-requires-email",
      "create-requires-interview",
      "create-unknown-interview",
      "create-missing-key-400",
      "create-invalid-key-401",
      "other-employer-403",
      "422-body",
      "422-names-parameter",
      "duplicate-names-email",
      "candidate-is-mailed",
      "no-mail-when-suppressed",
      "token-names-one-employer",
      "internal-error-500",
    ]);
  });

  test("is read singly for five assessments of a state at most, and the report says so", async () => {
    const { notes } = await check(createMiniature(), { create: false });
    expect(served?.requests.filter((request) => /^GET \/assessments\/\d{1,2}$/.test(request))).toHaveLength(
      // 5 pending, 2 + 2 completed, and the first of them without a key and with an invalid one.
      11,
    );
    expect(notes[0]).toBe(
      "Read singly, up to 5 of each state: 5 of 6 pending, 2 of 2 recommended, 2 of 2 not recommended.",
    );
  });

  test("gets its three assessments with the e-mail suppressed", async () => {
    const posted: URLSearchParams[] = [];
    const respond = createMiniature();
    const { notes } = await check((request) => {
      if (request.method === "POST") posted.push(request.parameters);
      return respond(request);
    });
    expect(posted.length).toBeGreaterThanOrEqual(9);
    expect(new Set(posted.map((parameters) => parameters.get("suppress_candidate_email")))).toEqual(
      new Set(["true"]),
    );
    expect(notes[1]).toBe("Created, with the e-mail suppressed and left pending: 111, 112, 113.");
  });
});

describe("a service without assessments", () => {
  test("shows the empty array, and nothing of assessments", async () => {
    const respond = createMiniature();
    const { rules } = await check(
      (request) => {
        const answer = respond(request);
        return request.path === "/assessments" && answer.status === 200 ? { ...answer, body: [] } : answer;
      },
      { create: false },
    );
    const verdicts = new Map(rules.map(({ rule, verdict }) => [rule, verdict]));
    expect(verdicts.get("list-empty-array")).toBe("holds");
    expect(rulesThat("departs", rules)).toEqual([]);
    const aboutAssessments = catalogue.filter(({ id }) =>
      /^(assessment|created-at|application|report|single)-/.test(id),
    );
    expect(aboutAssessments.length).toBeGreaterThan(15);
    for (const { id } of aboutAssessments) expect([id, verdicts.get(id)]).toEqual([id, "not observable"]);
  });

  test("where none is completed, shows nothing of completed ones", async () => {
    const respond = createMiniature();
    const { rules } = await check((request) => {
      const answer = respond(request);
      const { body } = answer;
      return Array.isArray(body) && request.path === "/assessments"
        ? { ...answer, body: body.filter((row) => row.completed === false) }
        : answer;
    });
    const open = rulesThat("not observable", rules);
    const aboutCompleted = catalogue
      .map(({ id }) => id)
      .filter((id) => /(completed-|recommended-has|optional-detail)/.test(id));
    expect(aboutCompleted).toHaveLength(12);
    expect(open).toEqual(expect.arrayContaining(aboutCompleted));
  });
});

const all = [...brokenServices, ...furtherBrokenServices];

describe("a service broken on purpose", () => {
  const judgeBroken = async ({ rule, respond, prefix }: BrokenService) => {
    const { rules } = await check(respond(), { otherId: otherEmployersId }, prefix);
    expect(rulesThat("departs", rules)).toEqual([rule]);
  };

  test("comes in twelve main kinds", () => {
    expect(new Set(brokenServices.map(({ rule }) => rule)).size).toBe(12);
  });

  test.each(brokenServices)("departs from $rule alone: $how", judgeBroken);

  test.each(furtherBrokenServices)("departs from $rule alone: $how", judgeBroken);

  test("exists for every rule that a service can depart from", () => {
    const never = new Set(neverSeen);
    expect(all.map(({ rule }) => rule).sort()).toEqual(
      catalogue
        .map(({ id }) => id)
        .filter((id) => !never.has(id))
        .sort(),
    );
  });
});
