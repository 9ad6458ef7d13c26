"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { getQueryClient } from "@/components/get-query-client";
import { PageRuns } from "@/components/ui/page-runs";
import { RenderedAt } from "@/components/ui/rendered-at";
import { ToastProvider } from "@/components/ui/toast";

type ProvidersProps = {
  /** Lets the component kit's style elements through the policy. */
  nonce?: string;
  /** The server's time, in milliseconds, as the page is rendered. */
  renderedAt: number;
  children: ReactNode;
};

/** What every screen may rely on. */
export function Providers({ nonce, renderedAt, children }: ProvidersProps) {
  // The document's policy is that of its first rendering; what is rendered anew comes with another nonce.
  const [documentsNonce] = useState(nonce);
  return (
    <CSPProvider nonce={documentsNonce}>
      <QueryClientProvider client={getQueryClient()}>
        <NuqsAdapter>
          <ToastProvider>
            <RenderedAt value={renderedAt}>{children}</RenderedAt>
            <PageRuns />
          </ToastProvider>
        </NuqsAdapter>
      </QueryClientProvider>
    </CSPProvider>
  );
}
