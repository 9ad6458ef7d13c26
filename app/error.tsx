"use client";

import { ErrorMessage } from "@/components/page/error-message";

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  return <ErrorMessage error={error} retry={retry} alone />;
}
