import { z } from "zod";

export type ServiceInterview = { id: number; name: string };

/** One assessment, in one of the three states of section 3. */
export type ServiceAssessment = {
  id: number;
  /** ISO 8601 in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  createdAt: string;
  applicationUrl: string;
} & (
  | { status: "pending" }
  | {
      status: "recommended";
      reportUrl: string;
      detail: string;
      candidateEmail?: string;
      interviewId?: number;
    }
  | { status: "not_recommended"; detail?: string; candidateEmail?: string; interviewId?: number }
);

export type PendingAssessment = Extract<ServiceAssessment, { status: "pending" }>;

/** The rows that could be read, and how many could not: one never costs the others. */
export type Rows<T> = { rows: T[]; unreadable: number };

// JSON can carry what no store keeps as it came: U+0000, which PostgreSQL refuses, and halves of a character.
const text = z.string().transform((given) => given.replaceAll("\u0000", "").toWellFormed());

/** Absent, `null` and blank are one: nothing to show. */
const optionalText = text.nullish().transform((given) => given?.trim() || undefined);

const id = z.int().positive();

// The read types it as a string, the create as an integer (section 2).
const interviewReference = z
  .union([id, z.string().regex(/^\d+$/).transform(Number).pipe(id)])
  .nullish()
  .transform((value) => value ?? undefined);

// A link is put into pages and messages, so it has to be one that a browser may be sent to.
const link = z.url({ protocol: /^https?$/ }).refine((url) => !url.includes("\u0000") && url.isWellFormed(), {
  error: "has characters that no link may have",
});

// The document says UTC, so a time without a zone is UTC and never this machine's.
const instant = z.iso.datetime({ offset: true, local: true }).transform((text, context) => {
  const iso = new Date(/(?:Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`).toISOString();
  if (iso.length === "2026-01-01T00:00:00.000Z".length) return iso;
  context.addIssue({ code: "custom", message: "the year has no four digits" });
  return z.NEVER;
});

const always = { id, created_at: instant, application_url: link };

// `completed` alone marks the state (section 3). A `recommended` beside `completed: false` contradicts it
// (rule 1), and which of the two is wrong can't be told. A `url` or `detail` there contradicts nothing: it
// is passed over like any field that the state does not have.
const pending = z
  .object({ ...always, completed: z.literal(false), recommended: z.null().optional() })
  .transform(
    (row): PendingAssessment => ({
      status: "pending",
      id: row.id,
      createdAt: row.created_at,
      applicationUrl: row.application_url,
    }),
  );

const completed = {
  ...always,
  completed: z.literal(true),
  candidate_email: optionalText,
  interview_id: interviewReference,
};

const recommended = z
  .object({ ...completed, recommended: z.literal(true), url: link, detail: text })
  .transform(
    (row): ServiceAssessment => ({
      status: "recommended",
      id: row.id,
      createdAt: row.created_at,
      applicationUrl: row.application_url,
      reportUrl: row.url,
      detail: row.detail.trim(),
      candidateEmail: row.candidate_email,
      interviewId: row.interview_id,
    }),
  );

// A `url` that comes against rule 3 is passed over: there is no report to show.
const notRecommended = z
  .object({ ...completed, recommended: z.literal(false), detail: optionalText })
  .transform(
    (row): ServiceAssessment => ({
      status: "not_recommended",
      id: row.id,
      createdAt: row.created_at,
      applicationUrl: row.application_url,
      detail: row.detail,
      candidateEmail: row.candidate_email,
      interviewId: row.interview_id,
    }),
  );

const assessment = z.discriminatedUnion("completed", [
  pending,
  z.discriminatedUnion("recommended", [recommended, notRecommended]),
]);

const interview = z.object({ id, name: text });

// A second row with an id that was already read can't be trusted more than the first.
function parseRows<T extends { id: number }>(body: unknown, schema: z.ZodType<T>): Rows<T> {
  const list = z.array(z.unknown()).parse(body);
  const byId = new Map<number, T>();
  for (const item of list) {
    const parsed = schema.safeParse(item);
    if (parsed.success && !byId.has(parsed.data.id)) byId.set(parsed.data.id, parsed.data);
  }
  return { rows: [...byId.values()], unreadable: list.length - byId.size };
}

/** Reads the body of `GET /interviews` (section 4). @throws ZodError when it is not an array. */
export const parseInterviewList = (body: unknown): Rows<ServiceInterview> => parseRows(body, interview);

/** Reads the body of `GET /assessments` (section 4). @throws ZodError when it is not an array. */
export const parseAssessmentList = (body: unknown): Rows<ServiceAssessment> => parseRows(body, assessment);

/** Reads one item of the body of `GET /assessments`. @returns undefined when it is unreadable. */
export const readListed = (item: unknown): ServiceAssessment | undefined => assessment.safeParse(item).data;

/** Reads the body of `GET /assessments/:id` by the presence rules of section 2. @throws ZodError */
export const parseAssessment = (body: unknown): ServiceAssessment => assessment.parse(body);

/** Reads the 201 body of `POST /assessments`, where `completed` is always false. @throws ZodError */
export const parseCreatedAssessment = (body: unknown): PendingAssessment => pending.parse(body);

const texts = z
  .union([z.array(z.unknown()), z.string().transform((text) => [text])])
  .transform((list: unknown[]) => list.filter((text) => typeof text === "string"));

/**
 * Reads the body of a 422 (section 7): texts by parameter name. Never throws: the status has said what
 * happened, and whatever is not a text is passed over.
 */
export function parseParameterErrors(body: unknown): Record<string, string[]> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  const entries = Object.entries(body).map(
    ([name, value]) => [name, texts.safeParse(value).data ?? []] as const,
  );
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}
