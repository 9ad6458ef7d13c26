import type { Db } from "@/lib/db/types";
import type { Colleague } from "@/lib/members/schema";
import { hasRole } from "@/lib/roles";

/** All members by name, with what colleagues may know of each other. Disabled ones too: rows still name them. */
export async function listColleagues(db: Db): Promise<Colleague[]> {
  const members = await db
    .selectFrom("members")
    .select(["id", "name", "role", "disabled_at"])
    .orderBy("name")
    .orderBy("id")
    .execute();
  return members.map(({ id, name, role, disabled_at }) => ({
    id,
    name,
    mayRecruit: disabled_at === null && hasRole({ role }, "recruiter"),
    isDisabled: disabled_at !== null,
  }));
}
