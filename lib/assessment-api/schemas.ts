import { z } from "zod";
import * as fields from "@/lib/assessment-api/fields";
import { Unusable } from "@/lib/assessment-api/fields";
import { type OddField, type Oddity, type OddReason, writeOddities } from "@/lib/assessment-api/oddities";
import { hashText } from "@/lib/hash-text";

/** Without a name that can be used, `odd` says why. */
export type ServiceInterview = { id: number } & ({ name: string } | { name?: undefined; odd: OddReason });

type Told = { candidateEmail?: string; interviewId?: number };

/**
 * One assessment, in one of the three states of section 3, or `untold`: its state can't be read, or not whether it is
 * recommended. What else is absent though the document has it stands among the oddities.
 */
export type ServiceAssessment = {
  id: number;
  /** ISO 8601 in UTC, `YYYY-MM-DDTHH:mm:ss.sssZ`. */
  createdAt?: string;
  applicationUrl?: string;
  /** What was not usable of it; absent where all was. */
  oddities?: Oddity[];
} & (
  | { status: "pending" }
  | ({ status: "untold" } & Told)
  | ({ status: "recommended"; reportUrl?: string; detail?: string } & Told)
  | ({ status: "not_recommended"; detail?: string } & Told)
);

export type PendingAssessment = Extract<ServiceAssessment, { status: "pending" }>;

/** The rows with an id, and how many had none that can be read: one never costs the others. */
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

/** Takes what is usable of a row, field by field, and keeps account of the rest. */
class FieldReader {
  private readonly noted: Oddity[] = [];

  note(field: OddField, reason: OddReason): void {
    this.noted.push({ field, reason });
  }

  /** To be asked for when all was read. */
  oddities(): Pick<ServiceAssessment, "oddities"> {
    return this.noted.length > 0 ? { oddities: this.noted } : {};
  }

  use<T>(field: OddField, value: T | Unusable): T | undefined {
    if (!(value instanceof Unusable)) return value;
    this.note(field, value.reason);
    return undefined;
  }
}

/** The state first, and then each field that the state has; what it doesn't have is passed over. */
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
    // `completed` alone marks the state (section 3); rule 1 says that there is no recommendation then.
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
  // A `url` that comes against rule 3 is passed over: there is no report to show.
  if (!recommended) return { ...always, ...told, status: "not_recommended", ...reader.oddities() };
  if (told.detail === undefined && !(row.detail instanceof Unusable)) reader.note("detail", "missing");
  const reportUrl = reader.use("url", row.url);
  return { ...always, ...told, status: "recommended", reportUrl, ...reader.oddities() };
}

const assessment = wireAssessment.transform(assessmentOf);

const progress = { untold: 0, pending: 1, not_recommended: 2, recommended: 3 } as const;

/** So many oddities are told apart: more than there are fields. */
const mostOddities = 15;
/** Of 53 bits, six are the state's and the oddities'. */
const contents = 2 ** 47;

/**
 * Of rows with one id the one of the highest standing counts: the furthest along, then the least odd, then by what
 * they say, so that their order in the list decides nothing. Their links have no part in it, as they may be signed
 * anew with every list.
 */
export function standingOf(row: ServiceAssessment): number {
  const { status, createdAt, oddities = [] } = row;
  const said = [createdAt, "detail" in row ? row.detail : undefined, writeOddities(oddities)];
  const foremost = progress[status] * (mostOddities + 1) + mostOddities - oddities.length;
  return foremost * contents + (hashText(JSON.stringify(said)) % contents);
}

const parseList = (body: unknown) => z.array(z.unknown()).parse(body);

/** Reads the body of `GET /interviews` (section 4). @throws ZodError when it is not an array. */
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

/** An id that comes twice has one name, whatever the order. */
const isNamedBefore = ({ name }: ServiceInterview, other: ServiceInterview | undefined): boolean =>
  other?.name === undefined || (name !== undefined && name < other.name);

const interview = z
  .object({ id: fields.id, name: fields.name })
  .transform(
    ({ id, name }): ServiceInterview => (name instanceof Unusable ? { id, odd: name.reason } : { id, name }),
  );

/** Reads the body of `GET /assessments` (section 4). @throws ZodError when it is not an array. */
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
  const ahead = standingOf(row) - standingOf(before);
  return ahead > 0 || (ahead === 0 && JSON.stringify(row) > JSON.stringify(before));
}

/** Whose an item of the body of `GET /assessments` is. @returns undefined when it has no id that can be read. */
export function readId(item: unknown): number | undefined {
  const { id } = (item ?? {}) as { id?: unknown };
  return fields.id.safeParse(id).data;
}

/** Reads one item of the body of `GET /assessments`. @returns undefined when it has no id that can be read. */
export const readListed = (item: unknown): ServiceAssessment | undefined => assessment.safeParse(item).data;

/** Whether an item without an id can be known again: by its application link and time of creation, which never change. */
export function canBeKnownAgain(item: unknown): boolean {
  const { data } = wireAssessment.omit({ id: true }).safeParse(item);
  return !!data && !(data.application_url instanceof Unusable) && !(data.created_at instanceof Unusable);
}

/** Reads the body of `GET /assessments/:id` by the presence rules of section 2. @throws ZodError without an id. */
export const parseAssessment = (body: unknown): ServiceAssessment => assessment.parse(body);

/**
 * Reads the 201 body of `POST /assessments`, where `completed` is always false: without that and an id it may
 * be anything's, and nothing is known of the create. @throws ZodError
 */
export const parseCreatedAssessment = (body: unknown): PendingAssessment => created.parse(body);

const created = wireAssessment.extend({ completed: z.literal(false) }).transform((row): PendingAssessment => {
  const { id, createdAt, applicationUrl, oddities } = assessmentOf(row);
  return { id, createdAt, applicationUrl, status: "pending", ...(oddities && { oddities }) };
});

const texts = z
  .union([z.array(z.unknown()), z.string().transform((text) => [text])])
  .transform((list: unknown[]) => list.filter((text) => typeof text === "string"));

/** More than this of a 422 is nobody's to read: it is neither kept nor shown. */
const most = { parameters: 20, texts: 5, textLength: 300, nameLength: 100 } as const;

/** Stands where something was cut off: for the rest of a text, for more texts, or for more parameters. */
export const cutMark = "…";

const cut = (text: string, length: number) =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, "") + cutMark;

const few = (list: string[]) => {
  const kept = list.slice(0, most.texts).map((text) => cut(text, most.textLength));
  return list.length > most.texts ? [...kept, cutMark] : kept;
};

/** The parameters of section 4, however a service writes their nesting. */
const documented =
  /^(?:interview_id|suppress_candidate_email|(?:candidate[[.])?(?:email|first_name|last_name|phone_number|resume_url|external_id)\]?)$/;

/**
 * Reads the body of a 422 (section 7): texts by parameter name, the documented parameters first. Never throws: the
 * status has said what happened, and whatever is not a text is passed over. Of more than anybody reads, the rest is
 * cut off and `cutMark` stands for it.
 */
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
