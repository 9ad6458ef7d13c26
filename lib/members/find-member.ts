import { foldEmail } from "@/lib/db/fold";
import type { Db, MembersTable } from "@/lib/db/types";

/** A person by id or by e-mail address, disabled ones included; undefined when there is none. */
export function findMember(
  db: Db,
  by: { id: string } | { email: string },
): Promise<MembersTable | undefined> {
  const members = db.selectFrom("members").selectAll();
  const found =
    "id" in by ? members.where("id", "=", by.id) : members.where("email_folded", "=", foldEmail(by.email));
  return found.executeTakeFirst();
}
