import { flushAudit } from "@/lib/audit/tally-audit";
import type { TestStore } from "@/lib/db/testing";
import {
  createAssessment,
  createInterview,
  createMember,
  createStore,
  type TestSource,
} from "@/lib/db/testing-rows";
import { ProblemError } from "@/lib/errors";
import { makeShortlist } from "@/lib/shortlists/make-shortlist";
import type { Shortlist } from "@/lib/shortlists/schema";

export const dana = { id: "dana", name: "Dana Whitfield", role: "recruiter" } as const;
export const ben = { id: "ben", name: "Ben Ito", role: "recruiter" } as const;
export const vi = { id: "vi", name: "Vi Lund", role: "viewer" } as const;
export const max = { id: "max", name: "Max Roth", role: "viewer" } as const;

export const dayMs = 24 * 60 * 60_000;
export const appUrl = "https://shortlist.example";

/** Four colleagues, and five candidates who were recommended. */
export async function setUpShortlists(open: () => Promise<TestStore>) {
  const place = await open();
  const database = await place.open();
  const store = await createStore(database.db);
  await createInterview(store, 1, "Backend Engineer");
  for (const { id, name, role } of [dana, ben, vi, max]) {
    await createMember(store, id, name);
    await store.db.updateTable("members").set({ role }).where("id", "=", id).execute();
  }
  for (const [id, first_name] of ["Ana", "Bo", "Cem", "Dia", "Eli"].entries()) {
    await createAssessment(store, id + 1, {
      email: `${first_name.toLowerCase()}@example.com`,
      first_name,
      last_name: "Osei",
      phone_number: `+4420794600${id}8`,
      external_id: `EXT-${id}`,
      resume_url: "https://example.com/cv.pdf",
      status: "recommended",
      detail: "Strong on queues.",
      report_url: `https://reports.example/${id}`,
      completed_before: "2026-03-09T10:00:00.000Z",
    });
  }
  return { store, database };
}

export const make = (store: TestSource, ...assessments: number[]): Promise<Shortlist> =>
  makeShortlist(store, { name: "Backend", assessments }, dana).then(({ shortlist }) => shortlist);

/** The log’s entries, each with its action and what it is of. */
export async function auditOf(store: TestSource): Promise<string[]> {
  await flushAudit(store.db);
  const entries = await store.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
  return entries.map(({ action, subject_label }) => `${action} ${subject_label}`.trim());
}

export const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ProblemError ? error.problem : error),
  );

export const tokenOf = (url: string): string => new URL(url).pathname.split("/").at(-1) ?? "";
