import type { Store } from "@/lib/db/store";

const selectAssessments = (store: Store) =>
  store.db
    .selectFrom("assessments as a")
    .leftJoin("interviews as i", (join) =>
      join.onRef("i.source_id", "=", "a.source_id").onRef("i.id", "=", "a.interview_id"),
    )
    .leftJoin("invitations as v", "v.id", "a.invitation_id")
    .where("a.source_id", "=", store.sourceId);

export const selectAssessmentRows = (store: Store) =>
  selectAssessments(store).selectAll("a").select(["i.name as interview_name", "v.invited_by_name"]);
