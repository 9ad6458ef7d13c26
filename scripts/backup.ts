// npm run backup -- [--to FILE]
import path from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "@/lib/db/backup/back-up";
import { command } from "./command";

await command(async (env) => {
  const { values } = parseArgs({ options: { to: { type: "string" } } });
  if (env.databaseUrl)
    throw new Error("The store is PostgreSQL: back it up with pg_dump. Nothing was written.");
  const stamp = new Date().toISOString().replace(/[-:]|\.\d+/g, "");
  const to = path.resolve(values.to ?? path.join(env.dataDir, `backups/shortlist-${stamp}.sqlite`));
  for (const { what, file, bytes } of await backUp(env.dataDir, to))
    console.log(`Wrote the ${what} to ${file} (${Math.ceil(bytes / 1024)} KiB).`);
});
