import type { ReactNode } from "react";
import { AuthFrame } from "@/components/auth/auth-frame";
import { getRuntime } from "@/lib/runtime";

export default async function AuthLayout({ children }: { children: ReactNode }) {
  const { sandbox } = (await getRuntime()).connection;
  return <AuthFrame sandbox={sandbox && { mailsForReal: sandbox.mailsForReal }}>{children}</AuthFrame>;
}
