import { type RawBuilder, sql } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import { notAboutCandidates, places } from "@/lib/db/places";
import { instant, type Store } from "@/lib/db/store";
import { isDerived } from "@/lib/erasing/derived-columns";
import type { Eraser } from "@/lib/erasing/erase-candidate";
import { findTraces, linesByImport, orNo, orNone, type Traces } from "@/lib/erasing/find-traces";
import { mentionsAddress } from "@/lib/erasing/mentions-any";
import { mentionOf } from "@/lib/erasing/redact";
import type { PersonData } from "@/lib/erasing/schema";

type Place = keyof typeof places;
type Row = Record<string, unknown>;

/**
 * Everything that is stored about the whole person behind an assessment, for a request for access. The export is in
 * the audit log. @throws ProblemError 404
 */
export const exportPersonData = (store: Store, id: number, by: Eraser): Promise<PersonData> =>
  store.db.transaction().execute(async (transaction) => {
    const inside: Store = { ...store, db: transaction };
    const data = await readPersonData(inside, id);
    await recordAudit(transaction, {
      actor: by,
      action: "person_data_exported",
      subject: { type: "assessment", id: String(id), sourceId: store.sourceId },
      at: store.now(),
    });
    return data;
  });

async function readPersonData(store: Store, id: number): Promise<PersonData> {
  const traces = await findTraces(store, id);
  const { base_url } = await store.db
    .selectFrom("sources")
    .select("base_url")
    .where("id", "=", store.sourceId)
    .executeTakeFirstOrThrow();
  const around = {
    traces,
    interviews: await namesOf(store, "interviews"),
    shortlists: await namesOf(store, "shortlists"),
  };
  const found: PersonData["places"] = {};
  for (const table of Object.keys(places) as Place[]) {
    const rows = await readRows(store, table, traces);
    const read = rows
      .sort(byAge)
      .map((row) => readable(table, row, around))
      .filter((row) => row !== undefined);
    if (read.length > 0) found[table] = read;
  }
  const { names, addresses } = traces;
  return { at: instant(store.now()), service: base_url, names, addresses, places: found };
}

const ages = ["created_at", "at", "id", "assessment_id", "import_id", "line"];

/** The oldest first. A database returns rows in any order. */
function byAge(one: Row, other: Row): number {
  for (const column of ages) {
    const [a, b] = [one[column], other[column]];
    if (a === b) continue;
    if (typeof a === "number" && typeof b === "number") return a - b;
    if (typeof a === "string" && typeof b === "string") return a < b ? -1 : 1;
  }
  return 0;
}

