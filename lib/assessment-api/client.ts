import { z } from "zod";
import { parseBaseUrl } from "@/lib/assessment-api/base-url";
import { InvalidParameters, type Operation, UnreadableResponse } from "@/lib/assessment-api/errors";
import {
  type Answer,
  exchange,
  type Outgoing,
  smallBodyBytes,
  type Validators,
} from "@/lib/assessment-api/exchange";
import { leaveOutKey } from "@/lib/assessment-api/leave-out-key";
import { type NewAssessment, newAssessmentForm } from "@/lib/assessment-api/new-assessment";
import { type Body, type BodySink, decodeBody } from "@/lib/assessment-api/read-body";
import { retryRead } from "@/lib/assessment-api/retry";
import {
  type PendingAssessment,
  parseAssessment,
  parseAssessmentList,
  parseCreatedAssessment,
  parseInterviewList,
  type Rows,
  type ServiceAssessment,
  type ServiceInterview,
} from "@/lib/assessment-api/schemas";
import { createSecret } from "@/lib/assessment-api/secret";
import { createServiceClock } from "@/lib/assessment-api/service-clock";

export type { NewAssessment } from "@/lib/assessment-api/new-assessment";

export type CallOptions = { signal?: AbortSignal };
/** `retries`: how often it is repeated when it fails, where that is not the client's own number. */
export type ReadOptions = CallOptions & { retries?: number };

/**
 * The list as it came, unparsed, in pieces that may be transferred to another thread; without a body when
 * the service says that it is still the one the validators are of. `date`: the service's own clock, ISO 8601,
 * at `answeredAtMs` by `performance.now()`.
 */
export type ListAnswer = { date?: string; answeredAtMs: number } & (
  | { unchanged: true }
  | { unchanged: false; body: Body; validators: Validators }
);

export type ListOptions = { validators?: Validators; sink?: BodySink };

/** The four calls of section 4. Each throws AssessmentApiError, whose `sent` says what may have happened. */
export type AssessmentClient = {
  listInterviews(options?: CallOptions): Promise<Rows<ServiceInterview>>;
  /** `date`: the answer's `Date` header as ISO 8601, the service's own clock. */
  listAssessments(options?: CallOptions): Promise<Rows<ServiceAssessment> & { date?: string }>;
  /**
   * As `listAssessments`, for readers who parse it elsewhere. Each text of its rows has yet to be asked about
   * with `carriesKey`.
   * @param options.validators of the answer before: the service need not send the same list again.
   * @param options.sink gets the body as it comes, which the answer then doesn't have. An attempt that is
   *   repeated begins anew.
   */
  fetchAssessmentList(options?: CallOptions & ListOptions): Promise<ListAnswer>;
  /** Whether a text of the service repeats the key: it must not be kept, shown or logged. */
  carriesKey(text: string): boolean;
  getAssessment(id: number, options?: ReadOptions): Promise<ServiceAssessment>;
  /** Sent once and never repeated. */
  createAssessment(input: NewAssessment, options?: CallOptions): Promise<PendingAssessment>;
  /** The service's clock by this client's answers (service-clock.ts); undefined while none has told it. */
  serviceNowMs(): number | undefined;
};

export type ClientConfig = {
  /** With the version prefix (section 9); HTTPS unless loopback. */
  baseUrl: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
  /** For each request but the list's, its body included; 10 s unless told. */
  timeoutMs?: number;
  /** For the list, which may be long. */
  list?: Partial<ListLimits>;
  /** How often a failed GET is repeated; 2 unless told. */
  retries?: number;
  /** The first wait before repeating; 250 ms unless told. */
  retryDelayMs?: number;
};

/** How long the list may be silent, how long it may take, and how large it may be, decompressed. */
export type ListLimits = { silenceMs: number; wholeMs: number; maxBytes: number };

export const listLimits: ListLimits = {
  silenceMs: 30_000,
  wholeMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
};

/**
 * A client for the service of the interface document. The key goes into the query of a GET and the form of
 * a POST (section 5), and nowhere else: no error and no result carries it.
 * @throws InvalidBaseUrl; Error for an empty key.
 */
