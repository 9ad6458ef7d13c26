import fc from "fast-check";
import { roles } from "@/lib/roles";
import { hostileText, hostileValue } from "./hostile-values";
import { type ByteMutation, byteMutation, mutateBytes } from "./mutate-bytes";
import { type Mutation, mutate, mutation } from "./mutate-json";
import { allMeant, meant, one, type Pools } from "./pools";
import { type Schema, valuesOf } from "./schema-values";

/** `limited`: a recruiter who sees the assessments of one interview. */
const askers = ["none", ...roles, "limited"] as const;
export type Asker = (typeof askers)[number];

const inputKinds = ["valid", "nearly valid", "hostile"] as const;
type InputKind = (typeof inputKinds)[number];

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };

/** What requests need to know of a documented operation. */
export type Asked = {
  method: string;
  path: string;
  parameters: Parameter[];
  body?: { mediaType: string; schema: Schema };
};

/** One request, with marks for ids (pools.ts). It is plain data, so that a failing one can be printed. */
export type RequestCase = {
  method: string;
  path: string;
  asker: Asker;
  kind: InputKind;
  params: Record<string, unknown>;
  query: [string, unknown][];
  /** Appended as it is, escapes and all. */
  rawQuery: string;
  headers: [string, string][];
  origin: "own" | "other" | "none" | "null" | "by_fetch_site";
  body?: { mediaType: string; value: unknown; bytes: ByteMutation[] };
};

const pathPools: Record<string, Parameters<typeof one>[0]> = {
  assessments: "assessments",
  invitations: "invitations",
  views: "views",
  members: "members",
  sessions: "sessions",
};

/** Mostly an existing one: `/api/assessments/{id}` asks for an assessment. */
function pathValues({ name, schema = {} }: Parameter, path: string, named: Record<string, Schema>) {
  if (name === "nextauth")
    return fc.constantFrom(
      ["csrf"],
      ["providers"],
      ["signin"],
      ["callback", "credentials"],
      ["error"],
      ["callback", "nobody"],
      ["signin", "credentials"],
      ["csrf", "csrf"],
      ["_log"],
      ["session"],
      ["signout"],
      ["verify-request"],
    );
  const noun = name === "id" ? path.split("/").at(path.split("/").indexOf("{id}") - 1) : undefined;
  const pool = noun && pathPools[noun];
  const fitting = valuesOf(schema, named, name);
  return pool
    ? fc.oneof(
        { weight: 5, arbitrary: one(pool) as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: fitting },
      )
    : fitting;
}

const oddHeaders = (): fc.Arbitrary<[string, string]> =>
  fc.oneof(
    fc.constantFrom<[string, string]>(
      ["content-type", "text/plain"],
      ["content-type", "application/json; charset=utf-16"],
      ["content-type", "multipart/form-data; boundary=x"],
      ["content-encoding", "gzip"],
      ["content-length", "0"],
      ["content-length", "99999999999"],
      ["content-length", "-1"],
      ["accept", "text/html"],
      ["accept-language", "de-DE,de;q=0.9,*;q=0"],
      ["x-forwarded-for", "127.0.0.1, ::1, unknown"],
      ["x-forwarded-host", "evil.example"],
      ["x-forwarded-proto", "javascript"],
      ["x-http-method-override", "DELETE"],
      ["sec-fetch-mode", "navigate"],
      ["sec-fetch-site", "cross-site"],
      ["if-none-match", "*"],
      ["range", "bytes=0-"],
      ["last-event-id", "x-99999999999999999"],
      ["authorization", "Bearer wrong"],
      ["authorization", "Basic Og=="],
      ["user-agent", ""],
      ["user-agent", "x".repeat(9_000)],
      ["cookie", "next-auth.session-token=eyJhbGciOiJub25lIn0.e30."],
      ["cookie", "__proto__=1; =; ;;;"],
    ),
    fc.tuple(
      fc.constantFrom(
        "user-agent",
        "x-forwarded-for",
        "last-event-id",
        "referer",
        "authorization",
        "accept-language",
      ),
      hostileText(),
    ),
  );

