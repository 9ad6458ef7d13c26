import fc from "fast-check";
import { type Documented, documentPath, openDocument } from "@/app/api/testing-document";
import { callRoute, loadRoutes } from "@/app/api/testing-routes";
import { canaries } from "./canaries";
import type { Engine, OpenDashboard, Template } from "./dashboard";
import { count, type Finding, note, type RoundResult, type Slow, shown } from "./findings";
import { type Answered, askerOf, judgeAnswer } from "./judge-answer";
import { type Pools, readPools } from "./pools";
import { type Asked, type RequestCase, requestCases, requestOf } from "./request-case";
import type { Schema } from "./schema-values";

const slowMs = 1_000;
const poolsKeptFor = 25;
const mostSlow = 10;

const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"];
const { document, operations: described, strangeIn } = openDocument();
const named: Record<string, Schema> = document.components.schemas;

/** Methods that no operation has: 405. */
const refusedMethods: Documented[] = [...new Set(described.map(({ path }) => path))].flatMap((path) =>
  methods
    .filter((method) => !described.some((one) => one.path === path && one.method === method))
    .map((method) => ({
      method,
      path,
      role: "none",
      query: [],
      responses: { 405: document.components.responses.Problem },
    })),
);

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const operations = new Map([...described, ...refusedMethods].map((one) => [keyOf(one), one]));

function asked({ method, path }: Documented): Asked {
  const all = document.paths[path];
  const own = all[method.toLowerCase()] ?? {};
  const [mediaType, content] = Object.entries<{ schema: Schema }>(own.requestBody?.content ?? {})[0] ?? [];
  return {
    method,
    path,
    parameters: [...(all.parameters ?? []), ...(own.parameters ?? [])].filter(({ name }) => name),
    ...(mediaType && content && { body: { mediaType, schema: content.schema } }),
  };
}

const weightOf = (operation: Documented) => {
  if (operation.responses[405]) return 1;
  if (operation.method === "OPTIONS") return 1;
  return operation.method === "HEAD" ? 3 : 24;
};

const anyRequest: fc.Arbitrary<RequestCase> = fc.oneof(
  ...[...operations.values()].map((one) => ({
    weight: weightOf(one),
    arbitrary: requestCases(asked(one), named),
  })),
);

const routes = new Map((await loadRoutes()).map((route) => [documentPath(route.path), route]));

/** A stream’s first piece, or everything else whole. */
async function read(answer: Response): Promise<Answered> {
  const { status, headers, body } = answer;
  if (!body) return { status, headers, text: null };
  if (!headers.get("content-type")?.startsWith("text/event-stream"))
    return { status, headers, text: await answer.text() };
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return { status, headers, text: Buffer.from(value ?? []).toString() };
}

/** How much the machine’s other work slows this process down. */
function stretch(): number {
  const cpu = process.cpuUsage();
  const begun = performance.now();
  while (performance.now() - begun < 30);
  const { user, system } = process.cpuUsage(cpu);
  return Math.max(1, (performance.now() - begun) / Math.max(1, (user + system) / 1_000));
}

/** What a refused request must leave unchanged. */
async function fingerprint({ runtime }: OpenDashboard): Promise<string> {
  const { db } = runtime.store;
  const [invitations, notes, views, pins, members, templates, claims] = await Promise.all([
    db.selectFrom("invitations").select(["id", "state", "sends"]).orderBy("id").execute(),
    db.selectFrom("notes").select(["id", "updated_at"]).orderBy("id").execute(),
    db.selectFrom("saved_views").selectAll().orderBy("id").execute(),
    db.selectFrom("view_pins").selectAll().orderBy("member_id").orderBy("view_id").execute(),
    db
      .selectFrom("members")
      .select(["id", "email", "name", "role", "disabled_at", "password_hash"])
      .orderBy("id")
      .execute(),
    db.selectFrom("message_templates").selectAll().orderBy("kind").orderBy("interview_id").execute(),
    db
      .selectFrom("assessments")
      .select([
        "id",
        "claimed_by",
        "decision",
        "archived_at",
        "snoozed_until",
        "last_link_copied_at",
        "last_contacted_by_name",
      ])
      .orderBy("id")
      .execute(),
  ]);
  return JSON.stringify([invitations, notes, views, pins, members, templates, claims]);
}

/** Requests that may have changed the asking people. */
const changesPeople = /^(?!GET|HEAD|OPTIONS).*\/api\/(members|profile|session|setup|auth|settings\/blind)/;

export type Round = { seed: number; runs: number; path?: string; engine: Engine };

