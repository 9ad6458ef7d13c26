import type { Migration } from "kysely";
import { first } from "@/lib/db/migrations/001-first";

/** All migrations, in the order of their names. One that has been released never changes. */
export const migrations: Record<string, Migration> = { "001-first": first };
