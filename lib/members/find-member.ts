import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import { foldEmail } from "@/lib/fold";

/** Finds disabled members too. */
export function findMember(
  db: Db,
  by: { id: string } | { email: string },
): Promise<MembersTable | undefined> {
  const members = db.selectFrom("members").selectAll();
  const found =
    "id" in by ? members.where("id", "=", by.id) : members.where("email_folded", "=", foldEmail(by.email));
  return found.executeTakeFirst();
}
