import type { MemberLimitsTable } from "@/lib/db/member-tables";
import type { Store } from "@/lib/db/store";
import type { Limit } from "@/lib/db/visibility/limit";
import type { LimitView } from "@/lib/members/schema";
import { hasRole, type Role } from "@/lib/roles";
import { blindFor } from "@/lib/settings/blind-review/blind-for";
import { readBlindReview } from "@/lib/settings/blind-review/read-blind-review";

type Limited = MemberLimitsTable & { interviewIds: number[] };

/** @param memberIds undefined: of all. */
async function readLimited({ db, sourceId }: Store, memberIds?: readonly string[]): Promise<Limited[]> {
  if (memberIds?.length === 0) return [];
  let wanted = db
    .selectFrom("member_limits as l")
    .leftJoin("member_limit_interviews as i", (join) =>
      join.onRef("i.member_id", "=", "l.member_id").on("i.source_id", "=", sourceId),
    )
    .selectAll("l")
    .select("i.interview_id")
    .orderBy("l.member_id")
    .orderBy("i.interview_id");
  if (memberIds) wanted = wanted.where("l.member_id", "in", memberIds);
  const limits = new Map<string, Limited>();
  for (const { interview_id, ...row } of await wanted.execute()) {
    const limit = limits.get(row.member_id) ?? { ...row, interviewIds: [] };
    if (interview_id !== null) limit.interviewIds.push(interview_id);
    limits.set(row.member_id, limit);
  }
  return [...limits.values()];
}

type Person = { id: string; role: Role };

/**
 * What these people don’t see of this source, by their id, without those who see everything, as administrators do.
 * Viewers have no assessments of their own.
 */
export async function limitsOf(store: Store, people: readonly Person[]): Promise<Map<string, Limit>> {
  const others = people.filter((person) => !hasRole(person, "administrator"));
  if (others.length === 0) return new Map();
  const limited = await readLimited(
    store,
    others.map(({ id }) => id),
  );
  const review = await readBlindReview(store);
  return new Map(
    others.flatMap(({ id, role }): [string, Limit][] => {
      const row = limited.find(({ member_id }) => member_id === id);
      const rows = row && {
        interviewIds: row.interviewIds,
        own: row.own === 1 && role === "recruiter",
        unclaimed: row.unclaimed === 1,
      };
      const blind = blindFor(review, { id, role });
      return rows || blind ? [[id, { memberId: id, ...(rows && { rows }), ...(blind && { blind }) }]] : [];
    }),
  );
}

/** The same for one; undefined for a person who sees everything. */
export const limitOf = async (store: Store, person: Person): Promise<Limit | undefined> =>
  (await limitsOf(store, [person])).get(person.id);

const limitView = (row: Limited): LimitView => ({
  memberId: row.member_id,
  interviewIds: row.interviewIds,
  own: row.own === 1,
  unclaimed: row.unclaimed === 1,
  updatedAt: row.updated_at,
  updatedBy: row.updated_by_name,
});

/** All limits of this source as they were set, whatever role their members have. */
export const listLimits = async (store: Store): Promise<LimitView[]> =>
  (await readLimited(store)).map(limitView);

/** As `listLimits` has one. */
export async function findLimit(store: Store, memberId: string): Promise<LimitView | null> {
  const [row] = await readLimited(store, [memberId]);
  return row ? limitView(row) : null;
}
