import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Engine, engineOf } from "@/lib/db/engine";
import { keepCounts } from "@/lib/db/migrations/until-015/003-scale/counts";
import { keepInterviewNames, sortedPart } from "@/lib/db/migrations/until-015/003-scale/interview-names";
import { keepSearchIndex } from "@/lib/db/migrations/until-015/003-scale/search-index";
import type { Tables } from "@/lib/db/types";
import { fold, foldName } from "@/lib/fold";

/** Pages, counts and search at any number of rows: by index, kept up with the writes by triggers. */
export const scale: Migration = {
  async up(db: Kysely<Tables>) {
    const engine = engineOf(db);
    await foldAgain(db);
    await makeIndexes(db, engine);
    await keepInterviewNames(db, engine);
    await keepCounts(db, engine);
    await keepSearchIndex(db, engine);
  },
};

const chunk = 1000;

/** Folding knows more letters now (æ, đ, ı, …); stored texts must be folded like the searched ones. */
async function foldAgain(db: Kysely<Tables>): Promise<void> {
  const interviews = await db.selectFrom("interviews").select(["source_id", "id", "name"]).execute();
  for (const { source_id, id, name } of interviews) {
    await db
      .updateTable("interviews")
      .set({ name_folded: fold(name) })
      .where("source_id", "=", source_id)
      .where("id", "=", id)
      .execute();
  }
  await sql`update assessments set interview_folded = coalesce(
    (select ${sortedPart("i.name_folded")} from interviews i where i.source_id = assessments.source_id
      and i.id = assessments.interview_id), ${sql.lit("\uffff")})`.execute(db);

  const sources = await db.selectFrom("sources").select("id").execute();
  for (const { id: sourceId } of sources) {
    for (let after = -1; ; ) {
      const rows = await db
        .selectFrom("assessments")
        .select(["id", "email", "first_name", "last_name", "external_id", "candidate_folded", "search_text"])
        .where("source_id", "=", sourceId)
        .where("id", ">", after)
        .orderBy("id")
        .limit(chunk)
        .execute();
      for (const row of rows) {
        const said = [row.first_name, row.last_name, row.email, row.external_id, row.id];
        const search_text = fold(said.filter(Boolean).join(" "));
        const name = [row.first_name, row.last_name].filter(Boolean).join(" ");
        const candidate_folded = row.email === null ? row.candidate_folded : foldName(name || row.email);
        if (search_text === row.search_text && candidate_folded === row.candidate_folded) continue;
        await db
          .updateTable("assessments")
          .set({ search_text, candidate_folded })
          .where("source_id", "=", sourceId)
          .where("id", "=", row.id)
          .execute();
      }
      const last = rows.at(-1);
      if (!last || rows.length < chunk) break;
      after = last.id;
    }
  }
}

/**
 * One index per sort and one per filter. Each carries what the filters look at, so that skipping rows and
 * jumping to a far offset never touches the rows themselves.
 */
async function makeIndexes(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const replaced = ["created", "status", "interview", "identity", "candidate"];
  for (const name of replaced) await db.schema.dropIndex(`assessments_by_${name}`).execute();

  const rank = "(case status when 'pending' then '1' when 'recommended' then '2' else '3' end)";
  const filters = "status, identity, interview_id, gone_at, first_seen_version";
  // PostgreSQL bounds what an index entry may hold, and reads rows fast enough.
  const sorts = engine === "sqlite" ? `${filters}, search_text` : filters;
  const indexes = {
    assessments_by_created: `created_at, id, ${sorts}`,
    assessments_by_candidate: `candidate_folded, id, ${sorts}`,
    assessments_by_interview_name: `interview_folded, id, ${sorts}`,
    assessments_by_rank: `${rank}, id, ${sorts}`,
    assessments_by_status: "status, created_at, id, identity, interview_id, gone_at, first_seen_version",
    assessments_by_identity: "identity, created_at, id, status, interview_id, gone_at, first_seen_version",
    assessments_by_interview: "interview_id, created_at, id, status, identity, gone_at, first_seen_version",
  };
  for (const [name, columns] of Object.entries(indexes)) {
    await sql`create index ${sql.id(name)} on assessments (source_id, ${sql.raw(columns)})`.execute(db);
  }
}
