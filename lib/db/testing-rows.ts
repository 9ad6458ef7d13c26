import { invitedHere, newRowColumns, unclaimed } from "@/lib/assessments/directory";
import type { AssessmentsTable } from "@/lib/db/assessment-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { Store } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { fold } from "@/lib/fold";
import { openSource } from "@/lib/sources/open-source";

/** A store of one source, whose clock only the test moves. */
export type TestSource = Store & { clock: { at: Date } };

export async function createStore(
  db: Db,
  overrides: { baseUrl?: string; account?: string } = {},
): Promise<TestSource> {
  const clock = { at: new Date("2026-03-10T12:00:00.000Z") };
  const identity = {
    kind: "service" as const,
    baseUrl: "https://service.example/v1",
    account: "default",
    ...overrides,
  };
  const source = await openSource(db, identity, clock.at);
  await db
    .insertInto("mirror_state")
    .values({ source_id: source.id, unreadable_rows: 0, lists: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { db, sourceId: source.id, now: () => clock.at, clock };
}

export async function createInterview(store: Store, id: number, name: string): Promise<void> {
  await store.db
    .insertInto("interviews")
    .values({
      source_id: store.sourceId,
      id,
      name,
      name_folded: fold(name),
      position: id,
      first_seen_at: store.now().toISOString(),
      retired_at: null,
    })
    .execute();
}

type Person = Partial<
  Pick<InvitationsTable, "first_name" | "last_name" | "phone_number" | "external_id" | "resume_url">
>;

/** An assessment of a known candidate, or with no `email` an unclaimed one. */
export async function createAssessment(
  store: Store,
  id: number,
  overrides: Partial<AssessmentsTable> & Person & { email?: string } = {},
): Promise<void> {
  const { email, first_name = null, last_name = null, ...columns } = overrides;
  const person = {
    id: "",
    interview_id: columns.interview_id ?? 1,
    email: email ?? "",
    first_name,
    last_name,
    phone_number: columns.phone_number ?? null,
    external_id: columns.external_id ?? null,
    resume_url: columns.resume_url ?? null,
  };
  const directory = email ? { ...invitedHere(id, person), identity: "learned" as const } : unclaimed(id);
  await store.db
    .insertInto("assessments")
    .values({
      source_id: store.sourceId,
      id,
      status: "pending",
      created_at: new Date(Date.UTC(2026, 2, 1) + id * 60_000).toISOString(),
      application_url: `https://apply.example/${id}`,
      report_url: null,
      detail: null,
      oddities: null,
      is_undated: 0,
      ...directory,
      ...newRowColumns(store.now().toISOString(), 1),
      ...columns,
      invitation_id: columns.invitation_id ?? null,
    })
    .execute();
}

const firstNames = ["Ana", "Jürgen", "Seán", "Mei", "Olu", "Zoë", "Łukasz", "Priya", "William", "Nguyễn"];
const lastNames = ["Müller", "O’Neil", "García", "Chen", "Okafor", "Smith", "Yıldız", "Sørensen", "Zhang"];
const statuses = ["pending", "pending", "recommended", "not_recommended"] as const;
const interviewCount = 12;
// As many as one statement's parameters allow on both engines.
const rowsPerStatement = 500;

function plausibleAssessment(store: Store, id: number, version = 1): AssessmentsTable {
  // Spread like a hash, so that no two columns share a pattern.
  const pick = <T>(list: readonly T[], salt: number) =>
    list[(Math.imul(id + salt, 2654435761) >>> 7) % list.length] as T;
  const status = pick(statuses, 3);
  const person = {
    id: "",
    interview_id: (id % interviewCount) + 1,
    email: `candidate.${id}@example.com`,
    first_name: pick(firstNames, 1),
    last_name: pick(lastNames, 2),
    phone_number: null,
    external_id: id % 3 === 0 ? `ATS-${id * 7}` : null,
    resume_url: null,
  };
  const at = store.now().toISOString();
  return {
    source_id: store.sourceId,
    id,
    status,
    created_at: new Date(Date.UTC(2025, 0, 1) + id * 60_000).toISOString(),
    application_url: `https://apply.example/${id}`,
    report_url: status === "recommended" ? `https://report.example/${id}` : null,
    detail: status === "pending" ? null : "Answers were clear and to the point.",
    oddities: null,
    is_undated: 0,
    ...(id % 5 === 0
      ? unclaimed(id)
      : { ...invitedHere(id, person), identity: "learned", invitation_id: null }),
    ...newRowColumns(at, version),
    completed_before: status === "pending" ? null : at,
  };
}

/** Many plausible assessments fast, ids 1 to `count`: a fifth unclaimed, the others spread over 12 interviews. */
export async function createAssessments(store: Store, count: number, from = 1): Promise<void> {
  const rows: AssessmentsTable[] = [];
  for (let id = from; id < from + count; id += 1) rows.push(plausibleAssessment(store, id));
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await store.db
      .insertInto("assessments")
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}

/** A recruiter who can be named in rows. */
export async function createMember(store: Store, id: string, name: string): Promise<void> {
  await store.db
    .insertInto("members")
    .values({
      id,
      email: `${id}@shortlist.example`,
      email_folded: `${id}@shortlist.example`,
      name,
      role: "recruiter",
      password_hash: null,
      disabled_at: null,
      created_at: store.now().toISOString(),
    })
    .execute();
}
