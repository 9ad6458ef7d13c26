// npm run users -- add|list|role|disable|enable|reset|reset-second-factor
import { readFileSync } from "node:fs";
import nextEnv from "@next/env";
import { type Database, openDatabase } from "@/lib/db/opening/open-database";
import { getEnv } from "@/lib/env";
import { UsageError } from "./users/options";
import { runUsers } from "./users/run-users";

let database: Database | undefined;

try {
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  await runUsers(process.argv.slice(2), {
    open: async () => {
      database = await openDatabase(getEnv());
      return database.db;
    },
    appUrl: () => getEnv().appUrl,
    signIn: getEnv,
    readPassword: () => readFileSync(0, "utf8").replace(/\r?\n$/, ""),
    say: (line) => console.log(line),
    now: new Date(),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
} finally {
  await database?.close();
}
