import { dehydrate, HydrationBoundary } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { getQueryClient } from "@/components/get-query-client";
import { Shell } from "@/components/layout/shell";
import { shellQuery } from "@/components/layout/shell-query";
import { countAssessments } from "@/lib/assessments/count-assessments";
import { getCurrentUser } from "@/lib/auth/current-user";
import { hasRole } from "@/lib/members/roles";
import { readSync } from "@/lib/mirror/read-sync";
import { getRuntime } from "@/lib/runtime";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await getCurrentUser();
  // Every page asks for its role itself and sends strangers to sign in; there is nothing to frame for them.
  if (!user) return children;

  const { store, connection } = await getRuntime();
  const [counts, sync] = await Promise.all([
    countAssessments(store),
    readSync(store, { technical: hasRole(user, "administrator") }),
  ]);
  const queryClient = getQueryClient();
  queryClient.setQueryData(shellQuery().queryKey, { counts, sync });
  const { sandbox } = connection;
  return (
    <HydrationBoundary state={dehydrate(queryClient)}>
      <Shell person={user} sandbox={sandbox && { mailsForReal: sandbox.mailsForReal }}>
        {children}
      </Shell>
    </HydrationBoundary>
  );
}
