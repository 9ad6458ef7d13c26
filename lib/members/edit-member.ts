import type { Db } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { type ChangedBy, changeWithin, type MemberChange } from "@/lib/members/change-member";
import { getMember } from "@/lib/members/list-members";
import type { MemberView } from "@/lib/members/schema";

/** An administrator's changes, all or none. @throws ProblemError 404; 409 `last_administrator`, or `own_account`. */
export async function editMember(
  db: Db,
  id: string,
  changes: MemberChange[],
  by: ChangedBy,
): Promise<MemberView> {
  if (by.actor.id === id && changes.some((change) => change.kind === "disable"))
    throw conflict(
      "own_account",
      "You can’t disable your own account. Ask another administrator.",
      undefined,
      {
        reason: "own_account_disable",
      },
    );
  await db.transaction().execute((transaction) => changeWithin(transaction, id, changes, by));
  const member = await getMember(db, id, by.now, by.signIn.oidc);
  if (!member) throw new Error(`Member ${id} vanished while it was changed.`);
  return member;
}
