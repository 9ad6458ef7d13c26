import type { Transaction } from "kysely";
import type { Store } from "@/lib/db/store";
import type { Tables } from "@/lib/db/types";
import { forbidden, invalid } from "@/lib/errors";
import { foldName } from "@/lib/fold";
import { fieldText } from "@/lib/i18n/field-texts";
import { hasRole } from "@/lib/roles";
import type { ViewUser } from "@/lib/views/view-row";

/** Names of emoji alone fold to nothing, yet differ. */
export const foldedName = (name: string): string => foldName(name) || name;

/** One owner's views have different names, case and accents aside. @throws ProblemError 422 at `name`. */
export async function refuseTakenName(
  transaction: Transaction<Tables>,
  store: Store,
  view: { ownerId: string; name: string; besidesId?: string },
): Promise<void> {
  const same = await transaction
    .selectFrom("saved_views")
    .select("id")
    .where("source_id", "=", store.sourceId)
    .where("owner_id", "=", view.ownerId)
    .where("name_folded", "=", foldedName(view.name))
    .executeTakeFirst();
  if (same && same.id !== view.besidesId) throw invalid({ name: [fieldText("viewNameTaken")] });
}

/** @throws ProblemError 403 for a viewer. */
export function requireMayShare(user: ViewUser): void {
  if (hasRole(user, "recruiter")) return;
  throw forbidden("Your role lets you save views for yourself, but not share them.", {
    reason: "view_not_shareable",
  });
}
