import { redirect } from "next/navigation";
import { settingsSections } from "@/components/settings/sections";
import { requireUser } from "@/lib/http/require-user";
import { hasRole } from "@/lib/roles";

// The first section that the person may see.
export default async function SettingsPage() {
  const user = await requireUser("viewer");
  redirect(settingsSections.find((section) => hasRole(user, section.role))?.href ?? "/forbidden");
}
