import { type AnswerParser, answerShape } from "@/components/http/answer-shape";
import { RequestFailure } from "@/components/http/request-failure";
import { learnServerTime } from "@/components/http/server-clock";
import { personHeader } from "@/lib/person-header";
import type { ProblemView } from "@/lib/problem-schema";

const readTimeoutMs = 15_000;
/** Longer than a create can take on the server; after that its response counts as lost. */
const writeTimeoutMs = 60_000;

const problems = answerShape<ProblemView>({
  type: "string",
  title: "string",
  status: "number",
  code: "string",
  detail: "string",
});

let personId = "";

/** Whose page this is: the server refuses requests of another person’s session. */
export function askAs(id: string): void {
  personId = id;
}

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
        ...(personId && { [personHeader]: personId }),
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

async function parsed<T>(response: Response, schema: AnswerParser<T>): Promise<T> {
  const result = schema.safeParse(await response.json().catch(() => undefined));
  if (!result.success) {
    throw new RequestFailure("unreadable", "Shortlist’s answer could not be read.", response.status);
  }
  return result.data;
}

/** @throws RequestFailure, as all below, or the abort. */
export async function getJson<T>(path: string, schema: AnswerParser<T>, signal?: AbortSignal): Promise<T> {
  return parsed(await exchange("GET", path, { signal }), schema);
}

export async function postJson<T>(path: string, body: unknown, schema: AnswerParser<T>): Promise<T> {
  return parsed(await exchange("POST", path, { body }), schema);
}

/** @returns a file, with the name that the server gives it. */
export async function postFile(path: string, body: unknown): Promise<{ file: Blob; name?: string }> {
  const response = await exchange("POST", path, { body });
  const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
  const file = await response.blob().catch(() => undefined);
  if (!file) throw new RequestFailure("no_answer", "The file broke off.");
  return { file, name };
}

export async function putJson<T>(path: string, body: unknown, schema: AnswerParser<T>): Promise<T> {
  return parsed(await exchange("PUT", path, { body }), schema);
}

export async function patchJson<T>(path: string, body: unknown, schema: AnswerParser<T>): Promise<T> {
  return parsed(await exchange("PATCH", path, { body }), schema);
}

export async function deleteJson<T>(path: string, schema: AnswerParser<T>): Promise<T> {
  return parsed(await exchange("DELETE", path, {}), schema);
}

export async function post(path: string, body?: unknown): Promise<void> {
  await exchange("POST", path, { body });
}

export async function put(path: string, body?: unknown): Promise<void> {
  await exchange("PUT", path, { body });
}

export async function remove(path: string, body?: unknown): Promise<void> {
  await exchange("DELETE", path, { body });
}

export async function removeForAnswer<T>(path: string, body: unknown, schema: AnswerParser<T>): Promise<T> {
  return parsed(await exchange("DELETE", path, { body }), schema);
}
