import { environmentManager, QueryClient } from "@tanstack/react-query";

const makeQueryClient = () =>
  new QueryClient({
    // What the server rendered is fresh: without this the browser would ask for it again at once.
    defaultOptions: { queries: { staleTime: 2_000 } },
  });

let inTheBrowser: QueryClient | undefined;

/** One client for the browser's lifetime; on the server a new one each time, or people would share data. */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  inTheBrowser ??= makeQueryClient();
  return inTheBrowser;
}
