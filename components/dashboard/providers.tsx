"use client";

import { CSPProvider } from "@base-ui/react/csp-provider";
import { QueryClientProvider } from "@tanstack/react-query";
import { NuqsAdapter } from "nuqs/adapters/next/app";
import { type ReactNode, useState } from "react";
import { getQueryClient } from "@/components/http/get-query-client";
import { RenderedAt } from "@/components/ui/behaviour/rendered-at";
import { ToastProvider } from "@/components/ui/overlays/toast";

type ProvidersProps = {
  /** Lets the component kit’s style elements through the policy. */
  nonce?: string;
  /** The server’s time, in milliseconds. */
  renderedAt: number;
  children: ReactNode;
};

/** What the dashboard’s pages need; a stranger’s load none of it. */
export function Providers({ nonce, renderedAt, children }: ProvidersProps) {
  // The document keeps its first policy; later renders come with other nonces.
  const [documentsNonce] = useState(nonce);
  return (
    <CSPProvider nonce={documentsNonce}>
      <QueryClientProvider client={getQueryClient()}>
        <NuqsAdapter>
          <ToastProvider>
            <RenderedAt value={renderedAt}>{children}</RenderedAt>
          </ToastProvider>
        </NuqsAdapter>
      </QueryClientProvider>
    </CSPProvider>
  );
}
