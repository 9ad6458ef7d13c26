import { redirect } from "next/navigation";
import { settingsSections } from "@/components/settings/sections";
import { requireUser } from "@/lib/auth/require-user";
import { hasRole } from "@/lib/members/roles";

/** Leads to the first section that somebody may see. */
export default async function SettingsPage() {
  const user = await requireUser("viewer");
  redirect(settingsSections.find((section) => hasRole(user, section.role))?.href ?? "/forbidden");
}
