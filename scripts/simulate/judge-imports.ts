import type { ImportRowsTable, ImportsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import { erasedIn, importRowKey } from "./judge-erased";
import type { Committed } from "./read-store";

/** What readers see of an import and of its rows: with it the import’s version changes. */
const seenOfImports = [
  ...["name", "state", "reason", "changed_by_name", "slow_until", "interview_id", "suppress_candidate_email"],
  ...["columns", "started_by_name", "started_at", "ended_at", "cleared_at"],
] as (keyof ImportsTable)[];
const seenOfRows = [
  "state",
  "reason",
  "errors",
  "email",
  "cells",
  "assessment_id",
] as (keyof ImportRowsTable)[];

/** In which states the own invitation of a row may be; undefined: it has none. */
const fitting: Record<ImportRowsTable["state"], readonly (InvitationsTable["state"] | undefined)[]> = {
  waiting: [undefined, "submitting"],
  faulty: [undefined],
  created: ["created"],
  pending: [undefined],
  skipped: [undefined],
  rejected: ["rejected"],
  unconfirmed: ["unconfirmed", "probable"],
  notSent: [undefined, "did_not_land"],
};

/** In these an invitation may have reached somebody. */
const mayHaveLanded: readonly InvitationsTable["state"][] = [
  "submitting",
  "created",
  "unconfirmed",
  "probable",
];

const keyOf = (row: ImportRowsTable) => importRowKey(row.import_id, row.line);
const differs = <Row>(columns: (keyof Row)[], one: Row, other: Row) =>
  columns.some((column) => one[column] !== other[column]);

/** A row is where its invitation is, after every commit. */
export function judgeImports(before: Committed, after: Committed): string[] {
  if (after.imports.length === 0) return [];
  const invitations = new Map(after.invitations.map((row) => [row.id, row]));
  const known = new Map(before.importRows.map((row) => [keyOf(row), row]));
  const erased = erasedIn(after).importRows;
  const kept = after.importRows.filter((row) => !erased.has(keyOf(row)));
  return [
    ...kept.flatMap((row) => judgeRow(row, invitations)),
    ...kept.flatMap((row) => judgeStep(known.get(keyOf(row)), row, invitations)),
    ...judgeNew(before, after),
    ...judgeLost(before, after),
    ...judgeVersions(before, after, known),
  ];
}

function judgeRow(row: ImportRowsTable, invitations: ReadonlyMap<string, InvitationsTable>): string[] {
  const own = row.invitation_id === null ? undefined : invitations.get(row.invitation_id);
  const other = row.other_invitation_id === null ? undefined : invitations.get(row.other_invitation_id);
  const broken: string[] = [];
  if (row.invitation_id !== null && !own) broken.push("a row names an invitation that isn’t there");
  if (!fitting[row.state].includes(own?.state))
    broken.push(`a row is ${row.state}, and its invitation ${own?.state ?? "isn’t there"}`);
  if (own && (own.import_id !== row.import_id || own.email !== row.email))
    broken.push("a row has another’s invitation");
  if (own && own.assessment_id !== row.assessment_id)
    broken.push("a row and its invitation have different assessments");
  if (row.state === "pending" && other && !mayHaveLanded.includes(other.state))
    broken.push(`a row says that its candidate was invited by another invitation, which is ${other.state}`);
  return broken;
}

function judgeStep(
  old: ImportRowsTable | undefined,
  row: ImportRowsTable,
  invitations: ReadonlyMap<string, InvitationsTable>,
): string[] {
  if (!old || old.invitation_id === null) return [];
  const had = invitations.get(old.invitation_id);
  const broken: string[] = [];
  // A recruiter’s choice or an answer may turn out to be another’s: then the invitation says so too.
  if (old.state === "created" && row.state !== "created" && had?.state === "created")
    broken.push(`a row went back from created to ${row.state}`);
  if (row.invitation_id !== old.invitation_id && had && mayHaveLanded.includes(had.state))
    broken.push(`a row let go of an invitation that is ${had.state}`);
  return broken;
}

/** An import’s invitation is written down together with its row. */
function judgeNew(before: Committed, after: Committed): string[] {
  const known = new Set(before.invitations.map(({ id }) => id));
  const held = new Set(after.importRows.map(({ invitation_id }) => invitation_id));
  const alone = after.invitations.filter(
    ({ id, import_id }) => import_id !== null && !known.has(id) && !held.has(id),
  );
  return alone.map(() => "an import’s invitation was written down without its row");
}

/** Once an import is started, its rows stay, and none is added. */
function judgeLost(before: Committed, after: Committed): string[] {
  const started = before.imports.filter(({ state }) => state !== "draft");
  const erased = erasedIn(after).importRows;
  const count = ({ importRows }: Committed, id: string) =>
    importRows.filter((row) => row.import_id === id && !erased.has(keyOf(row))).length;
  return started
    .filter(({ id }) => count(before, id) !== count(after, id))
    .map(() => "a row of an import is lost, or was added");
}

function judgeVersions(
  before: Committed,
  after: Committed,
  knownRows: ReadonlyMap<string, ImportRowsTable>,
): string[] {
  const known = new Map(before.imports.map((row) => [row.id, row]));
  const changedRows = new Set(
    after.importRows.flatMap((row) => {
      const old = knownRows.get(keyOf(row));
      return !old || differs(seenOfRows, old, row) ? [row.import_id] : [];
    }),
  );
  return after.imports
    .filter((row) => {
      const old = known.get(row.id);
      return !old || changedRows.has(row.id) || differs(seenOfImports, old, row);
    })
    .filter(({ version }) => !(version > before.version && version <= after.version))
    .map(() => "an import has changed without a version of its own");
}

/** After the last fault, when somebody has gone on with what was paused. */
export function judgeEndedImports({ imports, importRows }: Committed): string[] {
  const stateOf = new Map(imports.map(({ id, state }) => [id, state]));
  return [
    ...imports
      .filter(({ state }) => state === "running" || state === "paused")
      .map(({ state }) => `an import is ${state}, long after the last fault`),
    ...importRows
      .filter(({ import_id }) => stateOf.get(import_id) !== "draft")
      // What is unconfirmed is so with its invitation, which is judged by itself.
      .filter(({ state }) => state === "waiting" || state === "faulty")
      .map(({ state }) => `a row of an ended import is ${state}, long after the last fault`),
  ];
}
