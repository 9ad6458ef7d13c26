import type { Migration } from "kysely";
import { first } from "@/lib/db/migrations/001-first";
import { live } from "@/lib/db/migrations/002-live";

/** All migrations, in the order of their names. One that has been released never changes. */
export const migrations: Record<string, Migration> = { "001-first": first, "002-live": live };
