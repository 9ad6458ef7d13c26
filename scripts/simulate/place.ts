import { createSession } from "@/lib/auth/testing-sessions";
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

/** A person with a session of theirs. */
export type Person = { id: string; name: string; role: "recruiter"; sessionId: string };

/** The store as one process has it open. */
export type OpenStore = {
  db: Db;
  /** The process stands still for so long. */
  standStill(ms: number): Promise<void>;
  /** The process is gone: what it has begun is rolled back. @param isKept its connections serve the next history. */
  end(how: { isKept: boolean }): Promise<void>;
};

/** The store as one history has it. */
export type HistoryStore = {
  /** Whether no second process can be on it. */
  isAlone: boolean;
  /** As the product opens it, for a process. To be called as its owner. */
  open(owner: Owner): OpenStore;
  settle: Settle;
  /** What only an engine brings with it that has several connections. */
  figures?: EngineFigures;
};

/** The store that histories happen on, one after the other. */
export type Place = {
  engine: Engine;
  sourceId: string;
  people: Person[];
  /** Beside whoever works on it. */
  reader: StoreReader;
  /** Puts it back to what every history begins with. Nobody may be working on it. */
  begin(parts: { world: World; rules: QueryRules; instances: number }): Promise<HistoryStore>;
  remove(): Promise<void>;
};

/** Changes the store, for histories that are to find that out. */
export type Spoil = (run: (statement: string) => void) => void;

/** What every history begins with, in a store without a row: a source, and two recruiters. */
export async function fill(db: Db): Promise<{ sourceId: string; persons: Person[] }> {
  const begins = new Date(beginningMs);
  const identity = { kind: "service" as const, baseUrl: serviceUrl, account: "default" };
  const source = await openSource(db, identity, begins);
  // The same in every process, so that what is noted of a history is too.
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