export function createAssessmentClient(config: ClientConfig): AssessmentClient {
  const base = parseBaseUrl(config.baseUrl);
  const { apiKey } = config;
  if (!apiKey) throw new Error("The service's key is empty.");
  const secret = createSecret(apiKey);
  const clock = createServiceClock();
  const transport = { fetch: config.fetch, clock };
  const timeoutMs = config.timeoutMs ?? 10_000;
  const small = { maxBytes: smallBodyBytes, patience: { wholeMs: timeoutMs } };
  const { maxBytes, ...patience } = { ...listLimits, ...config.list };
  const large = { maxBytes, patience };
  const policy = {
    retries: config.retries ?? 2,
    firstDelayMs: config.retryDelayMs ?? 250,
    withinMs: timeoutMs,
  };

  async function get(
    operation: Operation,
    path: string,
    { retries = policy.retries, ...bounds }: Omit<Outgoing, "operation" | "url" | "form"> & ReadOptions,
  ) {
    const url = new URL(path, base);
    url.searchParams.set("api_key", apiKey);
    return retryRead(
      operation,
      () => send({ operation, url, ...bounds }),
      { ...policy, retries },
      bounds.signal,
    );
  }

  async function post(operation: Operation, path: string, form: URLSearchParams, signal?: AbortSignal) {
    form.set("api_key", apiKey);
    return send({ operation, url: new URL(path, base), form, ...small, signal });
  }

  async function send(outgoing: Outgoing): Promise<Answer> {
    try {
      return await exchange(transport, outgoing);
    } catch (error) {
      throw error instanceof InvalidParameters ? scrubbed(error) : error;
    }
  }

  function scrubbed({ errors, operation, retryAfterMs }: InvalidParameters): InvalidParameters {
    const clean = Object.entries(errors).map(([name, texts]) => [
      secret.scrub(name),
      texts.map(secret.scrub),
    ]);
    return new InvalidParameters(Object.fromEntries(clean), { operation, retryAfterMs });
  }

  const withoutKey = <T extends ServiceAssessment>(row: T): T => leaveOutKey(row, secret.isIn);

  return {
    async listInterviews({ signal } = {}) {
      const answer = await get("listInterviews", "interviews", { ...small, signal });
      const { rows, unreadable } = read("listInterviews", answer, parseInterviewList);
      const clean = rows.map((row) =>
        row.name !== undefined && secret.isIn(row.name) ? { id: row.id, odd: "carries_key" as const } : row,
      );
      return { rows: clean, unreadable };
    },
    async listAssessments({ signal } = {}) {
      const answer = await get("listAssessments", "assessments", { ...large, signal });
      const { rows, unreadable } = read("listAssessments", answer, parseAssessmentList);
      return { rows: rows.map(withoutKey), unreadable, date: answer.date };
    },
    async fetchAssessmentList(options = {}) {
      const answer = await get("listAssessments", "assessments", { ...large, ...options });
      const { date, answeredAtMs, body, validators: now } = answer;
      if (answer.status === 304) return { unchanged: true, date, answeredAtMs };
      mustBeDocumented("listAssessments", answer);
      return { unchanged: false, body, date, answeredAtMs, validators: now };
    },
    carriesKey: secret.isIn,
    async getAssessment(id, { signal, retries } = {}) {
      if (!Number.isSafeInteger(id) || id < 1)
        throw new RangeError("An assessment id is a positive integer.");
      const operation = "getAssessment";
      const answer = await get(operation, `assessments/${id}`, { ...small, signal, retries });
      const row = withoutKey(read(operation, answer, parseAssessment));
      if (row.id !== id) throw new UnreadableResponse("not_as_documented", { operation }, ["id"]);
      return row;
    },
    async createAssessment(input, { signal } = {}) {
      const operation = "createAssessment";
      const answer = await post(operation, "assessments", newAssessmentForm(input), signal);
      return withoutKey(read(operation, answer, parseCreatedAssessment));
    },
    serviceNowMs: clock.nowMs,
  };
}

/** Section 4 knows 200 and 201. A 206 may be half a list, and half a list is worse than none. */
function mustBeDocumented(operation: Operation, { status }: Answer): void {
  if (status === 200 || status === 201) return;
  throw new UnreadableResponse("not_as_documented", { operation, status }, [`status ${status}`]);
}

function parseJson(operation: Operation, { body, status }: Answer): unknown {
  const text = decodeBody(body);
  if (text.trim() === "") throw new UnreadableResponse("empty", { operation, status });
  try {
    return JSON.parse(text);
  } catch {
    // The parser's message quotes the text.
    throw new UnreadableResponse("not_json", { operation, status });
  }
}

function read<T>(operation: Operation, answer: Answer, parse: (body: unknown) => T): T {
  const json = parseJson(operation, answer);
  mustBeDocumented(operation, answer);
  try {
    return parse(json);
  } catch (error) {
    if (!(error instanceof z.ZodError)) throw error;
    throw new UnreadableResponse("not_as_documented", { operation, status: answer.status }, fieldsOf(error));
  }
}

const fieldsOf = ({ issues }: z.ZodError) =>
  [...new Set(issues.map((issue) => issue.path.join(".")))].filter(Boolean);
