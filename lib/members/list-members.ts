import { instant } from "@/lib/db/store";
import type { Db, Instant, MembersTable } from "@/lib/db/types";
import type { MemberView } from "@/lib/members/schema";

const stateOf = (member: MembersTable): MemberView["state"] => {
  if (member.disabled_at !== null) return "disabled";
  return member.password_hash === null ? "invited" : "active";
};

export async function listMembers(db: Db, now = new Date()): Promise<MemberView[]> {
  const members = await selectMembers(db, now).orderBy("m.name").orderBy("m.email_folded").execute();
  return members.map(memberView);
}

export async function getMember(db: Db, id: string, now = new Date()): Promise<MemberView | undefined> {
  const member = await selectMembers(db, now).where("m.id", "=", id).executeTakeFirst();
  return member && memberView(member);
}

const selectMembers = (db: Db, now: Date) =>
  db
    .selectFrom("members as m")
    .selectAll("m")
    .select((select) =>
      select
        .selectFrom("setup_links as l")
        .select("l.expires_at")
        .whereRef("l.member_id", "=", "m.id")
        .where("l.used_at", "is", null)
        .where("l.expires_at", ">", instant(now))
        .limit(1)
        .as("link_expires_at"),
    );

const memberView = (member: MembersTable & { link_expires_at: Instant | null }): MemberView => ({
  id: member.id,
  email: member.email,
  name: member.name,
  role: member.role,
  state: stateOf(member),
  createdAt: member.created_at,
  lastSignedInAt: member.last_signed_in_at ?? undefined,
  linkExpiresAt: member.disabled_at === null ? (member.link_expires_at ?? undefined) : undefined,
});
