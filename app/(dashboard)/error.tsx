"use client";

import { ErrorMessage } from "@/components/page/error-message";

export default function DashboardError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorMessage error={error} retry={retry} />;
}
