import type { Transaction } from "kysely";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { lockMember, lockMemberAndAdministrators } from "@/lib/db/locks/lock-member";
import { lockSources } from "@/lib/db/locks/lock-source";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { conflict, notFound } from "@/lib/errors";
import { endSessions } from "@/lib/members/end-sessions";
import { endSharedLinks } from "@/lib/members/end-shared-links";
import { hasAdministrator } from "@/lib/members/has-administrator";
import { pauseImportsOf } from "@/lib/members/pause-imports-of";
import { hasRole, type Role } from "@/lib/roles";

export type MemberChange =
  | { kind: "disable" }
  | { kind: "enable" }
  | { kind: "role"; role: Role }
  | { kind: "name"; name: string }
  /** Null: no password until a set-up link gives one. The company account has to be linked again, too. */
  | { kind: "reset"; passwordHash: string | null };

const actions = {
  disable: "member_disabled",
  enable: "member_enabled",
  role: "role_changed",
  name: "member_renamed",
  reset: "password_reset",
} as const;

/** The command line has no id. */
export type By = { actor: AuditEntry["actor"]; now: Date };

/** `signIn` says who counts as an administrator who can sign in. */
export type ChangedBy = By & { signIn: SignInSettings };

/** For people who rename themselves, perhaps in a loop. */
type RenamedBy = By & { recordRename: (entry: AuditEntry & { action: "member_renamed" }) => Promise<void> };

/**
 * Disables, enables or renames a member, or changes their role or password. Disabling and a reset end their sessions;
 * who is disabled, or no recruiter any more, loses their links to shortlists.
 * @throws ProblemError 404; 409 `last_administrator`, or `member_disabled` for a reset of a disabled person.
 */
export async function changeMember(db: Db, id: string, change: MemberChange, by: ChangedBy): Promise<void> {
  await db.transaction().execute((transaction) => changeWithin(transaction, id, [change], by));
}

// These could leave no administrator who can sign in.
const takesRights = ({ kind }: MemberChange) => kind === "disable" || kind === "role" || kind === "reset";

const takesLinks = (change: MemberChange) =>
  change.kind === "disable" || (change.kind === "role" && !hasRole(change, "recruiter"));

/** Several changes of one member in the caller's transaction, all or none; what is so already stays. */
export async function changeWithin(
  transaction: Transaction<Tables>,
  id: string,
  changes: MemberChange[],
  by: ChangedBy,
): Promise<void> {
  // A link that is being made now is there then, or is refused.
  if (changes.some(takesLinks)) await lockSources(transaction);
  const lock = changes.some(takesRights) ? lockMemberAndAdministrators : lockMember;
  await lock(transaction, id);
  const member = await memberOrThrow(transaction, id);
  for (const change of changes) {
    // A reset from the command line is the operator's, and its link or password leads back in.
    const isOperators = change.kind === "reset" && by.actor.id === undefined;
    const mustLeaveOne =
      takesRights(change) && !isOperators && (await hasAdministrator(transaction, by.signIn));
    await changeOne(transaction, member, change, by);
    if (mustLeaveOne && !(await hasAdministrator(transaction, by.signIn)))
      throw conflict("last_administrator", "The last administrator can’t be disabled or given another role.");
  }
}

/** A person's own new name, in the caller's transaction. Locks their row even without one. @throws ProblemError 404 */
export async function renameWithin(
  transaction: Transaction<Tables>,
  id: string,
  name: string | undefined,
  by: RenamedBy,
): Promise<void> {
  await lockMember(transaction, id);
  const member = await memberOrThrow(transaction, id);
  if (name !== undefined) await changeOne(transaction, member, { kind: "name", name }, by);
}

async function memberOrThrow(transaction: Transaction<Tables>, id: string): Promise<MembersTable> {
  const member = await transaction.selectFrom("members").selectAll().where("id", "=", id).executeTakeFirst();
  if (!member) throw notFound("There is no such person.", { reason: "person_missing" });
  return member;
}

async function changeOne(
  transaction: Transaction<Tables>,
  member: MembersTable,
  change: MemberChange,
  by: By & Partial<RenamedBy>,
): Promise<void> {
  const columns = columnsFor(change, member, by.now);
  if (!columns) return;
  await transaction.updateTable("members").set(columns).where("id", "=", member.id).execute();
  if (change.kind === "disable" || change.kind === "reset") await endSessions(transaction, member.id);
  const unlinked = change.kind === "reset" ? await unlinkIdentities(transaction, member.id) : 0;
  if (takesLinks(change)) await pauseImportsOf(transaction, member.id, by.now);
  const endedLinks = takesLinks(change) ? await endSharedLinks(transaction, member.id, by.now) : 0;
  const entry = {
    actor: by.actor,
    subject: { type: "member", id: member.id } as const,
    details: {
      email: member.email,
      ...(change.kind === "role" && { from: member.role, to: change.role }),
      ...(change.kind === "name" && { from: member.name, to: change.name }),
      ...(unlinked > 0 && { unlinked }),
    },
    at: by.now,
  };
  if (change.kind === "name" && by.recordRename)
    await by.recordRename({ ...entry, action: actions[change.kind] });
  else await recordAudit(transaction, { ...entry, action: actions[change.kind] });
  if (endedLinks > 0)
    await recordAudit(transaction, {
      ...entry,
      action: "shortlist_links_ended",
      details: { email: member.email, links: endedLinks },
    });
}

// An intruder may have linked their own identity.
async function unlinkIdentities(transaction: Transaction<Tables>, memberId: string): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom("identities")
    .where("member_id", "=", memberId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

// Undefined when there is nothing to change.
function columnsFor(
  change: MemberChange,
  member: MembersTable,
  now: Date,
): Partial<MembersTable> | undefined {
  switch (change.kind) {
    case "disable":
      return member.disabled_at === null ? { disabled_at: instant(now) } : undefined;
    case "enable":
      return member.disabled_at === null ? undefined : { disabled_at: null };
    case "role":
      return member.role === change.role ? undefined : { role: change.role };
    case "name":
      return member.name === change.name ? undefined : { name: change.name };
    case "reset":
      if (member.disabled_at !== null)
        throw conflict("member_disabled", `${member.email} is disabled. Enable them first.`, undefined, {
          params: { email: member.email },
        });
      return { password_hash: change.passwordHash };
    default:
      return change satisfies never;
  }
}
