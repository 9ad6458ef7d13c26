import type { ReactNode } from "react";
import { AuthFrame } from "@/components/auth/auth-frame";
import { SandboxBand } from "@/components/service/sandbox-band";
import { getTexts } from "@/lib/http/get-texts";
import { getRuntime } from "@/lib/runtime/runtime";

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { sandbox } = (await getRuntime()).connection;
  const { t } = await getTexts();
  return (
    <AuthFrame
      sandboxBand={sandbox && <SandboxBand t={t} mailsForReal={sandbox.mailsForReal} outbox={false} />}
    >
      {children}
    </AuthFrame>
  );
}
