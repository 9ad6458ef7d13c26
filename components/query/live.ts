import { mayPass } from "@/components/query/request-failure";

/**
 * What every read that the feed keeps fresh shares: it says when to ask again (components/feed). What was
 * rendered on the server or remembered may be older than what the feed has told since, so a screen that
 * opens asks once.
 */
export const live = {
  staleTime: 2_000,
  refetchOnMount: "always",
  refetchOnWindowFocus: false,
  /** One blip is no outage; while the feed is broken, it is asked for again and again. */
  retry: (failures: number, error: Error) => failures < 1 && mayPass(error),
  retryDelay: 1_000,
} as const;
