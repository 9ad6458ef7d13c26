import type { ReactNode } from "react";
import { PageTexts } from "@/app/page-texts";
import { SettingsNav } from "@/components/settings/settings-nav";
import { requireUser } from "@/lib/http/require-user";

// Each section asks for its role itself.
export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { role } = await requireUser("viewer");
  return (
    <PageTexts of="app/(dashboard)/settings">
      <div className="lg:grid lg:min-h-full lg:grid-cols-[auto_minmax(0,1fr)]">
        <SettingsNav role={role} />
        {/* Also where there is only one section. */}
        <div className="min-w-0 lg:col-start-2">{children}</div>
      </div>
    </PageTexts>
  );
}
