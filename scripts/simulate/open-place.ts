import type { Place } from "./place";
import { openPostgresPlace } from "./postgres-place";
import { openSqlitePlace } from "./sqlite-place";

/** @param postgresUrl of a server in which databases may be made; without one the place uses SQLite. */
export const openPlace = (postgresUrl: string | undefined): Promise<Place> =>
  postgresUrl ? openPostgresPlace(postgresUrl) : openSqlitePlace();
