"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { RequestFailure } from "@/components/http/request-failure";

/** Whether what a page shows was erased, or is no longer visible to this person. */
export const isGone = (error: unknown): boolean => error instanceof RequestFailure && error.status === 404;

/** Refreshes the page when its data is gone: the server then answers 404. @param error of the page’s own query. */
export function useLeaveWhenGone(error: unknown): void {
  const router = useRouter();
  const hasGone = isGone(error);
  useEffect(() => {
    if (hasGone) router.refresh();
  }, [hasGone, router]);
}
