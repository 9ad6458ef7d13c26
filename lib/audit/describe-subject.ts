import type { AuditSubject } from "@/lib/audit/audit-subject";
import type { Db } from "@/lib/db/types";
import { fullName } from "@/lib/full-name";

type Said = string | number | null | undefined;

export type Described = {
  label: string;
  sourceId?: string;
  assessmentId?: number;
  /** The texts by which a search for a colleague, or a candidate, finds it. */
  colleague: Said[];
  candidate: Said[];
};

type Readable = Pick<Db, "selectFrom">;

/** An entry's subject: its name as of now, and the texts by which it is found. */
export async function describeSubject(
  db: Readable,
  subject: AuditSubject,
  details: Record<string, unknown>,
): Promise<Described> {
  switch (subject.type) {
    case "member":
      return describeMember(db, subject.id);
    case "invitation":
      return describeCandidate(await readInvitation(db, subject.id), emailsIn(details));
    case "assessment": {
      const [row] = await readAssessments(db, subject.sourceId, [Number(subject.id)]);
      const described = describeCandidate(row, emailsIn(details));
      return { ...described, label: described.label || `#${subject.id}` };
    }
    case "export":
    case "selection":
    case "shortlist": {
      const { sourceId, assessmentIds = [] } = subject;
      const candidate = sourceId ? await describeCandidates(db, sourceId, assessmentIds) : [];
      const label = subject.type === "shortlist" ? (subject.label ?? "") : "";
      return { label, sourceId, colleague: [], candidate };
    }
    default: {
      const { label = "", sourceId } = subject;
      return { label, sourceId, colleague: [], candidate: [] };
    }
  }
}

/** The texts by which a search for one of these candidates finds an entry about all of them. */
export const describeCandidates = async (db: Readable, sourceId: string, ids: number[]): Promise<Said[]> =>
  (await readAssessments(db, sourceId, ids)).flatMap((row) => describeCandidate(row, []).candidate);

async function describeMember(db: Readable, id: string): Promise<Described> {
  const member = await db
    .selectFrom("members")
    .select(["name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return { label: member?.name ?? "", colleague: [member?.name, member?.email], candidate: [] };
}

// From before and after: the row itself has only one of them.
function emailsIn(details: Record<string, unknown>): string[] {
  const { email, emails, before, after } = details;
  const inside = [before, after].map((side) =>
    typeof side === "object" && side !== null && "email" in side ? side.email : undefined,
  );
  return [email, ...(Array.isArray(emails) ? emails : []), ...inside].filter(
    (one) => typeof one === "string",
  );
}

type CandidateRow = {
  source_id: string;
  assessment_id: number | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  external_id: string | null;
};

function describeCandidate(row: CandidateRow | undefined, emails: string[]): Described {
  const name = fullName({ firstName: row?.first_name, lastName: row?.last_name });
  const addresses = [...new Set([row?.email, ...emails])];
  return {
    label: name || (addresses.find(Boolean) ?? ""),
    sourceId: row?.source_id,
    assessmentId: row?.assessment_id ?? undefined,
    colleague: [],
    candidate: [name, ...addresses, row?.external_id, row?.assessment_id],
  };
}

const readInvitation = (db: Readable, id: string): Promise<CandidateRow | undefined> =>
  db
    .selectFrom("invitations")
    .select(["source_id", "assessment_id", "first_name", "last_name", "email", "external_id"])
    .where("id", "=", id)
    .executeTakeFirst();

const readAssessments = async (db: Readable, sourceId: string, ids: number[]): Promise<CandidateRow[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("assessments")
        .select(["source_id", "id as assessment_id", "first_name", "last_name", "email", "external_id"])
        .where("source_id", "=", sourceId)
        .where("id", "in", ids)
        .orderBy("id")
        .execute();
