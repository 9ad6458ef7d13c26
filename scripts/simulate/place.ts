import { createSession } from "@/lib/auth/sessions/testing-sessions";
import type { Engine } from "@/lib/db/engine";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { openSource } from "@/lib/sources/open-source";
import type { EngineFigures } from "./engine-gate";
import type { QueryRules } from "./query-rules";
import type { StoreReader } from "./read-store";
import { beginningMs } from "./take-over";
import type { Owner, Settle, World } from "./world";

export const serviceUrl = "https://service.example/v1";

const people = ["Dana Whitfield", "Milo Brandt"];

export type Person = { id: string; name: string; role: "recruiter"; sessionId: string };

export type OpenStore = {
  db: Db;
  standStill(ms: number): Promise<void>;
  /** The process has died: its transactions are rolled back. @param isKept its connections serve the next history. */
  end(how: { isKept: boolean }): Promise<void>;
};

/** The store during one history. */
export type HistoryStore = {
  /** Whether only one process can use it. */
  isAlone: boolean;
  /** Opens it for a process, as the product does. To be called as its owner. */
  open(owner: Owner): OpenStore;
  settle: Settle;
  /** Only of an engine with several connections. */
  figures?: EngineFigures;
};

export type Place = {
  engine: Engine;
  sourceId: string;
  people: Person[];
  /** Reads beside the processes. */
  reader: StoreReader;
  /** Resets it for a new history. Nothing may be using it. */
  begin(parts: { world: World; rules: QueryRules; instances: number }): Promise<HistoryStore>;
  remove(): Promise<void>;
};

/** Damages the store, for histories that are to find that. */
export type Spoil = (run: (statement: string) => void) => void;

/** Fills an empty store for every history: a source, and two recruiters. */
export async function fill(db: Db): Promise<{ sourceId: string; persons: Person[] }> {
  const begins = new Date(beginningMs);
  const identity = { kind: "service" as const, baseUrl: serviceUrl, account: "default" };
  const source = await openSource(db, identity, begins);
  // The same in every process, so that a history’s notes are, too.
  const sourceId = "simulated-source";
  await db
    .updateTable("sources")
    .set({ id: sourceId, epoch: "simulated-epoch" })
    .where("id", "=", source.id)
    .execute();
  await db.insertInto("mirror_state").values({ source_id: sourceId, unreadable_rows: 0, lists: 0 }).execute();
  const persons: Person[] = [];
  for (const name of people) {
    const id = name.toLowerCase().replace(" ", ".");
    const email = `${id}@shortlist.example`;
    const member = { id, email, email_folded: email, name, role: "recruiter" as const };
    await db
      .insertInto("members")
      .values({ ...member, password_hash: null, disabled_at: null, created_at: instant(begins) })
      .execute();
    const sessionId = `session of ${id}`;
    await createSession(db, id, begins, { id: sessionId });
    persons.push({ id, name, role: "recruiter", sessionId });
  }
  return { sourceId, persons };
}
