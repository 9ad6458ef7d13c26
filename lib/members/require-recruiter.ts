import type { Transaction } from "kysely";
import type { Tables } from "@/lib/db/types";
import { forbidden } from "@/lib/errors";
import { hasRole } from "@/lib/roles";

/**
 * Asks again, in a transaction that holds the source: since the session was asked, its person may have been disabled or
 * made a viewer, and what acts in their name been ended. @throws ProblemError 403.
 */
export async function requireRecruiter(transaction: Transaction<Tables>, id: string): Promise<void> {
  const member = await transaction
    .selectFrom("members")
    .select("role")
    .where("id", "=", id)
    .where("disabled_at", "is", null)
    .executeTakeFirst();
  if (!member || !hasRole(member, "recruiter")) throw forbidden();
}
