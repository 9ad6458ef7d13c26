import { environmentManager, QueryClient } from "@tanstack/react-query";
import { isTransient } from "@/components/http/request-failure";

const mostRetries = 3;

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is fresh: without this the browser would fetch it again at once.
        staleTime: 2_000,
        // A 401 or a 403 is the same each time.
        retry: (failures, error) => failures < mostRetries && isTransient(error),
      },
    },
  });

let inTheBrowser: QueryClient | undefined;

/** One client for the browser’s lifetime; on the server a new one each time, or people would share data. */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  inTheBrowser ??= makeQueryClient();
  return inTheBrowser;
}