const queryOf = ({ parameters }: Asked) => parameters.filter((parameter) => parameter.in === "query");

function validRequest(operation: Asked, named: Record<string, Schema>) {
  const inPath = operation.parameters.filter((parameter) => parameter.in === "path");
  const query = fc.record(
    Object.fromEntries(
      queryOf(operation).map(({ name, schema = {} }) => [name, valuesOf(schema, named, name)] as const),
    ),
    {
      requiredKeys: queryOf(operation).flatMap(({ name, required }) => (required ? [name] : [])),
      noNullPrototype: true,
    },
  );
  return fc.record({
    params: fc.record(
      Object.fromEntries(
        inPath.map((parameter) => [parameter.name, pathValues(parameter, operation.path, named)] as const),
      ),
      { noNullPrototype: true },
    ),
    query: query.map((given) => Object.entries(given)),
    body: operation.body ? valuesOf(operation.body.schema, named) : fc.constant(undefined),
  });
}

type Twist =
  | { what: "param" | "query"; at: number; value: string }
  | { what: "body"; mutation: Mutation }
  | { what: "header"; header: [string, string] }
  | { what: "origin"; origin: RequestCase["origin"] };

const twist = (operation: Asked): fc.Arbitrary<Twist> => {
  const nth = fc.nat({ max: 9 });
  const ways: fc.Arbitrary<Twist>[] = [
    fc.record({ what: fc.constant("header" as const), header: oddHeaders() }),
  ];
  if (operation.path.includes("{"))
    ways.push(fc.record({ what: fc.constant("param" as const), at: nth, value: hostileText() }));
  if (queryOf(operation).length > 0)
    ways.push(fc.record({ what: fc.constant("query" as const), at: nth, value: hostileText() }));
  if (operation.body)
    for (let weight = 0; weight < 4; weight += 1)
      ways.push(fc.record({ what: fc.constant("body" as const), mutation: mutation() }));
  if (operation.method !== "GET")
    ways.push(
      fc.record({
        what: fc.constant("origin" as const),
        origin: fc.constantFrom("other", "none", "null", "by_fetch_site"),
      }),
    );
  return fc.oneof(...ways);
};

function twisted(request: RequestCase, twist: Twist, operation: Asked): RequestCase {
  switch (twist.what) {
    case "param": {
      const names = Object.keys(request.params);
      const name = names[twist.at % Math.max(1, names.length)];
      const value = name === "nextauth" ? [twist.value] : twist.value;
      return name ? { ...request, params: { ...request.params, [name]: value } } : request;
    }
    case "query": {
      const names = queryOf(operation).map(({ name }) => name);
      return { ...request, query: [...request.query, [names[twist.at % names.length] ?? "q", twist.value]] };
    }
    case "body":
      return request.body
        ? { ...request, body: { ...request.body, value: mutate(request.body.value, twist.mutation) } }
        : request;
    case "header":
      return { ...request, headers: [...request.headers, twist.header] };
    case "origin":
      return { ...request, origin: twist.origin };
    default:
      return twist satisfies never;
  }
}

const rawQueries = [
  "",
  "",
  "?%00=%00",
  "?%E0%A4%A",
  "?&&&=&=",
  "?a[]=1&a[__proto__]=2",
  "?limit=1&limit=2&limit=x",
  "?%",
];

