import type { AuditSubject } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";

type Said = string | number | null | undefined;

export type Described = {
  label: string;
  sourceId?: string;
  assessmentId?: number;
  /** What a search for a colleague, and one for a candidate, finds it by. */
  colleague: Said[];
  candidate: Said[];
};

type Readable = Pick<Db, "selectFrom">;

/** What an entry's subject is called now, and by what it is searched for. */
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
    case "selection": {
      const { sourceId, assessmentIds = [] } = subject;
      const rows = sourceId ? await readAssessments(db, sourceId, assessmentIds) : [];
      const candidate = rows.flatMap((row) => describeCandidate(row, []).candidate);
      return { label: "", sourceId, colleague: [], candidate };
    }
    default: {
      const { label = "", sourceId } = subject;
      return { label, sourceId, colleague: [], candidate: [] };
    }
  }
}

async function describeMember(db: Readable, id: string): Promise<Described> {
  const member = await db
    .selectFrom("members")
    .select(["name", "email"])
    .where("id", "=", id)
    .executeTakeFirst();
  return { label: member?.name ?? "", colleague: [member?.name, member?.email], candidate: [] };
}

/** Whom a candidate was taken for before and after: the row itself says it no more, or not yet. */
function emailsIn(details: Record<string, unknown>): string[] {
  const { email, before, after } = details;
  const inside = [before, after].map((side) =>
    typeof side === "object" && side !== null && "email" in side ? side.email : undefined,
  );
  return [email, ...inside].filter((one) => typeof one === "string");
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
  const name = [row?.first_name, row?.last_name].filter(Boolean).join(" ");
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

/** In the order of their ids; those that don't exist are left out. */
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
