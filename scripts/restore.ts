// npm run restore -- FILE, or with PostgreSQL, once it is restored by its own tools: npm run restore -- --new-epoch

import path from "node:path";
import { parseArgs } from "node:util";
import { restore } from "@/lib/db/backup/restore";
import { openDatabase } from "@/lib/db/opening/open-database";
import type { Db } from "@/lib/db/types";
import type { Env } from "@/lib/env";
import { forgetBytes } from "@/lib/erasing/forget-bytes";
import { reapplyErasures } from "@/lib/erasing/reapply-erasures";
import { keepTombstonesOfStore } from "@/lib/erasing/tombstone-file";
import { listMembers } from "@/lib/members/list-members";
import { renewEpochs } from "@/lib/runtime/renew-epochs";
import { command } from "./command";

await command(async (env) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "new-epoch": { type: "boolean" } },
  });
  const [file] = positionals;
  if (positionals.length + (values["new-epoch"] ? 1 : 0) !== 1)
    throw new Error(
      "Usage: npm run restore -- FILE\n       npm run restore -- --new-epoch (with PostgreSQL)",
    );
  await (file === undefined ? startAnew(env) : putBack(env, file));
});

async function putBack(env: Env, file: string): Promise<void> {
  if (env.databaseUrl)
    throw new Error(
      "The store is PostgreSQL: restore it with pg_restore or psql, then run npm run restore -- --new-epoch. Nothing was changed.",
    );
  const now = new Date();
  let again = 0;
  let people: string[] = [];
  const { files, keptAside } = await restore(env.dataDir, path.resolve(file), now, async (db) => {
    await renewEpochs(db, now);
    people = await listPeople(db);
    keepTombstonesOfStore(env.dataDir);
    again = await reapplyErasures(db, env.dataDir, now);
    await forgetBytes(db, { mayRewrite: true }).catch((error: unknown) =>
      console.warn("Bytes of erased candidates are still in the file. The next start tries again.", error),
    );
  });
  tellErased(again);
  for (const { what, from, file: place } of files)
    console.log(`Restored the ${what} from ${from} to ${place}.`);
  if (!files.some(({ what }) => what === "sandbox"))
    console.log("The backup has no sandbox beside it; the one in the folder, if any, stays as it is.");
  for (const aside of keptAside) console.log(`Kept what was there as ${aside}.`);
  tellEnded(people);
}

async function startAnew(env: Env): Promise<void> {
  if (!env.databaseUrl)
    throw new Error(
      "The store is SQLite: npm run restore -- FILE puts a backup back, and does this by itself. Nothing was changed.",
    );
  const database = await openDatabase(env);
  try {
    for (const service of await renewEpochs(database.db, new Date()))
      console.log(`Open pages load the list of ${service} again, and it is compared anew.`);
    tellErased(await reapplyErasures(database.db, env.dataDir, new Date()));
    tellEnded(await listPeople(database.db));
  } finally {
    await database.close();
  }
}

async function listPeople(db: Db): Promise<string[]> {
  const members = await listMembers(db);
  return members.filter(({ state }) => state === "active").map(({ email, role }) => `  ${email} (${role})`);
}

function tellEnded(people: readonly string[]): void {
  console.log(
    "Ended all sessions, set-up links and links to shortlists: some may have been ended since the backup.",
  );
  if (people.length === 0) return;
  console.log("These people can sign in, with the role that they had then. Disable who has left since:");
  for (const person of people) console.log(person);
}

function tellErased(again: number): void {
  if (again > 0)
    console.log(`Candidates of the backup that had been erased since, and are erased again: ${again}.`);
}
