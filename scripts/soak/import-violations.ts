import type { ImportRowsTable } from "@/lib/db/import-tables";
import type { InvitationsTable } from "@/lib/db/invitation-tables";
import type { RecordedCreate } from "@/lib/sandbox/faults/record-creates";
import { type Facts, grouped } from "./violations";

/** What a recruiter has had written down. Nobody in it was ever invited before. */
export type GivenImport = {
  id: string;
  rows: { line: number; email: string }[];
  /** How often somebody had a candidate sent again who had not landed. */
  again: Map<string, number>;
};

/** Compares the rows that were given with what the store says of them, and what the service has. */
export function judgeImports(facts: Facts): string[] {
  const { imports = [], importRows = [], invitations, creates } = facts;
  const rowsOf = grouped(importRows, (row) => row.import_id);
  const byId = new Map(invitations.map((row) => [row.id, row]));
  const invitationsOf = grouped(invitations, (row) => row.email);
  const arrived = grouped(creates, ({ email }) => email);
  return imports.flatMap(({ id, rows: given, again }) => {
    const own = new Map((rowsOf.get(id) ?? []).map((row) => [row.line, row]));
    const surplus = own.size - given.length;
    return [
      ...(surplus > 0 ? [`an import has ${surplus} rows that nobody gave it`] : []),
      ...given.flatMap(({ line, email }) => {
        const row = own.get(line);
        if (row?.email !== email) return [`${email}: the row is lost`];
        const calls = arrived.get(email) ?? [];
        return [
          ...judgeCalls(email, invitationsOf.get(email) ?? [], calls, again.get(email) ?? 0),
          ...judgeRow(row, byId.get(row.invitation_id ?? ""), calls, facts.isSettled),
        ];
      }),
    ];
  });
}

/** Only what nobody can have received is sent again by itself. */
function judgeCalls(
  email: string,
  invitations: InvitationsTable[],
  calls: RecordedCreate[],
  again: number,
): string[] {
  const made = calls.filter(({ id }) => id !== undefined).length;
  const sends = invitations.reduce((sum, row) => sum + row.sends, 0);
  const mayHaveLanded = invitations.filter(({ state }) => state !== "not_sent" && state !== "rejected");
  return [
    ...(made > 1 ? [`${email}: made ${made} times at the service`] : []),
    ...(calls.length > sends ? [`${email}: called ${calls.length} times, and ${sends} on record`] : []),
    ...(invitations.some((row) => row.sends > 1) ? [`${email}: one invitation was sent twice`] : []),
    ...(mayHaveLanded.length > 1 + again ? [`${email}: sent again though it may have landed`] : []),
  ];
}

/** In which states a row’s own invitation may be; undefined: it has none. */
const fitting: Record<ImportRowsTable["state"], readonly (InvitationsTable["state"] | undefined)[]> = {
  waiting: [undefined, "submitting"],
  created: ["created"],
  unconfirmed: ["unconfirmed", "probable"],
  rejected: ["rejected"],
  notSent: [undefined, "did_not_land"],
  // Nobody was invited before, and every address can be sent.
  pending: [],
  skipped: [],
  faulty: [],
};

function judgeRow(
  row: ImportRowsTable,
  invitation: InvitationsTable | undefined,
  calls: RecordedCreate[],
  isSettled = false,
): string[] {
  const said = `${row.email}: its row is ${row.state}`;
  const made = calls.find(({ id }) => id !== undefined)?.id;
  if (!fitting[row.state].includes(invitation?.state))
    return [`${said}, and its invitation ${invitation?.state ?? "isn’t there"}`];
  if (row.assessment_id !== (invitation?.assessment_id ?? null))
    return [`${said} with assessment ${row.assessment_id}, and its invitation has another`];
  switch (row.state) {
    case "created":
      return row.assessment_id === made ? [] : [`${said} ${row.assessment_id}, and the service made ${made}`];
    case "rejected":
    case "notSent":
      return made === undefined ? [] : [`${said}, and the service made ${made}`];
    case "waiting":
      if (isSettled) return [`${said}, long after`];
      return invitation || made === undefined ? [] : [`${said}, and the service made ${made}`];
    case "unconfirmed":
      return isSettled ? [`${said}, long after`] : [];
    case "pending":
    case "skipped":
    case "faulty":
      return [];
    default:
      return row.state satisfies never;
  }
}
