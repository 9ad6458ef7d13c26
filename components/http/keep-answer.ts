import type { DataTag, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Puts what a change was answered with into a query. A read that is under way may have begun before the change, and
 * would undo it here when it arrives: it is broken off and asked again.
 */
export function keepAnswer<Data>(
  client: QueryClient,
  { queryKey }: { queryKey: DataTag<QueryKey, Data, Error> },
  change: Data | ((before: Data | undefined) => Data | undefined),
): void {
  const one = { queryKey, exact: true };
  const wasReading = client.isFetching(one) > 0;
  void client.cancelQueries(one);
  client.setQueryData(queryKey, change);
  if (wasReading) void client.invalidateQueries(one);
}
