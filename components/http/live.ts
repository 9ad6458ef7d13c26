import { isTransient } from "@/components/http/request-failure";

/** What was rendered may be older than the feed’s last message, so a screen that opens fetches once. */
export const live = {
  staleTime: 2_000,
  refetchOnMount: "always",
  refetchOnWindowFocus: false,
  /** While the feed is broken, the query is repeated anyway. */
  retry: (failures: number, error: Error) => failures < 1 && isTransient(error),
  retryDelay: 1_000,
} as const;
