import { randomBytes } from "node:crypto";
import { chmodSync } from "node:fs";
import SqliteDatabase from "better-sqlite3";
import {
  employerNames,
  otherEmployerId,
  ourEmployerId,
  schema,
  schemaVersion,
} from "@/lib/sandbox/store/schema";

export type Store = { db: SqliteDatabase.Database; now: () => Date };

/** An absent key is made once and kept in the file. */
export type ApiKeys = { ours?: string; other?: string };

const newKey = () => `sandbox_${randomBytes(24).toString("base64url")}`;

function createTables(store: Store): void {
  store.db.exec(schema);
  const insert = store.db.prepare("insert into employers (id, name, api_key) values (?, ?, ?)");
  for (const id of [ourEmployerId, otherEmployerId] as const) insert.run(id, employerNames[id], newKey());
}

function setKey(store: Store, employerId: number, apiKey: string | undefined): void {
  if (!apiKey) return;
  store.db.prepare("update employers set api_key = ? where id = ?").run(apiKey, employerId);
}

/**
 * Opens the sandbox's own file, and makes its tables if there are none. Several processes may do so at once.
 * @param fillNew runs in the transaction that makes the tables. @throws Error for a file of another version.
 */
export function openStore(
  file: string,
  now: () => Date,
  keys: ApiKeys,
  fillNew: (store: Store) => void,
): Store {
  const db = new SqliteDatabase(file, { timeout: 5000 });
  try {
    // It has every key and every candidate's link.
    if (file !== ":memory:") chmodSync(file, 0o600);
    db.pragma("journal_mode = WAL");
    db.pragma("synchronous = FULL");
    db.pragma("foreign_keys = ON");
    const store = { db, now };
    db.transaction(() => {
      const version = db.pragma("user_version", { simple: true });
      if (version === 0) {
        createTables(store);
        fillNew(store);
        db.pragma(`user_version = ${schemaVersion}`);
      } else if (version !== schemaVersion) {
        throw new Error(`The sandbox's file is of version ${version}; this program reads ${schemaVersion}.`);
      }
      setKey(store, ourEmployerId, keys.ours);
      setKey(store, otherEmployerId, keys.other);
    }).immediate();
    return store;
  } catch (error) {
    db.close();
    throw error;
  }
}