async function namesOf({ db, sourceId }: Store, table: "interviews" | "shortlists") {
  const { rows } = await sql<{ id: number | string; name: string }>`select id, name from ${sql.table(table)}
    where source_id = ${sourceId}`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The rows that are theirs, and those that may have one of their addresses in a text. */
async function readRows({ db, sourceId }: Store, table: Place, traces: Traces): Promise<Row[]> {
  const texts = Object.keys(places[table].columns).filter((column) => !isDerived(column));
  const mentions = texts.map((column) => mentionsAddress(column, traces.addresses));
  const any = sql.join([ownRows(table, traces), ...mentions], sql` or `);
  const { rows } = await sql<Row>`select * from ${sql.table(table)}
    where ${ofSource(table, sourceId)} and (${any})`.execute(db);
  return rows;
}

function ofSource(table: Place, sourceId: string): RawBuilder<boolean> {
  switch (table) {
    case "shortlist_entries":
    case "shortlist_votes":
      return sql`shortlist_id in (select id from shortlists where source_id = ${sourceId})`;
    case "import_rows":
      return sql`import_id in (select id from imports where source_id = ${sourceId})`;
    default:
      return sql`source_id = ${sourceId}`;
  }
}

function ownRows(table: Place, traces: Traces): RawBuilder<boolean> {
  const ids = sql.join(orNo(traces.assessments));
  const invitations = sql.join(orNone(traces.invitations));
  switch (places[table].by) {
    case "assessment":
      return sql`${sql.ref(table === "assessments" ? "id" : "assessment_id")} in (${ids})`;
    case "invitation":
      return sql`id in (${invitations})`;
    case "address":
      return sql`email_folded in (${sql.join(orNone(traces.addresses))})`;
    case "import_row": {
      const own = linesByImport(traces.importRows).map(
        ([id, lines]) => sql`(import_id = ${id} and line in (${sql.join(lines)}))`,
      );
      return own.length > 0 ? sql`(${sql.join(own, sql` or `)})` : sql`1 = 0`;
    }
    case "subject":
      return sql`(assessment_id in (${ids}) or (subject_type = 'invitation' and subject_id in (${invitations})))`;
    case "nobody":
      return sql`1 = 0`;
    default:
      return places[table] satisfies never;
  }
}

/** The same as `ownRows`, of a row that was read. */
function isOwn(table: Place, row: Row, traces: Traces): boolean {
  const { assessments, invitations, importRows, addresses } = traces;
  const isTheirs = (id: unknown) => assessments.includes(Number(id));
  switch (places[table].by) {
    case "assessment":
      return isTheirs(table === "assessments" ? row.id : row.assessment_id);
    case "invitation":
      return invitations.includes(String(row.id));
    case "address":
      return addresses.includes(String(row.email_folded));
    case "import_row":
      return importRows.some(([id, line]) => id === row.import_id && line === row.line);
    case "subject":
      return (
        (row.assessment_id !== null && isTheirs(row.assessment_id)) ||
        (row.subject_type === "invitation" && invitations.includes(String(row.subject_id)))
      );
    case "nobody":
      return false;
    default:
      return places[table] satisfies never;
  }
}

type Around = {
  traces: Traces;
  interviews: Map<number | string, string>;
  shortlists: Map<number | string, string>;
};

const numbers = ["id", "assessment_id", "interview_id", "line"];

const listed = (columns = ""): string[] =>
  columns.split(" ").filter((column) => column !== "" && !isDerived(column));

/**
 * What a row says about the person, and when; not which colleagues wrote it. Of a row that isn't theirs: only the texts
 * that have their address. Undefined where there are none.
 */
function readable(table: Place, row: Row, { traces, interviews, shortlists }: Around): Row | undefined {
  const { choice, instant: times, interview: ofInterview } = notAboutCandidates[table] ?? {};
  const texts = Object.keys(places[table].columns).filter((column) => !isDerived(column));
  const textOf = (stored: unknown) => (typeof stored === "string" ? stored : null);
  const value = (column: string): [string, unknown][] => {
    const stored = row[column];
    if (stored === null || stored === undefined || stored === "") return [];
    const isRecord = typeof stored === "string" && /^[[{]/.test(stored);
    return [[column, isRecord ? withoutOthers(parsed(stored), traces) : stored]];
  };
  if (!isOwn(table, row, traces)) {
    const hasAddress = mentionOf(traces.addresses);
    const found = texts.filter((column) => hasAddress(textOf(row[column])));
    if (found.length === 0) return undefined;
    return Object.fromEntries([...found, ...listed(times)].flatMap(value));
  }
  const columns = [...numbers, ...texts, ...listed(choice), ...listed(times), ...listed(ofInterview)];
  const interview = interviews.get(Number(row.interview_id));
  const shortlist = shortlists.get(String(row.shortlist_id));
  return {
    ...(interview && { interview }),
    ...(shortlist && { shortlist }),
    ...Object.fromEntries(columns.flatMap(value)),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** In the details of a record: colleagues, and where they were. */
const ofColleagues = new Set(
  "actorId address assignee assigneeBefore assigneeId author by from owner to".split(" "),
);

/** A record's details without colleagues, and without other candidates' numbers. */
function withoutOthers(value: unknown, traces: Traces): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutOthers(one, traces));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    if (ofColleagues.has(name)) return [];
    if (name === "ids" && Array.isArray(one))
      return [[name, one.filter((id) => traces.assessments.includes(id))]];
    return [[name, withoutOthers(one, traces)]];
  });
  return Object.fromEntries(entries);
}
