import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { engineOf } from "@/lib/db/engine";
import { sortedText } from "@/lib/db/sql/sorted-text";
import type { Tables } from "@/lib/db/types";

export const first: Migration = {
  async up(db: Kysely<Tables>) {
    const text = sortedText(engineOf(db));

    await db.schema
      .createTable("sources")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("base_url", text, (column) => column.notNull())
      .addColumn("account", text, (column) => column.notNull())
      .addColumn("epoch", text, (column) => column.notNull())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("created_at", text, (column) => column.notNull())
      .addUniqueConstraint("sources_by_address", ["base_url", "account"])
      .execute();

    await db.schema
      .createTable("members")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("email_folded", text, (column) => column.notNull().unique())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("role", text, (column) =>
        column.notNull().check(sql`role in ('viewer', 'recruiter', 'administrator')`),
      )
      .addColumn("password_hash", text)
      .addColumn("session_epoch", "integer", (column) => column.notNull())
      .addColumn("disabled_at", text)
      .addColumn("created_at", text, (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("setup_links")
      .addColumn("token_hash", text, (column) => column.primaryKey())
      .addColumn("member_id", text, (column) => column.references("members.id"))
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("expires_at", text, (column) => column.notNull())
      .addColumn("used_at", text)
      .execute();

    await db.schema
      .createTable("rate_limits")
      .addColumn("key", "varchar(255)", (column) => column.primaryKey())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("expire", "bigint")
      .execute();

    await db.schema
      .createTable("interviews")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("id", "bigint", (column) => column.notNull())
      .addColumn("name", text, (column) => column.notNull())
      .addColumn("name_folded", text, (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("first_seen_at", text, (column) => column.notNull())
      .addColumn("retired_at", text)
      .addPrimaryKeyConstraint("interviews_key", ["source_id", "id"])
      .execute();

    await db.schema
      .createTable("invitations")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("submission_id", text, (column) => column.notNull())
      .addColumn("state", text, (column) =>
        column
          .notNull()
          .check(
            sql`state in ('submitting', 'not_sent', 'rejected', 'created', 'unconfirmed', 'probable', 'did_not_land')`,
          ),
      )
      .addColumn("open", "integer", (column) => column.notNull().check(sql`open in (0, 1)`))
      .addColumn("interview_id", "bigint", (column) => column.notNull())
      .addColumn("email", text, (column) => column.notNull())
      .addColumn("email_folded", text, (column) => column.notNull())
      .addColumn("first_name", text)
      .addColumn("last_name", text)
      .addColumn("phone_number", text)
      .addColumn("external_id", text)
      .addColumn("resume_url", text)
      .addColumn("suppress_candidate_email", "integer", (column) => column.notNull())
      .addColumn("assessment_id", "bigint")
      .addColumn("invited_by", text, (column) => column.references("members.id"))
      .addColumn("invited_by_name", text, (column) => column.notNull())
      .addColumn("submitted_at", text, (column) => column.notNull())
      .addColumn("deadline_at", text, (column) => column.notNull())
      .addColumn("settled_at", text)
      .addColumn("failure_code", text)
      .addColumn("failure_message", text)
      .addColumn("failure_errors", text)
      .addColumn("dismissed_at", text)
      .addColumn("version", "bigint", (column) => column.notNull())
      .addCheckConstraint(
        "invitations_open_states",
        sql`open = 1 and state in ('submitting', 'unconfirmed', 'probable', 'created')
          or open = 0 and state in ('not_sent', 'rejected', 'created', 'did_not_land')`,
      )
      .addUniqueConstraint("invitations_by_submission", ["source_id", "submission_id"])
      .addUniqueConstraint("invitations_by_assessment", ["source_id", "assessment_id"])
      .execute();

    await db.schema
      .createIndex("invitations_one_open")
      .unique()
      .on("invitations")
      .columns(["source_id", "email_folded", "interview_id"])
      .where(sql.ref("open"), "=", 1)
      .execute();

    await db.schema
      .createIndex("invitations_by_state")
      .on("invitations")
      .columns(["source_id", "state", "submitted_at"])
      .execute();

    await db.schema
      .createTable("assessments")
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("id", "bigint", (column) => column.notNull())
      .addColumn("status", text, (column) =>
        column.notNull().check(sql`status in ('pending', 'recommended', 'not_recommended')`),
      )
      .addColumn("created_at", text, (column) => column.notNull())
      .addColumn("application_url", text, (column) => column.notNull())
      .addColumn("report_url", text)
      .addColumn("detail", text)
      .addColumn("identity", text, (column) =>
        column.notNull().check(sql`identity in ('invited_here', 'learned', 'claimed', 'unclaimed')`),
      )
      .addColumn("invitation_id", text, (column) => column.unique().references("invitations.id"))
      .addColumn("interview_id", "bigint")
      .addColumn("email", text)
      .addColumn("email_folded", text)
      .addColumn("first_name", text)
      .addColumn("last_name", text)
      .addColumn("phone_number", text)
      .addColumn("external_id", text)
      .addColumn("resume_url", text)
      .addColumn("candidate_folded", text, (column) => column.notNull())
      .addColumn("search_text", text, (column) => column.notNull())
      .addColumn("first_seen_at", text, (column) => column.notNull())
      .addColumn("completed_after", text)
      .addColumn("completed_before", text)
      .addColumn("learn_attempts", "integer", (column) => column.notNull())
      .addColumn("learn_after", text)
      .addColumn("gone_at", text)
      .addColumn("version", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("assessments_key", ["source_id", "id"])
      .execute();

    const indexes = {
      assessments_by_created: ["source_id", "created_at", "id"],
      assessments_by_status: ["source_id", "status", "created_at", "id"],
      assessments_by_interview: ["source_id", "interview_id", "created_at", "id"],
      assessments_by_identity: ["source_id", "identity", "created_at", "id"],
      assessments_by_candidate: ["source_id", "candidate_folded", "id"],
      assessments_by_email: ["source_id", "email_folded", "interview_id"],
      assessments_by_version: ["source_id", "version"],
    } as const;
    for (const [name, columns] of Object.entries(indexes)) {
      await db.schema
        .createIndex(name)
        .on("assessments")
        .columns([...columns])
        .execute();
    }

    await db.schema
      .createTable("events")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("source_id", text, (column) => column.notNull().references("sources.id"))
      .addColumn("assessment_id", "bigint", (column) => column.notNull())
      .addColumn("kind", text, (column) => column.notNull())
      .addColumn("after", text)
      .addColumn("at", text, (column) => column.notNull())
      .addColumn("actor_name", text)
      .addColumn("details", text)
      .addColumn("version", "bigint", (column) => column.notNull())
      .execute();

    await db.schema
      .createIndex("events_by_assessment")
      .on("events")
      .columns(["source_id", "assessment_id", "at"])
      .execute();

    await db.schema
      .createTable("audit_log")
      .addColumn("id", text, (column) => column.primaryKey())
      .addColumn("at", text, (column) => column.notNull())
      .addColumn("actor_id", text)
      .addColumn("actor_name", text, (column) => column.notNull())
      .addColumn("action", text, (column) => column.notNull())
      .addColumn("subject_type", text, (column) => column.notNull())
      .addColumn("subject_id", text, (column) => column.notNull())
      .addColumn("details", text, (column) => column.notNull())
      .execute();

    await db.schema.createIndex("audit_log_by_time").on("audit_log").columns(["at", "id"]).execute();

    await db.schema
      .createTable("mirror_state")
      .addColumn("source_id", text, (column) => column.primaryKey().references("sources.id"))
      .addColumn("attempted_at", text)
      .addColumn("succeeded_at", text)
      .addColumn("failing_since", text)
      .addColumn("failure_code", text)
      .addColumn("failure_message", text)
      .addColumn("unreadable_rows", "integer", (column) => column.notNull())
      .addColumn("interviews_at", text)
      .execute();
  },
};
