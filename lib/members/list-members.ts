import type { Db, MembersTable } from "@/lib/db/types";
import type { MemberView } from "@/lib/members/schema";

const stateOf = (member: MembersTable): MemberView["state"] => {
  if (member.disabled_at !== null) return "disabled";
  return member.password_hash === null ? "invited" : "active";
};

/** Everybody, by name. */
export async function listMembers(db: Db): Promise<MemberView[]> {
  const members = await db
    .selectFrom("members")
    .selectAll()
    .orderBy("name")
    .orderBy("email_folded")
    .execute();
  return members.map((member) => ({
    id: member.id,
    email: member.email,
    name: member.name,
    role: member.role,
    state: stateOf(member),
  }));
}
