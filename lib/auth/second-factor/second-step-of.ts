import { readRule, requiresSecondFactor } from "@/lib/auth/second-factor/rule";
import type { MembersTable, SignInStepsTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";

/** Whether a member's second factor is on, and since when. */
export async function turnedOnAt(db: Pick<Db, "selectFrom">, memberId: string): Promise<string | undefined> {
  const factor = await db
    .selectFrom("second_factors")
    .select("turned_on_at")
    .where("member_id", "=", memberId)
    .executeTakeFirst();
  return factor?.turned_on_at ?? undefined;
}

/** The step required between password and session; undefined if none. */
export async function secondStepOf(
  db: Db,
  member: Pick<MembersTable, "id" | "role">,
): Promise<SignInStepsTable["kind"] | undefined> {
  if (await turnedOnAt(db, member.id)) return "code";
  const { secondFactor } = await readRule(db);
  return requiresSecondFactor(secondFactor, member.role) ? "setup" : undefined;
}
