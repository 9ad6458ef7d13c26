import { findServer, startServer } from "@/lib/db/testing-postgres";

/** A PostgreSQL of the bench's own, in a folder under the temporary one; undefined where there is none. */
export function startPostgres(): { url: string; stop: () => void } | undefined {
  const bin = findServer();
  return bin ? startServer(bin) : undefined;
}
