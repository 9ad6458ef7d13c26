import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Tables } from "@/lib/db/types";

const hasAddress = (column: string) => `${column} like '%@%' or ${column} like '%\\%40%' escape '\\'`;

/** By these, erasing a candidate finds what names them without reading whole tables. */
export const traces: Migration = {
  async up(db: Kysely<Tables>) {
    const indexes = [
      `assessments_with_address on assessments (source_id) where ${hasAddress("decision_reason")}`,
      "assessments_overruled on assessments (source_id) where overruled_claim is not null",
      `events_with_address on events (source_id) where ${hasAddress("details")}`,
      `notes_with_address on notes (source_id) where ${hasAddress("body")}`,
      "candidates_by_joined_to on candidates (source_id, joined_to) where joined_to is not null",
      "invitations_by_email on invitations (source_id, email_folded)",
      `invitations_with_failure on invitations (source_id)
        where failure_message is not null or failure_errors is not null`,
      "import_rows_by_email on import_rows (email_folded) where email_folded is not null",
      "import_rows_with_cells on import_rows (import_id) where cells is not null",
      "audit_log_by_assessment on audit_log (assessment_id) where assessment_id is not null",
      "audit_log_by_invitation on audit_log (subject_id) where subject_type = 'invitation'",
      `audit_log_called_by_address on audit_log (id) where ${hasAddress("subject_label")}`,
      `audit_log_with_address on audit_log (id) where ${hasAddress("details")}`,
      `audit_log_of_several on audit_log (id) where details like '%"ids":[%'`,
      `audit_log_with_search on audit_log (id) where details like '%"q%'`,
    ];
    for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
  },
};
