import type { Kysely } from "kysely";
import type { AuditLogTable } from "@/lib/db/team-tables";
import type { Tables } from "@/lib/db/types";
import { fold } from "@/lib/fold";

const chunk = 1000;

type Described = Pick<
  AuditLogTable,
  "source_id" | "assessment_id" | "subject_label" | "person_text" | "candidate_text"
>;

/** Old entries get what is known today of those they are about. */
export async function describeOldEntries(db: Kysely<Tables>): Promise<void> {
  const members = new Map(
    (await db.selectFrom("members").select(["id", "name", "email"]).execute()).map((one) => [one.id, one]),
  );
  const sources = await db.selectFrom("sources").select("id").execute();
  const onlySource = sources.length === 1 ? (sources[0]?.id ?? null) : null;
  const person = (id: string | null) => {
    const member = id === null ? undefined : members.get(id);
    return member ? `${member.name} ${member.email}` : "";
  };

  async function describeEntry(entry: AuditLogTable): Promise<Described> {
    const isMember = entry.subject_type === "member";
    const who = `${entry.actor_name} ${person(entry.actor_id)} ${isMember ? person(entry.subject_id) : ""}`;
    const described: Described = {
      source_id: null,
      assessment_id: null,
      subject_label: (isMember && members.get(entry.subject_id)?.name) || "",
      person_text: fold(who),
      candidate_text: "",
    };
    if (entry.subject_type !== "assessment" && entry.subject_type !== "invitation") return described;
    const candidate = await candidateOf(db, entry, onlySource);
    const email: unknown = JSON.parse(entry.details).email;
    const known = typeof email === "string" ? email : undefined;
    const name = [candidate?.first_name, candidate?.last_name].filter(Boolean).join(" ");
    const id = candidate?.assessment_id ?? null;
    return {
      ...described,
      source_id: candidate?.source_id ?? onlySource,
      assessment_id: id,
      subject_label: name || candidate?.email || known || (id === null ? "" : `#${id}`),
      candidate_text: fold(
        [name, candidate?.email, known, candidate?.external_id, id].filter(Boolean).join(" "),
      ),
    };
  }

  for (let after = { at: "", id: "" }; ; ) {
    const { at, id } = after;
    const entries = await db
      .selectFrom("audit_log")
      .selectAll()
      .where((where) =>
        where.or([where("at", ">", at), where.and([where("at", "=", at), where("id", ">", id)])]),
      )
      .orderBy("at")
      .orderBy("id")
      .limit(chunk)
      .execute();
    for (const entry of entries) {
      await db
        .updateTable("audit_log")
        .set(await describeEntry(entry))
        .where("id", "=", entry.id)
        .execute();
    }
    const last = entries.at(-1);
    if (!last || entries.length < chunk) break;
    after = last;
  }
}

/** An assessment's entry didn't name its source: it is only certain where there is one source. */
async function candidateOf(db: Kysely<Tables>, entry: AuditLogTable, onlySource: string | null) {
  if (entry.subject_type === "invitation") {
    return db
      .selectFrom("invitations")
      .select(["source_id", "assessment_id", "first_name", "last_name", "email", "external_id"])
      .where("id", "=", entry.subject_id)
      .executeTakeFirst();
  }
  if (onlySource === null) return undefined;
  return db
    .selectFrom("assessments")
    .select(["source_id", "id as assessment_id", "first_name", "last_name", "email", "external_id"])
    .where("source_id", "=", onlySource)
    .where("id", "=", Number(entry.subject_id))
    .executeTakeFirst();
}
