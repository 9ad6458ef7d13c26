import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { notFound } from "@/lib/errors";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { Shortlist } from "@/lib/shortlists/schema";

type With = { id: string; memberId: string };

/** Shares a list with a colleague; repeating it changes nothing. @throws ProblemError 404. */
export async function shareShortlist(
  store: Store,
  { id, memberId }: With,
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    const member = await transaction
      .selectFrom("members")
      .select(["id", "name"])
      .where("id", "=", memberId)
      .where("disabled_at", "is", null)
      .executeTakeFirst();
    if (!member) throw notFound("There is no such person.", { reason: "person_missing" });
    const shared = await transaction
      .insertInto("shortlist_readers")
      .values({
        shortlist_id: id,
        member_id: memberId,
        shared_at: instant(store.now()),
        shared_by_name: user.name,
      })
      .onConflict((clash) => clash.doNothing())
      .executeTakeFirst();
    if (!shared.numInsertedOrUpdatedRows) return { written: "nothing" };
    await record(transaction, { store, row, user, action: "shortlist_shared", name: member.name });
    return { written: "beside" };
  });
  return readShortlist(store, id, user);
}

/** Takes a list back from a colleague. What they said of its candidates stays. @throws ProblemError 404. */
export async function unshareShortlist(
  store: Store,
  { id, memberId }: With,
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("shortlist_readers")
      .where("shortlist_id", "=", id)
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    if (!numDeletedRows) return { written: "nothing" };
    const member = await transaction
      .selectFrom("members")
      .select("name")
      .where("id", "=", memberId)
      .executeTakeFirst();
    const name = member?.name ?? "";
    await record(transaction, { store, row, user, action: "shortlist_unshared", name });
    return { written: "beside" };
  });
  return readShortlist(store, id, user);
}

const record = (
  transaction: Transaction<Tables>,
  given: {
    store: Store;
    row: ShortlistsTable;
    user: ShortlistUser;
    action: "shortlist_shared" | "shortlist_unshared";
    name: string;
  },
) =>
  recordAudit(transaction, {
    actor: given.user,
    action: given.action,
    subject: subjectOf(given.row),
    details: given.action === "shortlist_shared" ? { to: given.name } : { from: given.name },
    at: given.store.now(),
  });
