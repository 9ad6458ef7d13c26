import { mayPass } from "@/components/query/request-failure";

/**
 * What every read that keeps itself fresh shares. TanStack Query pauses the interval in hidden tabs and
 * asks at once when the tab comes back.
 */
export const live = {
  refetchInterval: 3_000,
  staleTime: 2_000,
  refetchOnWindowFocus: true,
  /** One blip is no outage; the interval goes on asking after a failure. */
  retry: (failures: number, error: Error) => failures < 1 && mayPass(error),
  retryDelay: 1_000,
} as const;
