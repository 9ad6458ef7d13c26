import { environmentManager, QueryClient } from "@tanstack/react-query";
import { mayPass } from "@/components/query/request-failure";

const mostRetries = 3;

const makeQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is fresh: without this the browser would ask for it again at once.
        staleTime: 2_000,
        // Who is signed out, or not allowed to, is told the same each time.
        retry: (failures, error) => failures < mostRetries && mayPass(error),
      },
    },
  });

let inTheBrowser: QueryClient | undefined;

/** One client for the browser's lifetime; on the server a new one each time, or people would share data. */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  inTheBrowser ??= makeQueryClient();
  return inTheBrowser;
}