/** Requests to an operation: correct, with one part changed, or with every part changed. */
export function requestCases(operation: Asked, named: Record<string, Schema>): fc.Arbitrary<RequestCase> {
  const { method, path, body } = operation;
  const valid = fc.tuple(fc.constantFrom(...askers), validRequest(operation, named)).map(
    ([asker, given]): RequestCase => ({
      method,
      path,
      asker,
      kind: "valid",
      params: given.params,
      query: given.query,
      rawQuery: "",
      headers: [],
      origin: "own",
      ...(body && { body: { mediaType: body.mediaType, value: given.body, bytes: [] } }),
    }),
  );
  const near = fc
    .tuple(valid, twist(operation))
    .map(([request, one]): RequestCase => ({ ...twisted(request, one, operation), kind: "nearly valid" }));
  const bodyless = ["GET", "HEAD", "OPTIONS"].includes(method);
  const hostile = fc
    .record({
      request: valid,
      twists: fc.array(twist(operation), { minLength: 1, maxLength: 4 }),
      value: fc.option(hostileValue(), { nil: undefined }),
      bytes: fc.array(byteMutation(), { maxLength: 3 }),
      rawQuery: fc.constantFrom(...rawQueries),
      names: fc.array(fc.tuple(hostileText(), hostileText()), { maxLength: 2 }),
    })
    .map(({ request, twists, value, bytes, rawQuery, names }): RequestCase => {
      const worse = twists.reduce((before, one) => twisted(before, one, operation), request);
      const sent = value ?? worse.body?.value ?? {};
      const mediaType = worse.body?.mediaType ?? "application/json";
      return {
        ...worse,
        kind: "hostile",
        query: [...worse.query, ...names],
        rawQuery,
        ...(!bodyless && { body: { mediaType, value: sent, bytes } }),
      };
    });
  return fc.oneof(
    { weight: 2, arbitrary: valid },
    { weight: 2, arbitrary: near },
    { weight: 1, arbitrary: hostile },
  );
}

export const ownOrigin = "http://localhost:3000";

/** Works for any value, also for objects that can’t be made into text. */
const textOf = (value: unknown): string =>
  typeof value === "object" && value !== null ? (JSON.stringify(value) ?? "") : String(value);

function bodyOf({ mediaType, value, bytes }: NonNullable<RequestCase["body"]>, pools: Pools): Buffer {
  const given = allMeant(value, pools);
  const isForm = mediaType === "application/x-www-form-urlencoded";
  const text = isForm
    ? String(new URLSearchParams(Object.entries(given ?? {}).map(([name, inner]) => [name, textOf(inner)])))
    : (JSON.stringify(given) ?? "");
  return bytes.reduce(mutateBytes, Buffer.from(text));
}

/** Sets what `fetch` could send; nothing else reaches a handler. */
function setHeader(headers: Headers, [name, value]: [string, string]): void {
  try {
    headers.set(name, value);
  } catch {
    // Not a valid header.
  }
}

const originHeaders: Record<RequestCase["origin"], Record<string, string>> = {
  own: { origin: ownOrigin },
  other: { origin: "https://evil.example" },
  null: { origin: "null" },
  by_fetch_site: { "sec-fetch-site": "same-origin" },
  none: {},
};

const paramText = (value: unknown) => (Array.isArray(value) ? value.map(textOf) : textOf(value));

/** The request, and its path’s parameters for the handler. */
export function requestOf(
  request: RequestCase,
  pools: Pools,
  credentials: { cookie?: string; metricsToken: string },
): { request: Request; params: Record<string, string | string[]> } {
  const params = Object.fromEntries(
    Object.entries(request.params).map(([name, value]) => [name, paramText(allMeant(value, pools))]),
  );
  const escaped = (text: string) => encodeURIComponent(text.toWellFormed());
  const path = request.path.replace(/\{(\w+)\}/g, (_, name) =>
    [params[name] ?? ""].flat().map(escaped).join("/"),
  );
  const query = request.query
    .map(([name, value]) => `${escaped(name)}=${escaped(textOf(meant(value, pools)))}`)
    .join("&");
  const url = new URL(`${ownOrigin}${path}`);
  url.search = request.rawQuery || query;
  const headers = new Headers({
    ...(credentials.cookie && { cookie: credentials.cookie }),
    ...(request.path === "/api/metrics" && { authorization: `Bearer ${credentials.metricsToken}` }),
    ...(request.body && { "content-type": request.body.mediaType }),
  });
  for (const header of request.headers) setHeader(headers, header);
  // The judge goes by these: nothing random may replace them.
  for (const header of Object.entries(originHeaders[request.origin])) setHeader(headers, header);
  const body = request.body && new Uint8Array(bodyOf(request.body, pools));
  return { request: new Request(url, { method: request.method, headers, ...(body && { body }) }), params };
}
