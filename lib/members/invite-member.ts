import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import { addWithin } from "@/lib/members/add-member";
import { type By, type ChangedBy, changeWithin } from "@/lib/members/change-member";
import { getMember } from "@/lib/members/list-members";
import type { AddedMember, InvitedMember, MemberInput, MemberView } from "@/lib/members/schema";
import { createSetupLinkWithin, setupLinkLifeMs } from "@/lib/members/setup-links";

type Inviting = By & {
  appUrl: string;
  /** False where they sign in with the company's account alone. */
  withPassword?: boolean;
};

/** Adds a member, who chooses a password through a set-up link. @throws ProblemError 409 `member_exists`. */
export async function inviteMember(db: Db, input: MemberInput, by: Inviting): Promise<AddedMember> {
  const { id, url } = await db.transaction().execute(async (transaction) => {
    const memberId = await addWithin(transaction, { ...input, passwordHash: null }, by);
    if (by.withPassword === false) return { id: memberId, url: undefined };
    return { id: memberId, url: await createSetupLinkWithin(transaction, { ...by, memberId }) };
  });
  return url === undefined ? { member: await memberOf(db, id, by.now) } : invited(db, id, url, by.now);
}

/**
 * Takes a member's password, ends their sessions, and makes a new set-up link; also after the first link expired.
 * @throws ProblemError 404; 409 `member_disabled`, `last_administrator`, or `own_account` against locking oneself out.
 */
export async function resetMember(
  db: Db,
  id: string,
  by: ChangedBy & { appUrl: string },
): Promise<InvitedMember> {
  if (by.actor.id === id)
    throw conflict(
      "own_account",
      "You can’t reset your own account. Change your password in your profile.",
      undefined,
      { reason: "own_account_reset" },
    );
  const url = await db.transaction().execute(async (transaction) => {
    await changeWithin(transaction, id, [{ kind: "reset", passwordHash: null }], by);
    return createSetupLinkWithin(transaction, { ...by, memberId: id });
  });
  return invited(db, id, url, by.now);
}

async function memberOf(db: Db, id: string, now: Date): Promise<MemberView> {
  const member = await getMember(db, id, now);
  if (!member) throw new Error(`Member ${id} vanished while a link was made.`);
  return member;
}

async function invited(db: Db, id: string, url: string, now: Date): Promise<InvitedMember> {
  const expiresAt = instant(new Date(now.getTime() + setupLinkLifeMs.colleague));
  return { member: await memberOf(db, id, now), setupLink: { url, expiresAt } };
}
