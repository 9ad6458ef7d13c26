import { z } from "zod";
import * as fields from "@/lib/assessment-api/fields";
import { Unusable } from "@/lib/assessment-api/fields";
import { type OddField, type Oddity, type OddReason, writeOddities } from "@/lib/assessment-api/oddities";
import { hashText } from "@/lib/hash-text";

export type ServiceInterview = { id: number } & ({ name: string } | { name?: undefined; odd: OddReason });

type Told = { candidateEmail?: string; interviewId?: number };

/** `untold`: its state or recommendation can't be read (section 3). */
export type ServiceAssessment = {
  id: number;
  /** ISO 8601 in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  createdAt?: string;
  applicationUrl?: string;
  oddities?: Oddity[];
} & (
  | { status: "pending" }
  | ({ status: "untold" } & Told)
  | ({ status: "recommended"; reportUrl?: string; detail?: string } & Told)
  | ({ status: "not_recommended"; detail?: string } & Told)
);

export type PendingAssessment = Extract<ServiceAssessment, { status: "pending" }>;

export type Rows<T> = { rows: T[]; unreadable: number };

const wireAssessment = z.object({
  id: fields.id,
  completed: fields.flag,
  recommended: fields.flag,
  created_at: fields.instant,
  application_url: fields.link,
  url: fields.link,
  detail: fields.detail,
  candidate_email: fields.email,
  interview_id: fields.interviewReference,
});

type WireAssessment = z.infer<typeof wireAssessment>;

class FieldReader {
  private readonly noted: Oddity[] = [];

  note(field: OddField, reason: OddReason): void {
    this.noted.push({ field, reason });
  }

  oddities(): Pick<ServiceAssessment, "oddities"> {
    return this.noted.length > 0 ? { oddities: this.noted } : {};
  }

  use<T>(field: OddField, value: T | Unusable): T | undefined {
    if (!(value instanceof Unusable)) return value;
    this.note(field, value.reason);
    return undefined;
  }
}

function assessmentOf(row: WireAssessment): ServiceAssessment {
  const reader = new FieldReader();
  const completed = reader.use("completed", row.completed);
  const always = {
    id: row.id,
    createdAt: reader.use("created_at", row.created_at),
    applicationUrl: reader.use("application_url", row.application_url),
  };
  if (completed === undefined) return { ...always, status: "untold", ...reader.oddities() };
  if (!completed) {
    // `completed` alone decides the state (section 3); rule 1 says that there is no recommendation then.
    if (!(row.recommended instanceof Unusable)) reader.note("recommended", "contradicts");
    return { ...always, status: "pending", ...reader.oddities() };
  }
  const recommended = reader.use("recommended", row.recommended);
  const whose = () => ({
    candidateEmail: reader.use("candidate_email", row.candidate_email),
    interviewId: reader.use("interview_id", row.interview_id),
  });
  if (recommended === undefined) return { ...always, ...whose(), status: "untold", ...reader.oddities() };
  const told = { detail: reader.use("detail", row.detail), ...whose() };
  // A `url` against rule 3 is ignored: there is no report.
  if (!recommended) return { ...always, ...told, status: "not_recommended", ...reader.oddities() };
  if (told.detail === undefined && !(row.detail instanceof Unusable)) reader.note("detail", "missing");
  const reportUrl = reader.use("url", row.url);
  return { ...always, ...told, status: "recommended", reportUrl, ...reader.oddities() };
}

const assessment = wireAssessment.transform(assessmentOf);

const progress = { untold: 0, pending: 1, not_recommended: 2, recommended: 3 } as const;

const mostOddities = 15;
/** The other six of the 53 bits hold the state and the oddities. */
const contents = 2 ** 47;

/** Of rows with the same id, the highest rank counts. Links aren't compared: each list may sign them anew. */
export function rankOf(row: ServiceAssessment): number {
  const { status, createdAt, oddities = [] } = row;
  const said = [createdAt, "detail" in row ? row.detail : undefined, writeOddities(oddities)];
  const foremost = progress[status] * (mostOddities + 1) + mostOddities - oddities.length;
  return foremost * contents + (hashText(JSON.stringify(said)) % contents);
}

const parseList = (body: unknown) => z.array(z.unknown()).parse(body);

/** `GET /interviews` (section 4). @throws ZodError when it is not an array. */
export function parseInterviewList(body: unknown): Rows<ServiceInterview> {
  const list = parseList(body);
  const byId = new Map<number, ServiceInterview>();
  let unreadable = 0;
  for (const item of list) {
    const { data } = interview.safeParse(item);
    if (!data) unreadable += 1;
    else if (isNamedBefore(data, byId.get(data.id))) byId.set(data.id, data);
  }
  return { rows: [...byId.values()], unreadable };
}

/** An id that comes twice gets the same name, whatever the order. */
const isNamedBefore = ({ name }: ServiceInterview, other: ServiceInterview | undefined): boolean =>
  other?.name === undefined || (name !== undefined && name < other.name);

const interview = z
  .object({ id: fields.id, name: fields.name })
  .transform(
    ({ id, name }): ServiceInterview => (name instanceof Unusable ? { id, odd: name.reason } : { id, name }),
  );

/** `GET /assessments` (section 4). @throws ZodError when it is not an array. */
export function parseAssessmentList(body: unknown): Rows<ServiceAssessment> {
  const list = parseList(body);
  const byId = new Map<number, ServiceAssessment>();
  let unreadable = 0;
  for (const item of list) {
    const row = readListed(item);
    const before = row && byId.get(row.id);
    if (!row) unreadable += 1;
    else if (!before || counts(row, before)) byId.set(row.id, row);
  }
  return { rows: [...byId.values()], unreadable };
}

function counts(row: ServiceAssessment, before: ServiceAssessment): boolean {
  const ahead = rankOf(row) - rankOf(before);
  return ahead > 0 || (ahead === 0 && JSON.stringify(row) > JSON.stringify(before));
}

export function readId(item: unknown): number | undefined {
  const { id } = (item ?? {}) as { id?: unknown };
  return fields.id.safeParse(id).data;
}

/** @returns undefined without a readable id. */
export const readListed = (item: unknown): ServiceAssessment | undefined => assessment.safeParse(item).data;

/** By its application link and creation time, which never change. */
export function canBeKnownAgain(item: unknown): boolean {
  const { data } = wireAssessment.omit({ id: true }).safeParse(item);
  return !!data && !(data.application_url instanceof Unusable) && !(data.created_at instanceof Unusable);
}

/** `GET /assessments/:id`, by the presence rules of section 2. @throws ZodError without an id. */
export const parseAssessment = (body: unknown): ServiceAssessment => assessment.parse(body);

/** Without an id and `completed: false`, nothing is known about the create. @throws ZodError */
export const parseCreatedAssessment = (body: unknown): PendingAssessment => created.parse(body);

const created = wireAssessment.extend({ completed: z.literal(false) }).transform((row): PendingAssessment => {
  const { id, createdAt, applicationUrl, oddities } = assessmentOf(row);
  return { id, createdAt, applicationUrl, status: "pending", ...(oddities && { oddities }) };
});

const texts = z
  .union([z.array(z.unknown()), z.string().transform((text) => [text])])
  .transform((list: unknown[]) => list.filter((text) => typeof text === "string"));

/** A longer 422 would not be read by anybody. */
const most = { parameters: 20, texts: 5, textLength: 300, nameLength: 100 } as const;

/** Replaces what was cut off: the rest of a text, further texts or parameters. */
export const cutMark = "…";

const cut = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, "") + cutMark;

const few = (list: string[]) => {
  const kept = list.slice(0, most.texts).map((text) => cut(text, most.textLength));
  return list.length > most.texts ? [...kept, cutMark] : kept;
};

/** The parameters of section 4, in any way of writing their nesting. */
const documented =
  /^(?:interview_id|suppress_candidate_email|(?:candidate[[.])?(?:email|first_name|last_name|phone_number|resume_url|external_id)\]?)$/;

/** 422 (section 7), cut to a readable length. Never throws: the status has already said what happened. */
export function parseParameterErrors(body: unknown): Record<string, string[]> {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return {};
  const entries = Object.entries(body)
    .map(([name, value]) => [name, texts.safeParse(value).data ?? []] as const)
    .filter(([, list]) => list.length > 0)
    .sort(([one], [other]) => Number(documented.test(other)) - Number(documented.test(one)));
  const kept = entries
    .slice(0, most.parameters)
    .map(([name, list]): [string, string[]] => [cut(name, most.nameLength), few(list)]);
  if (entries.length > most.parameters) kept.push([cutMark, [cutMark]]);
  return Object.fromEntries(kept);
}
