import type { ReactNode } from "react";
import { SettingsNav } from "@/components/settings/settings-nav";
import { requireUser } from "@/lib/auth/require-user";

/** Each section asks for its role itself. */
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { role } = await requireUser("viewer");
  return (
    <div className="lg:grid lg:min-h-full lg:grid-cols-[auto_minmax(0,1fr)]">
      <SettingsNav role={role} />
      {/* Also where there is but one section, and nothing beside it. */}
      <div className="min-w-0 lg:col-start-2">{children}</div>
    </div>
  );
}
