import {
  environmentManager,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type Query,
  QueryClient,
  type QueryKey,
} from "@tanstack/react-query";
import { isTransient } from "@/components/http/request-failure";

const mostRetries = 3;

/**
 * Invalidating a query that is fetched for the first time does nothing: the answer counts as fresh, though it may have
 * been read before the change. Here it is fetched once more. The first answer is shown meanwhile, so that many changes
 * can’t keep a slow browser from it.
 */
class LiveQueryClient extends QueryClient {
  readonly #toRepeat = new WeakSet<Query>();

  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const first = this.getQueryCache()
      .findAll({ ...filters, type: "active", fetchStatus: "fetching" })
      .filter((query) => query.state.data === undefined && !this.#toRepeat.has(query));
    for (const query of first) this.#toRepeat.add(query);
    // Ends when those fetches do.
    await super.invalidateQueries(filters, options);
    for (const query of first) this.#toRepeat.delete(query);
    await Promise.all(
      first.map(({ queryKey }) => super.invalidateQueries({ queryKey, exact: true }, options)),
    );
  }
}

const makeQueryClient = () =>
  new LiveQueryClient({
    defaultOptions: {
      queries: {
        // What the server rendered is fresh: without this the browser would fetch it again at once.
        staleTime: 2_000,
        // A 401 or a 403 is the same each time.
        retry: (failures, error) => failures < mostRetries && isTransient(error),
      },
      // Without a connection a change would wait for it, and look saved meanwhile: it fails at once instead, and says so.
      mutations: { networkMode: "always" },
    },
  });

let inTheBrowser: QueryClient | undefined;

/** One client for the browser’s lifetime; on the server a new one each time, or people would share data. */
export function getQueryClient(): QueryClient {
  if (environmentManager.isServer()) return makeQueryClient();
  inTheBrowser ??= makeQueryClient();
  return inTheBrowser;
}
