import type { Transaction } from "kysely";
import type { Identity } from "@/lib/auth/oidc/read-identity";
import { instant } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";

/** A provider may say much more than anybody reads. */
const mostClaims = 16_000;

type Linked = {
  identity: Pick<Identity, "issuer" | "subject">;
  claims: Record<string, unknown>;
  group?: string | undefined;
};

/** Notes that this identity is this member's, and what the provider says of it now. */
export async function linkIdentity(
  transaction: Transaction<Tables>,
  memberId: string,
  { identity, claims, group }: Linked,
  now: Date,
): Promise<void> {
  const at = instant(now);
  const said = JSON.stringify(claims);
  const noted = {
    last_used_at: at,
    claims: said.length <= mostClaims ? said : JSON.stringify({ omitted: `${said.length} characters` }),
    role_group: group ?? null,
  };
  await transaction
    .insertInto("identities")
    .values({
      issuer: identity.issuer,
      subject: identity.subject,
      member_id: memberId,
      linked_at: at,
      ...noted,
    })
    .onConflict((known) => known.columns(["issuer", "subject"]).doUpdateSet(noted))
    .execute();
}
