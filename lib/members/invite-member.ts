import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { addWithin } from "@/lib/members/add-member";
import { type ChangedBy, changeWithin } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";
import { getMember } from "@/lib/members/list-members";
import { mayHavePassword } from "@/lib/members/may-have-password";
import type { AddedMember, MemberInput } from "@/lib/members/schema";
import { createSetupLinkWithin, dropSetupLinks, setupLinkLifeMs } from "@/lib/members/setup-links";

type Inviting = ChangedBy & { appUrl: string };

/**
 * Adds a member, who chooses a password through a set-up link, unless they sign in with the company's account alone.
 * @throws ProblemError 409 `member_exists`.
 */
export async function inviteMember(db: Db, input: MemberInput, by: Inviting): Promise<AddedMember> {
  const { id, url } = await db.transaction().execute(async (transaction) => {
    const memberId = await addWithin(transaction, { ...input, passwordHash: null }, by);
    if (!mayHavePassword(input.role, by.signIn.passwordSignIn)) return { id: memberId, url: undefined };
    return { id: memberId, url: await createSetupLinkWithin(transaction, { ...by, memberId }) };
  });
  return added(db, id, url, by);
}

/**
 * Takes a member's password and company account, ends their sessions, and makes a new set-up link where a password is of
 * use to them; also after the first link expired.
 * @throws ProblemError 404; 409 `member_disabled`, `last_administrator`, or `own_account` against locking oneself out.
 */
export async function resetMember(db: Db, id: string, by: Inviting): Promise<AddedMember> {
  if (by.actor.id === id)
    throw conflict(
      "own_account",
      "You can’t reset your own account. Change your password in your profile.",
      undefined,
      { reason: "own_account_reset" },
    );
  const url = await db.transaction().execute(async (transaction) => {
    await changeWithin(transaction, id, [{ kind: "reset", passwordHash: null }], by);
    const member = await findMember(transaction, { id });
    if (member && mayHavePassword(member.role, by.signIn.passwordSignIn))
      return createSetupLinkWithin(transaction, { ...by, memberId: id });
    await dropSetupLinks(transaction, id);
  });
  return added(db, id, url, by);
}

async function added(
  db: Db,
  id: string,
  url: string | undefined,
  { now, signIn }: Inviting,
): Promise<AddedMember> {
  const member = await getMember(db, id, now, signIn.oidc);
  if (!member) throw new Error(`Member ${id} vanished while a link was made.`);
  if (url === undefined) return { member };
  const expiresAt = instant(new Date(now.getTime() + setupLinkLifeMs.colleague));
  return { member, setupLink: { url, expiresAt } };
}
