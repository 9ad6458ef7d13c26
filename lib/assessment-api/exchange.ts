import { readDate, readLastModified, readRetryAfterMs } from "@/lib/assessment-api/answer-headers";
import {
  closing,
  openFreshConnection,
  type Reply,
  type Send,
  sendByFetch,
  sendThrough,
} from "@/lib/assessment-api/connections";
import { type Deadline, startDeadline, type TimeLimits } from "@/lib/assessment-api/deadline";
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
import { failedToConnect, failureCode, isNotHttp, watchConnection } from "@/lib/assessment-api/never-left";
import { type Body, type BodySink, collect, decodeBody, readBody } from "@/lib/assessment-api/read-body";
import { parseParameterErrors } from "@/lib/assessment-api/schemas";
import type { ServiceClock } from "@/lib/assessment-api/service-clock";

export type Validators = { etag?: string; lastModified?: string };

export type Outgoing = {
  operation: Operation;
  url: URL;
  form?: URLSearchParams;
  validators?: Validators;
  maxBytes: number;
  limits: TimeLimits;
  sink?: BodySink;
  signal?: AbortSignal;
};

/** `date` is ISO 8601; `answeredAtMs` is when the headers arrived, by `performance.now()`. */
export type Answer = {
  body: Body;
  status: number;
  date?: string;
  answeredAtMs: number;
  validators: Validators;
};

export type Transport = {
  fetch?: typeof globalThis.fetch;
  clock?: Pick<ServiceClock, "note">;
};

export const smallBodyBytes = 1024 * 1024;

/** Sections 4 and 7. @throws AssessmentApiError; never the connection's own errors, which may quote the key. */
export async function exchange(transport: Transport, outgoing: Outgoing): Promise<Answer> {
  const { operation } = outgoing;
  if (outgoing.signal?.aborted) throw new Aborted({ operation, sent: "no" });
  const connection = watchConnection();
  const deadline = startDeadline(outgoing.limits, outgoing.signal);
  const progress: Progress = {};
  // A read on a stale connection can be repeated; a create must not be.
  const fresh = outgoing.form && !transport.fetch ? openFreshConnection() : undefined;
  const send = transport.fetch
    ? sendByFetch(transport.fetch)
    : sendThrough(fresh ?? (outgoing.sink ? closing : undefined));
  const call = () => receive(ask(send, outgoing, deadline), outgoing, { progress, deadline, transport });
  try {
    // Only our own calls are watched; a `fetch` that was handed in may call other services too.
    const work = transport.fetch ? call() : connection.run(call);
    return await Promise.race([work, deadline.expired]);
  } catch (error) {
    if (error instanceof AssessmentApiError) throw error;
    // The status counts, even if the rest of the answer never came.
    if (progress.verdict) throw progress.verdict;
    const sent = connection.stillConnecting() || failedToConnect(error) ? "no" : "unknown";
    throw failure(error, { operation, status: progress.status, sent }, deadline, outgoing.limits);
  } finally {
    deadline.end();
    fresh?.destroy().catch(() => undefined);
  }
}

type Progress = { status?: number; verdict?: AssessmentApiError };

const isConditional = ({ validators }: Outgoing) =>
  validators?.etag !== undefined || validators?.lastModified !== undefined;

function ask(send: Send, outgoing: Outgoing, { signal }: Deadline): Promise<Reply> {
  const { url, form, validators } = outgoing;
  return send(url, {
    method: form ? "POST" : "GET",
    body: form,
    headers: {
      accept: "application/json",
      ...(validators?.etag && { "if-none-match": validators.etag }),
      ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
    },
    signal,
  });
}

async function receive(
  answering: Promise<Reply>,
  outgoing: Outgoing,
  {
    progress,
    deadline,
    transport,
  }: {
    progress: Progress;
    deadline: Pick<Deadline, "heard" | "signal">;
    transport: Pick<Transport, "clock">;
  },
): Promise<Answer> {
  const { operation, maxBytes } = outgoing;
  const reply = await answering;
  const answeredAtMs = performance.now();
  deadline.heard();
  const { status, headers } = reply;
  if (reply.isOpaqueRedirect) throw new RedirectRefused(undefined, { operation });
  progress.status = status;
  transport.clock?.note(readDate(headers));
  const validators = {
    etag: headers.get("etag") ?? undefined,
    lastModified: readLastModified(headers),
  };
  if (status === 304) {
    if (!isConditional(outgoing))
      throw new UnreadableResponse("not_as_documented", { operation, status }, ["status 304"]);
    return { body: [], status, date: readDate(headers), answeredAtMs, validators };
  }
  if (status < 200 || status > 299) {
    const facts = { operation, retryAfterMs: readRetryAfterMs(headers, Date.now()) };
    progress.verdict = errorForStatus(status, facts);
    if (status !== 422) throw progress.verdict;
    const refusal = collect();
    await readBody(reply, smallBodyBytes, refusal, deadline);
    throw new InvalidParameters(parseParameterErrors(JSON.parse(decodeBody(refusal.body))), facts);
  }
  const collected = collect();
  const bytes = await readBody(reply, maxBytes, outgoing.sink ?? collected, deadline);
  const { body } = collected;
  if (bytes === undefined) throw new UnreadableResponse("too_large", { operation, status });
  if (bytes === 0) throw new UnreadableResponse("empty", { operation, status });
  return { body, status, date: readDate(headers), answeredAtMs, validators };
}

type Facts = { operation: Operation; status?: number; sent: "no" | "unknown" };

function failure(error: unknown, facts: Facts, deadline: Deadline, { wholeMs, silenceMs }: TimeLimits) {
  if (deadline.reason() === "timed_out") return new TimedOut(wholeMs, facts);
  if (deadline.reason() === "silent") return new TimedOut(silenceMs ?? wholeMs, facts, "silent");
  if (deadline.reason() === "aborted") return new Aborted(facts);
  if (facts.status !== undefined) return new UnreadableResponse("cut_off", facts);
  const code = failureCode(error);
  return isNotHttp(error) ? new UnreadableResponse("not_http", facts) : new ServiceUnreachable(code, facts);
}
