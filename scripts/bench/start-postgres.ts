import { findServer, startServer } from "@/lib/db/testing-postgres";

export function startPostgres(): { url: string; stop: () => void } | undefined {
  const bin = findServer();
  return bin ? startServer(bin) : undefined;
}
