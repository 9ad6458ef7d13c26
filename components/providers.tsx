"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { Tooltip } from "@base-ui/react/tooltip";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import type { ReactNode } from "react";
import { getQueryClient } from "@/components/get-query-client";
import { ToastProvider } from "@/components/ui/toast";

/** What every screen may rely on. `nonce` lets the component kit's style elements through the policy. */
export function Providers({ nonce, children }: { nonce?: string; children: ReactNode }) {
  return (
    <CSPProvider nonce={nonce}>
      <QueryClientProvider client={getQueryClient()}>
        <NuqsAdapter>
          <Tooltip.Provider delay={400}>
            <ToastProvider>{children}</ToastProvider>
          </Tooltip.Provider>
        </NuqsAdapter>
      </QueryClientProvider>
    </CSPProvider>
  );
}
