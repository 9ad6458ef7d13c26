import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import type { MembersTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { dropSetupLinks } from "@/lib/members/setup-links";

/** Providers may send large claims. */
const mostClaims = 16_000;

type Linked = {
  identity: Pick<Identity, "issuer" | "subject">;
  claims: Record<string, unknown>;
  group?: string | undefined;
  /** What proved that the account is theirs; undefined for a new one. */
  by: "password" | "address" | undefined;
};

/**
 * Links an identity to a member and stores its latest claims. A set-up link that waits for the member ends with that.
 * @returns false if it is linked to another member, which it stays.
 */
export async function linkIdentity(
  transaction: Transaction<Tables>,
  member: Pick<MembersTable, "id" | "name">,
  { identity, claims, group, by }: Linked,
  now: Date,
): Promise<boolean> {
  const said = JSON.stringify(claims);
  const noted = {
    last_used_at: instant(now),
    claims: said.length <= mostClaims ? said : JSON.stringify({ omitted: `${said.length} characters` }),
    role_group: group ?? null,
  };
  const { issuer, subject } = identity;
  const known = await transaction
    .updateTable("identities")
    .set(noted)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .where("member_id", "=", member.id)
    .executeTakeFirstOrThrow();
  if (known.numUpdatedRows > 0n) return true;
  const linked = await transaction
    .insertInto("identities")
    .values({ issuer, subject, member_id: member.id, linked_at: instant(now), ...noted })
    .onConflict((clash) => clash.columns(["issuer", "subject"]).doNothing())
    .executeTakeFirstOrThrow();
  if (!linked.numInsertedOrUpdatedRows) return false;
  await dropSetupLinks(transaction, member.id);
  if (by)
    await recordAudit(transaction, {
      actor: { id: member.id, name: member.name },
      action: "identity_linked",
      subject: { type: "member", id: member.id },
      details: { issuer, by },
      at: now,
    });
  return true;
}
