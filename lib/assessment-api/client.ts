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
import { type NewAssessment, newAssessmentForm } from "@/lib/assessment-api/new-assessment";
import { type Body, decodeBody } from "@/lib/assessment-api/read-body";
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

/**
 * The list as it came, unparsed, in pieces that may be transferred to another thread; without a body when
 * the service says that it is still the one the validators are of. `date`: the service's own clock, ISO 8601.
 */
export type ListAnswer = { date?: string } & (
  | { unchanged: true }
  | { unchanged: false; body: Body; validators: Validators }
);

/** The four calls of section 4. Each throws AssessmentApiError, whose `sent` says what may have happened. */
export type AssessmentClient = {
  listInterviews(options?: CallOptions): Promise<Rows<ServiceInterview>>;
  /** `date`: the answer's `Date` header as ISO 8601, the service's own clock. */
  listAssessments(options?: CallOptions): Promise<Rows<ServiceAssessment> & { date?: string }>;
  /**
   * As `listAssessments`, for readers who parse it elsewhere. Its rows have yet to be asked about with
   * `carriesKey`.
   * @param options.validators of the answer before: the service need not send the same list again.
   */
  fetchAssessmentList(options?: CallOptions & { validators?: Validators }): Promise<ListAnswer>;
  /** Whether a text of the row repeats the key: such a row must not be kept. */
  carriesKey(row: object): boolean;
  getAssessment(id: number, options?: CallOptions): Promise<ServiceAssessment>;
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
  /** For each request, its body included; 10 s unless told. */
  timeoutMs?: number;
  /** How often a failed GET is repeated; 2 unless told. */
  retries?: number;
  /** The first wait before repeating; 250 ms unless told. */
  retryDelayMs?: number;
};

const listBytes = 256 * 1024 * 1024;

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
  const transport = { fetch: config.fetch, timeoutMs: config.timeoutMs ?? 10_000, clock };
  const policy = { retries: config.retries ?? 2, firstDelayMs: config.retryDelayMs ?? 250 };

  async function get(
    operation: Operation,
    path: string,
    bounds: Pick<Outgoing, "maxBytes" | "signal" | "validators">,
  ) {
    const url = new URL(path, base);
    url.searchParams.set("api_key", apiKey);
    return retryRead(operation, () => send({ operation, url, ...bounds }), policy, bounds.signal);
  }

  async function post(operation: Operation, path: string, form: URLSearchParams, signal?: AbortSignal) {
    form.set("api_key", apiKey);
    return send({ operation, url: new URL(path, base), form, maxBytes: smallBodyBytes, signal });
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

  /** A service that repeats the key in a link or a text must not spread it through us. */
  function withoutKey<T extends object>({ rows, unreadable }: Rows<T>): Rows<T> {
    const clean = rows.filter((row) => !secret.isIn(row));
    return { rows: clean, unreadable: unreadable + rows.length - clean.length };
  }

  function oneWithoutKey<T extends object>(operation: Operation, status: number, row: T): T {
    if (secret.isIn(row)) throw new UnreadableResponse("carries_key", { operation, status });
    return row;
  }

  return {
    async listInterviews({ signal } = {}) {
      const answer = await get("listInterviews", "interviews", { maxBytes: smallBodyBytes, signal });
      return withoutKey(read("listInterviews", answer, parseInterviewList));
    },
    async listAssessments({ signal } = {}) {
      const answer = await get("listAssessments", "assessments", { maxBytes: listBytes, signal });
      return { ...withoutKey(read("listAssessments", answer, parseAssessmentList)), date: answer.date };
    },
    async fetchAssessmentList({ signal, validators } = {}) {
      const answer = await get("listAssessments", "assessments", { maxBytes: listBytes, signal, validators });
      const { date, body } = answer;
      if (answer.status === 304) return { unchanged: true, date };
      mustBeDocumented("listAssessments", answer);
      return { unchanged: false, body, date, validators: answer.validators };
    },
    carriesKey: secret.isIn,
    async getAssessment(id, { signal } = {}) {
      if (!Number.isSafeInteger(id) || id < 1)
        throw new RangeError("An assessment id is a positive integer.");
      const operation = "getAssessment";
      const answer = await get(operation, `assessments/${id}`, { maxBytes: smallBodyBytes, signal });
      const row = oneWithoutKey(operation, answer.status, read(operation, answer, parseAssessment));
      if (row.id !== id) throw new UnreadableResponse("not_as_documented", { operation }, ["id"]);
      return row;
    },
    async createAssessment(input, { signal } = {}) {
      const operation = "createAssessment";
      const answer = await post(operation, "assessments", newAssessmentForm(input), signal);
      return oneWithoutKey(operation, answer.status, read(operation, answer, parseCreatedAssessment));
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
