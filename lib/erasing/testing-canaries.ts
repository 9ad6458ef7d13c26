import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { Db } from "@/lib/db/types";

/** Words that occur nowhere else, in a person’s fields and in what others write of them. */
export const canaries = {
  firstName: "Zanzibarina",
  lastName: "Quokkamoto",
  email: "Zanzi.Quokka@canary.example",
  otherEmail: "zq@second-canary.example",
  phoneNumber: "+442079460987",
  externalId: "CANARY-4711",
  resumeUrl: "https://canary.example/cv.pdf",
  note: "Sings to marsupials.",
  words: "Too fond of eucalyptus.",
  word: "Wombat whisperer.",
  comment: "Koala quality.",
};

// Compared folded as well: search has names and addresses so.
const words = Object.values(canaries).flatMap((text) => [text, text.toLowerCase(), encodeURIComponent(text)]);

/** What of it a text has. */
export const found = (text: string): string[] => [...new Set(words.filter((word) => text.includes(word)))];

/** What of it any row of any table has. */
export async function foundInTables(db: Db): Promise<string[]> {
  const hits: string[] = [];
  for (const { name } of await db.introspection.getTables()) {
    // The words of an index without content can’t be selected.
    if (/_words(_|$)/.test(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    hits.push(...found(JSON.stringify(rows)).map((word) => `${name}: ${word}`));
  }
  return hits;
}

/** What of it any file of a folder has, byte by byte. */
export function foundInFiles(dataDir: string): string[] {
  return readdirSync(dataDir).flatMap((name) => {
    const bytes = readFileSync(path.join(dataDir, name));
    return [...new Set(words)].filter((word) => bytes.includes(word)).map((word) => `${name}: ${word}`);
  });
}
