import { parseBaseUrl } from "@/lib/assessment-api/base-url";
import { UnreadableResponse } from "@/lib/assessment-api/errors";
import { smallBodyBytes, type Validators } from "@/lib/assessment-api/exchange";
import { leaveOutKey } from "@/lib/assessment-api/leave-out-key";
import { type NewAssessment, newAssessmentForm } from "@/lib/assessment-api/new-assessment";
import { mustBeDocumented, readAnswer } from "@/lib/assessment-api/read-answer";
import type { Body, BodySink } from "@/lib/assessment-api/read-body";
import { openRequests } from "@/lib/assessment-api/requests";
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

type CallOptions = { signal?: AbortSignal };
type ReadOptions = CallOptions & { retries?: number };

/** `date` is the service's clock (ISO 8601) at `answeredAtMs` of `performance.now()`. */
export type ListAnswer = { date?: string; answeredAtMs: number } & (
  | { unchanged: true }
  | { unchanged: false; body: Body; validators: Validators }
);

type ListOptions = { validators?: Validators; sink?: BodySink };

/** The calls of section 4. Each throws AssessmentApiError, whose `sent` says how far the request got. */
export type AssessmentClient = {
  listInterviews(options?: CallOptions): Promise<Rows<ServiceInterview>>;
  listAssessments(options?: CallOptions): Promise<Rows<ServiceAssessment> & { date?: string }>;
  /** The caller asks `carriesKey` about each text of the rows. @param options.sink takes the body as it arrives. */
  fetchAssessmentList(options?: CallOptions & ListOptions): Promise<ListAnswer>;
  /** Whether a text repeats the key: it must not be kept, shown or logged. */
  carriesKey(text: string): boolean;
  getAssessment(id: number, options?: ReadOptions): Promise<ServiceAssessment>;
  /** Sent once and never repeated. */
  createAssessment(input: NewAssessment, options?: CallOptions): Promise<PendingAssessment>;
  serviceNowMs(): number | undefined;
};

export type ClientConfig = {
  /** With the version prefix (section 9); HTTPS unless loopback. */
  baseUrl: string;
  apiKey: string;
  fetch?: typeof globalThis.fetch;
  /** For each request but the list's, body included. 10 s by default. */
  timeoutMs?: number;
  list?: Partial<ListLimits>;
  retries?: number;
  retryDelayMs?: number;
};

type ListLimits = { silenceMs: number; wholeMs: number; maxBytes: number };

const listLimits: ListLimits = {
  silenceMs: 30_000,
  wholeMs: 5 * 60_000,
  maxBytes: 256 * 1024 * 1024,
};

/** The key goes only into the query of a GET and the form of a POST (section 5). @throws InvalidBaseUrl */
export function createAssessmentClient(config: ClientConfig): AssessmentClient {
  const base = parseBaseUrl(config.baseUrl);
  const { apiKey } = config;
  if (!apiKey) throw new Error("The service's key is empty.");
  const secret = createSecret(apiKey);
  const clock = createServiceClock();
  const timeoutMs = config.timeoutMs ?? 10_000;
  const small = { maxBytes: smallBodyBytes, limits: { wholeMs: timeoutMs } };
  const { maxBytes, ...limits } = { ...listLimits, ...config.list };
  const large = { maxBytes, limits };
  const { get, post } = openRequests({
    base,
    apiKey,
    secret,
    transport: { fetch: config.fetch, clock },
    policy: {
      retries: config.retries ?? 2,
      firstDelayMs: config.retryDelayMs ?? 250,
      withinMs: timeoutMs,
    },
  });

  const withoutKey = <T extends ServiceAssessment>(row: T): T => leaveOutKey(row, secret.isIn);

  return {
    async listInterviews({ signal } = {}) {
      const answer = await get("listInterviews", "interviews", { ...small, signal });
      const { rows, unreadable } = readAnswer("listInterviews", answer, parseInterviewList);
      const clean = rows.map((row) =>
        row.name !== undefined && secret.isIn(row.name) ? { id: row.id, odd: "carries_key" as const } : row,
      );
      return { rows: clean, unreadable };
    },
    async listAssessments({ signal } = {}) {
      const answer = await get("listAssessments", "assessments", { ...large, signal });
      const { rows, unreadable } = readAnswer("listAssessments", answer, parseAssessmentList);
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
      const row = withoutKey(readAnswer(operation, answer, parseAssessment));
      if (row.id !== id) throw new UnreadableResponse("not_as_documented", { operation }, ["id"]);
      return row;
    },
    async createAssessment(input, { signal } = {}) {
      const operation = "createAssessment";
      const answer = await post(operation, "assessments", newAssessmentForm(input), { ...small, signal });
      return withoutKey(readAnswer(operation, answer, parseCreatedAssessment));
    },
    serviceNowMs: clock.nowMs,
  };
}
