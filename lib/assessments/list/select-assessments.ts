import type { Store } from "@/lib/db/store";
import { blindFlag } from "@/lib/db/visibility/hidden-columns";

const selectAssessments = (store: Store) =>
  store.db
    .selectFrom("assessments as a")
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "a.source_id").onRef("i.id", "=", "a.interview_id"),
    )
    .leftJoin("invitations as v", "v.id", "a.invitation_id")
    .leftJoin("candidates as c", (join) =>
      join.onRef("c.source_id", "=", "a.source_id").onRef("c.email_folded", "=", "a.email_folded"),
    )
    .leftJoin("candidates as p", (join) =>
      join.on((eb) => eb("p.id", "=", eb.fn.coalesce("c.same_as", "c.id"))),
    )
    .leftJoin("members as r", "r.id", "a.assignee_id")
    .where("a.source_id", "=", store.sourceId);

export const selectAssessmentRows = (store: Store) =>
  selectAssessments(store)
    .selectAll("a")
    .select([
      "i.name as interview_name",
      "v.invited_by_name",
      "p.name_order",
      "r.disabled_at as assignee_disabled_at",
      "p.id as candidate_id",
      blindFlag(store).as("is_blind"),
    ]);
