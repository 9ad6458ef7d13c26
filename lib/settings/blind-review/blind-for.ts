import type { BlindReview } from "@/lib/db/visibility/limit";
import { hasRole, type Role } from "@/lib/roles";
import type { BlindRule, Reviewers } from "@/lib/settings/blind-review/schema";

const isAmong = (reviewers: Reviewers, role: Role): boolean =>
  reviewers === "recruiters" || (reviewers === "viewers" && !hasRole({ role }, "recruiter"));

/**
 * What a member reviews blind; undefined for nothing. Administrators review nothing blind: they set the rule.
 * @param person.id empty for the holder of a link, whose role is that of a viewer.
 */
export function blindFor(rule: BlindRule, { id, role }: { id: string; role: Role }): BlindReview | undefined {
  if (hasRole({ role }, "administrator")) return undefined;
  const { reviewers, interviews, revealsOnDecision, showsResults } = rule;
  const isEveryOther = isAmong(reviewers, role);
  const interviewIds = interviews
    .filter((interview) => isAmong(interview.reviewers, role) !== isEveryOther)
    .map(({ id }) => id);
  return isEveryOther || interviewIds.length > 0
    ? { memberId: id, interviewIds, isEveryOther, revealsOnDecision, showsResults }
    : undefined;
}