/** Sends one dashboard so many requests, one after the other, and judges each answer. */
export async function inwardRound(template: Template, round: Round): Promise<RoundResult> {
  const { seed, runs, path, engine } = round;
  const result: RoundResult = { cases: 0, counts: {}, findings: [], slowest: [], notes: [] };
  const known = new Map<string, Finding>();
  let dashboard = await template.open();
  let pools: Pools | undefined;
  let askedBefore = 0;

  async function ask(request: RequestCase): Promise<{ answered: Answered; ms: number }> {
    const { people } = dashboard;
    const route = routes.get(request.path);
    if (!route) throw new Error(`There is no route for ${request.path}.`);
    if (!pools || askedBefore % poolsKeptFor === 0) pools = await readPools(dashboard.runtime, pools);
    askedBefore += 1;
    const cookie = request.asker === "none" ? undefined : people[request.asker].cookie;
    const made = requestOf(request, pools, { cookie, metricsToken: canaries.METRICS_TOKEN });
    const begun = performance.now();
    const answered = await read(await callRoute(route, made.request, made.params));
    const ms = performance.now() - begun;
    const cursor = /"(?:nextCursor|next|cursor|before)":"([^"]+)"/.exec(answered.text ?? "")?.[1];
    if (cursor) pools.cursors = [cursor, ...pools.cursors].slice(0, 20);
    if (changesPeople.test(keyOf(request)) && answered.status < 400) await dashboard.renewPeople();
    return { answered, ms };
  }

  async function isReallySlow(request: RequestCase): Promise<boolean> {
    const took: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      const { ms } = await ask(request);
      took.push(ms / stretch());
    }
    took.sort((a, b) => a - b);
    return (took[1] ?? 0) > slowMs;
  }

  async function judge(request: RequestCase): Promise<{ found: string[]; status: number }> {
    const operation = operations.get(keyOf(request));
    if (!operation) throw new Error(`There is no ${keyOf(request)}.`);
    const mustChangeNothing =
      ["recruiter", "administrator"].includes(operation.role) && askerOf(request) !== "administrator";
    const before = mustChangeNothing ? await fingerprint(dashboard) : "";
    let outcome: Awaited<ReturnType<typeof ask>>;
    try {
      outcome = await ask(request);
    } catch (error) {
      return {
        found: [`throws ${error instanceof Error ? error.stack?.split("\n").slice(0, 3).join(" ") : error}`],
        status: 0,
      };
    }
    const { answered, ms } = outcome;
    const found = await judgeAnswer(request, operation, answered, {
      strangeIn,
      hidden: dashboard.hidden,
    });
    if (
      mustChangeNothing &&
      [401, 403].includes(answered.status) &&
      before !== (await fingerprint(dashboard))
    )
      found.push("is refused, and changes something");
    noteSlow({ what: `${keyOf(request)} (${request.kind}, ${request.asker}, ${answered.status})`, ms });
    if (ms > slowMs) {
      count(result.counts, "slow|longer than a second by the clock");
      if (await isReallySlow(request)) found.push("takes longer than a second");
    }
    return { found, status: answered.status };
  }

  function noteSlow(slow: Slow): void {
    result.slowest.push(slow);
    if (result.slowest.length < 10 * mostSlow) return;
    result.slowest = result.slowest.sort((a, b) => b.ms - a.ms).slice(0, mostSlow);
  }

  const signatureOf = (request: RequestCase, what: string) =>
    `${keyOf(request)}: ${what.replace(/\d{5,}/g, "n")}`;

  const property = fc.asyncProperty(anyRequest, async (request) => {
    const at = result.cases;
    result.cases += 1;
    const { found, status } = await judge(request);
    count(result.counts, ["in", keyOf(request), request.asker, request.kind, status].join("|"));
    for (const what of found.map((one) => signatureOf(request, one))) {
      const place = { seed, runs, path: path ?? String(at), store: engine, only: "inward" } as const;
      note(known, result.counts, { what, ...place, example: shown(request) });
    }
  });
  const whole = await fc.check(property, {
    seed,
    numRuns: path ? 1 : runs,
    ...(path && { path, endOnFailure: true }),
  });
  if (whole.failed) throw whole.errorInstance;
  await dashboard.close();

  for (const finding of known.values()) result.findings.push(await makeSmall(finding));
  result.slowest = result.slowest.sort((a, b) => b.ms - a.ms).slice(0, mostSlow);
  return result;

  /** On a dashboard of its own; a finding that depends on earlier requests stays as it is. */
  async function makeSmall(finding: Finding): Promise<Finding> {
    dashboard = await template.open();
    pools = undefined;
    try {
      const again = fc.asyncProperty(anyRequest, async (request) => {
        const { found } = await judge(request);
        if (found.some((what) => signatureOf(request, what) === finding.what)) throw new Error(finding.what);
      });
      const details = await fc.check(again, {
        seed,
        numRuns: runs,
        path: finding.path,
        interruptAfterTimeLimit: 20_000,
      });
      if (!details.failed || !details.counterexample) return finding;
      return {
        ...finding,
        path: details.counterexamplePath ?? finding.path,
        example: shown(details.counterexample[0]),
      };
    } finally {
      await dashboard.close();
    }
  }
}
