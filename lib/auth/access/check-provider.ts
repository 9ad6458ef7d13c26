import { recordAudit } from "@/lib/audit/record-audit";
import type { Discovery } from "@/lib/auth/access/schema";
import { tryDiscovery } from "@/lib/auth/oidc/try-discovery";
import type { Db } from "@/lib/db/types";
import type { OidcSettings } from "@/lib/env-sign-in";
import { conflict } from "@/lib/errors";

/** Tests the way to the company’s provider for an administrator. @throws ProblemError 409 where none is set. */
export async function checkProvider(
  db: Db,
  settings: OidcSettings | undefined,
  { actor, now }: { actor: { id: string; name: string }; now: Date },
): Promise<Discovery> {
  if (!settings) throw conflict("no_provider", "No company sign-in is set up, so there is nothing to test.");
  const steps = await tryDiscovery(settings);
  const wrong = steps.find(({ outcome }) => outcome === "failed");
  await recordAudit(db, {
    actor: { id: actor.id, name: actor.name },
    action: "provider_tested",
    subject: { type: "settings", id: "sign-in" },
    details: { outcome: wrong?.step ?? "ok", ...(wrong?.found && { found: wrong.found }) },
    at: now,
  });
  return { steps };
}
