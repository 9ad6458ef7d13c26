import { type Reading, reading } from "@/components/query/reading";
import { RequestFailure } from "@/components/query/request-failure";
import { learnServerTime } from "@/components/query/server-clock";
import type { ProblemView } from "@/lib/http/problem-schema";

const readTimeoutMs = 15_000;
/** Longer than a create can take on the server; after that its answer counts as lost. */
const writeTimeoutMs = 60_000;

const problems = reading<ProblemView>({
  type: "string",
  title: "string",
  status: "number",
  code: "string",
  detail: "string",
});

type Options = { signal?: AbortSignal; body?: unknown };

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

async function exchange(method: Method, path: string, { signal, body }: Options): Promise<Response> {
  const timeout = AbortSignal.timeout(method === "GET" ? readTimeoutMs : writeTimeoutMs);
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailure("no_answer", "Shortlist didn’t answer.");
  }
  learnServerTime(response.headers.get("date"));
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<RequestFailure> {
  const problem = problems.safeParse(await response.json().catch(() => undefined));
  return problem.success
    ? new RequestFailure("problem", problem.data.detail, response.status, problem.data)
    : new RequestFailure("unreadable", `Shortlist answered with status ${response.status}.`, response.status);
}

async function parsed<T>(response: Response, schema: Reading<T>): Promise<T> {
  const result = schema.safeParse(await response.json().catch(() => undefined));
  if (!result.success) {
    throw new RequestFailure("unreadable", "Shortlist’s answer could not be read.", response.status);
  }
  return result.data;
}

/** Reads from the dashboard's own interface. @throws RequestFailure, or the abort. */
export async function getJson<T>(path: string, schema: Reading<T>, signal?: AbortSignal): Promise<T> {
  return parsed(await exchange("GET", path, { signal }), schema);
}

/** Changes something and reads what comes back. @throws RequestFailure */
export async function postJson<T>(path: string, body: unknown, schema: Reading<T>): Promise<T> {
  return parsed(await exchange("POST", path, { body }), schema);
}

/** Asks for a file, which is told by the name that the server gives it. @throws RequestFailure */
export async function postFile(path: string, body: unknown): Promise<{ file: Blob; name?: string }> {
  const response = await exchange("POST", path, { body });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const file = await response.blob().catch(() => undefined);
  if (!file) throw new RequestFailure("no_answer", "The file broke off.");
  return { file, name };
}

/** Puts something in the place of what was there. @throws RequestFailure */
export async function putJson<T>(path: string, body: unknown, schema: Reading<T>): Promise<T> {
  return parsed(await exchange("PUT", path, { body }), schema);
}

/** Changes a part of something. @throws RequestFailure */
export async function patchJson<T>(path: string, body: unknown, schema: Reading<T>): Promise<T> {
  return parsed(await exchange("PATCH", path, { body }), schema);
}

/** Changes something that answers with nothing. @throws RequestFailure */
export async function post(path: string, body?: unknown): Promise<void> {
  await exchange("POST", path, { body });
}

/** Takes something back. @throws RequestFailure */
export async function remove(path: string, body?: unknown): Promise<void> {
  await exchange("DELETE", path, { body });
}
