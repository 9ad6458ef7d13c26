import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Instant } from "@/lib/db/types";
import { type OidcSettings, spellingsOf } from "@/lib/env-sign-in";
import type { MemberView } from "@/lib/members/schema";

type Selected = MembersTable & {
  link_expires_at: Instant | null;
  linked_at: Instant | null;
  second_factor_at: Instant | null;
};

function stateOf(member: Selected): MemberView["state"] {
  if (member.disabled_at !== null) return "disabled";
  return member.password_hash === null && member.linked_at === null ? "invited" : "active";
}

type Provider = Pick<OidcSettings, "issuer">;

/**
 * Everyone who was added, by name. `active` are those with a password or an account at the company's provider.
 * @param provider the one that is set now: accounts of a former one don't count.
 */
export async function listMembers(db: Db, now = new Date(), provider?: Provider): Promise<MemberView[]> {
  const members = await selectMembers(db, now, provider)
    .orderBy("m.name")
    .orderBy("m.email_folded")
    .execute();
  return members.map(memberView);
}

/** One of them, as `listMembers` has it. @returns undefined for an unknown id. */
export async function getMember(
  db: Db,
  id: string,
  now = new Date(),
  provider?: Provider,
): Promise<MemberView | undefined> {
  const member = await selectMembers(db, now, provider).where("m.id", "=", id).executeTakeFirst();
  return member && memberView(member);
}

const selectMembers = (db: Db, now: Date, provider?: Provider) =>
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
    )
    .select((select) =>
      select
        .selectFrom("identities as i")
        .select("i.linked_at")
        .whereRef("i.member_id", "=", "m.id")
        // No issuer is empty.
        .where("i.issuer", "in", provider ? spellingsOf(provider.issuer) : [""])
        .orderBy("i.linked_at")
        .limit(1)
        .as("linked_at"),
    )
    .select((select) =>
      select
        .selectFrom("second_factors as f")
        .select("f.turned_on_at")
        .whereRef("f.member_id", "=", "m.id")
        .as("second_factor_at"),
    );

const memberView = (member: Selected): MemberView => ({
  id: member.id,
  email: member.email,
  name: member.name,
  role: member.role,
  state: stateOf(member),
  hasCompanyAccount: member.linked_at !== null,
  hasSecondFactor: member.second_factor_at !== null,
  createdAt: member.created_at,
  lastSignedInAt: member.last_signed_in_at ?? undefined,
  linkExpiresAt: member.disabled_at === null ? (member.link_expires_at ?? undefined) : undefined,
});
