// npm run restore -- FILE
import path from "node:path";
import { parseArgs } from "node:util";
import { restore } from "@/lib/db/restore";
import { command } from "./command";

await command(async (env) => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new Error("Usage: npm run restore -- FILE");
  if (env.databaseUrl)
    throw new Error("The store is PostgreSQL: restore it with pg_restore or psql. Nothing was changed.");
  const { files, keptAside } = await restore(env.dataDir, path.resolve(file), new Date());
  for (const { what, from, file: place } of files)
    console.log(`Restored the ${what} from ${from} to ${place}.`);
  if (!files.some(({ what }) => what === "sandbox"))
    console.log("The backup has no sandbox beside it; the one in the folder, if any, stays as it is.");
  for (const aside of keptAside) console.log(`Kept what was there as ${aside}.`);
});
