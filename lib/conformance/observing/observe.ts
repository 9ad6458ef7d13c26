import { randomBytes } from "node:crypto";
import { type Caller, createCaller } from "@/lib/conformance/observing/create-caller";
import type { Exchange } from "@/lib/conformance/observing/exchange";
import type { Observations, SingleRead } from "@/lib/conformance/observing/observations";
import { observeCreation } from "@/lib/conformance/observing/observe-creation";
import { chooseSample, type Sample } from "@/lib/conformance/observing/sample";
import { rowsOf, type Seen } from "@/lib/conformance/observing/seen";

export type ObserveOptions = {
  /** HTTPS, or HTTP on loopback; ends in the path prefix, without a trailing slash. */
  baseUrl: URL;
  apiKey: string;
  /** Whether assessments may be created; else every call is a GET. */
  create: boolean;
  /** Another employer's assessment. */
  otherId?: number;
  /** For each call; the list has six times as long. */
  timeoutMs: number;
};

export type Unusable = { unusable: string };

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export const isLoopback = (url: URL) => loopback.test(url.hostname);

function unusable(interviews: Exchange, list: Exchange): Unusable | undefined {
  if (interviews.kind === "silence" && list.kind === "silence")
    return { unusable: `The service gives no answer: ${interviews.why}.` };
  if (interviews.kind === "silence" || list.kind === "silence") return;
  const refused = [401, 403];
  if (refused.includes(interviews.status) && refused.includes(list.status))
    return { unusable: `The service does not accept this key: it answers ${interviews.status}.` };
}

// The highest id that any integer column can hold, or the next lower one that isn't listed.
function unknownId(rows: Seen[]): number {
  const taken = new Set(rows.map(({ fields }) => fields.id));
  let id = 2 ** 31 - 1;
  while (taken.has(id)) id -= 1;
  return id;
}

function countByState(chosen: Sample[], listed: ReturnType<typeof chooseSample>["listed"]) {
  const read = (state: Sample["state"]) => chosen.filter((sample) => sample.state === state).length;
  const of = (state: Sample["state"]) => ({ read: read(state), listed: listed[state] });
  return {
    pending: of("pending"),
    recommended: of("recommended"),
    "not recommended": of("not recommended"),
    unclear: of("unclear"),
  };
}

// Without the key, which is never sent unencrypted.
function observePlainHttp(baseUrl: URL, timeoutMs: number): Promise<Exchange> {
  const plain = new URL(baseUrl);
  plain.protocol = "http:";
  const caller = createCaller({ baseUrl: plain.href.replace(/\/$/, ""), timeoutMs });
  return caller.call({ path: "/interviews", note: "over unencrypted HTTP" });
}

async function readSingles(caller: Caller, apiKey: string, samples: Sample[]): Promise<SingleRead[]> {
  const reads: SingleRead[] = [];
  for (const { id, createdAt } of samples) {
    const exchange = await caller.call({ path: `/assessments/${id}`, apiKey });
    reads.push({ id, exchange, listedCreatedAt: createdAt });
  }
  return reads;
}

/** Asks the service, one call at a time, for all that the rules judge. Never throws because of the service. */
export async function observe(options: ObserveOptions): Promise<Observations | Unusable> {
  const { baseUrl, apiKey, timeoutMs } = options;
  const caller = createCaller({ baseUrl: baseUrl.href.replace(/\/$/, ""), timeoutMs });
  const read = (path: string, note?: string) => caller.call({ path, apiKey, note });

  const interviews = await read("/interviews");
  const list = await caller.call({ path: "/assessments", apiKey, bound: "list" });
  const nothing = unusable(interviews, list);
  if (nothing) return nothing;

  const { chosen, listed } = chooseSample(rowsOf(list));
  const singles = await readSingles(caller, apiKey, chosen);
  const guarded = [
    "/interviews",
    "/assessments",
    ...chosen.slice(0, 1).map(({ id }) => `/assessments/${id}`),
  ];
  const withoutKey: Exchange[] = [];
  const invalidKey: Exchange[] = [];
  const wrongKey = `invalid-${randomBytes(16).toString("hex")}`;
  for (const path of guarded) {
    withoutKey.push(await caller.call({ path, note: "without api_key", bound: "list" }));
    invalidKey.push(
      await caller.call({ path, apiKey: wrongKey, note: "with an invalid api_key", bound: "list" }),
    );
  }

  const noSuchId = await read(`/assessments/${unknownId(rowsOf(list))}`, "(no such id)");
  const unknownPath = await read("/no-such-path");
  const oddId = await read("/assessments/not-an-id");
  const { otherId } = options;
  const otherEmployer =
    otherId === undefined ? undefined : await read(`/assessments/${otherId}`, "(another employer’s)");
  const plainHttp =
    baseUrl.protocol === "https:" && !isLoopback(baseUrl)
      ? await observePlainHttp(baseUrl, timeoutMs)
      : undefined;
  const creation = options.create
    ? await observeCreation({ caller, apiKey, wrongKey, interviews: rowsOf(interviews) })
    : undefined;

  return {
    baseUrl,
    all: caller.all,
    interviews,
    list,
    singles: [...singles, ...(creation?.singles ?? [])],
    sampled: countByState(chosen, listed),
    withoutKey,
    invalidKey,
    unknownId: noSuchId,
    unknownPath,
    oddId,
    otherEmployer,
    plainHttp,
    creation: creation?.creation,
  };
}
