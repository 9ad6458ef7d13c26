import { readDate, readRetryAfterMs } from "@/lib/assessment-api/answer-headers";
import { type Deadline, startDeadline } from "@/lib/assessment-api/deadline";
import { errorForStatus } from "@/lib/assessment-api/error-for-status";
import {
  Aborted,
  AssessmentApiError,
  InvalidParameters,
  type Operation,
  RedirectRefused,
  ServiceUnreachable,
  TimedOut,
  UnreadableResponse,
} from "@/lib/assessment-api/errors";
import { failedToConnect, failureCode, watchConnection } from "@/lib/assessment-api/never-left";
import { readBody } from "@/lib/assessment-api/read-body";
import { parseParameterErrors } from "@/lib/assessment-api/schemas";

/** One request, ready to go; `form` makes it a POST. */
export type Outgoing = {
  operation: Operation;
  url: URL;
  form?: URLSearchParams;
  maxBytes: number;
  signal?: AbortSignal;
};

/** A successful answer: its JSON, its status, and its `Date` as ISO 8601. */
export type Answer = { body: unknown; status: number; date?: string };

export type Transport = { fetch?: typeof globalThis.fetch; timeoutMs: number };

/** The bound for every body but the list's. */
export const smallBodyBytes = 1024 * 1024;

/**
 * Sends one request once and reads its whole answer, within one time-out (sections 4 and 7).
 * @throws AssessmentApiError, whatever goes wrong; never anything of `fetch`'s own, which may quote.
 */
export async function exchange(transport: Transport, outgoing: Outgoing): Promise<Answer> {
  const { operation } = outgoing;
  if (outgoing.signal?.aborted) throw new Aborted({ operation, sent: "no" });
  const connection = watchConnection();
  const deadline = startDeadline(transport.timeoutMs, outgoing.signal);
  const progress: Progress = {};
  const send = () => receive(fetchOnce(transport, outgoing, deadline), outgoing, progress);
  try {
    // A fetch that was handed in may talk to others on its own; only Node's is watched.
    const work = transport.fetch ? send() : connection.run(send);
    return await Promise.race([work, deadline.expired]);
  } catch (error) {
    if (error instanceof AssessmentApiError) throw error;
    // The status has said what happened, even if the rest of its answer never came.
    if (progress.verdict) throw progress.verdict;
    const sent = connection.stillConnecting() || failedToConnect(error) ? "no" : "unknown";
    throw failure(error, { operation, status: progress.status, sent }, deadline, transport);
  } finally {
    deadline.end();
  }
}

type Progress = { status?: number; verdict?: AssessmentApiError };

function fetchOnce(transport: Transport, { url, form }: Outgoing, { signal }: Deadline): Promise<Response> {
  const fetch = transport.fetch ?? globalThis.fetch;
  return fetch(url, {
    method: form ? "POST" : "GET",
    body: form,
    headers: { accept: "application/json" },
    redirect: "manual",
    cache: "no-store",
    signal,
  });
}

async function receive(
  answering: Promise<Response>,
  outgoing: Outgoing,
  progress: Progress,
): Promise<Answer> {
  const { operation, maxBytes } = outgoing;
  const response = await answering;
  const { status, headers } = response;
  if (response.type === "opaqueredirect") throw new RedirectRefused(undefined, { operation });
  progress.status = status;
  if (status < 200 || status > 299) {
    const facts = { operation, retryAfterMs: readRetryAfterMs(headers, Date.now()) };
    progress.verdict = errorForStatus(status, facts);
    if (status !== 422) throw progress.verdict;
    const text = await readBody(response, smallBodyBytes);
    throw new InvalidParameters(parseParameterErrors(JSON.parse(text ?? "")), facts);
  }
  const text = await readBody(response, maxBytes);
  if (text === undefined) throw new UnreadableResponse("too_large", { operation, status });
  if (text.trim() === "") throw new UnreadableResponse("empty", { operation, status });
  return { body: parseJson(text, { operation, status }), status, date: readDate(headers) };
}

function parseJson(text: string, facts: { operation: Operation; status: number }): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text.
    throw new UnreadableResponse("not_json", facts);
  }
}

type Facts = { operation: Operation; status?: number; sent: "no" | "unknown" };

function failure(error: unknown, facts: Facts, deadline: Deadline, { timeoutMs }: Transport) {
  if (deadline.reason() === "timed_out") return new TimedOut(timeoutMs, facts);
  if (deadline.reason() === "aborted") return new Aborted(facts);
  if (facts.status !== undefined) return new UnreadableResponse("cut_off", facts);
  const code = failureCode(error);
  const isNotHttp = code?.startsWith("HPE_") || code === "UND_ERR_HEADERS_OVERFLOW";
  return isNotHttp ? new UnreadableResponse("not_http", facts) : new ServiceUnreachable(code, facts);
}
