import { createSession } from "@/lib/auth/sessions/testing-sessions";
import type { Engine } from "@/lib/db/engine";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import type { Limit } from "@/lib/db/visibility/limit";
import type { Role } from "@/lib/roles";
import { openSource } from "@/lib/sources/open-source";
import type { EngineFigures } from "./engine-gate";
import type { QueryRules } from "./query-rules";
import type { StoreReader } from "./read-store";
import { interviews } from "./service";
import { beginningMs } from "./take-over";
import type { Owner, Settle, World } from "./world";

export const serviceUrl = "https://service.example/v1";

const people = ["Dana Whitfield", "Milo Brandt"];

export type Person = { id: string; name: string; role: "recruiter"; sessionId: string };

export type Onlooker = Omit<Person, "role"> & { role: "viewer"; limit: Limit };

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
  /** Sees the assessments of one interview, and unclaimed ones. Only looks on. */
  onlooker: Onlooker;
  /** Reads beside the processes. */
  reader: StoreReader;
  /** Resets it for a new history. Nothing may be using it. */
  begin(parts: { world: World; rules: QueryRules; instances: number }): Promise<HistoryStore>;
  remove(): Promise<void>;
};

/** Damages the store, for histories that are to find that. */
export type Spoil = (run: (statement: string) => void) => void;

/** Fills an empty store for every history: a source, two recruiters, and an onlooker. */
export async function fill(db: Db): Promise<{ sourceId: string; persons: Person[]; onlooker: Onlooker }> {
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
  async function add<Given extends Role>(name: string, role: Given) {
    const id = name.toLowerCase().replace(" ", ".");
    const email = `${id}@shortlist.example`;
    await db
      .insertInto("members")
      .values({
        ...{ id, email, email_folded: email, name, role },
        ...{ password_hash: null, disabled_at: null, created_at: instant(begins) },
      })
      .execute();
    const sessionId = `session of ${id}`;
    await createSession(db, id, begins, { id: sessionId });
    return { id, name, role, sessionId };
  }
  const persons: Person[] = [];
  for (const name of people) persons.push(await add(name, "recruiter"));
  const onlooker = await add("Hana Weiss", "viewer");
  const [seen] = interviews;
  if (!seen) throw new Error("There is no interview.");
  const changed = { updated_at: instant(begins), updated_by_name: "Ada" };
  await db
    .insertInto("member_limits")
    .values({ member_id: onlooker.id, own: 0, unclaimed: 1, ...changed })
    .execute();
  await db
    .insertInto("member_limit_interviews")
    .values({ member_id: onlooker.id, source_id: sourceId, interview_id: seen.id })
    .execute();
  await db
    .insertInto("blind_rules")
    .values({ source_id: sourceId, interview_id: seen.id, reviewers: "viewers" })
    .execute();
  await db
    .insertInto("blind_settings")
    .values({ source_id: sourceId, reveals_on_decision: 0, shows_results: 0, ...changed })
    .execute();
  const limit = {
    memberId: onlooker.id,
    rows: { interviewIds: [seen.id], own: false, unclaimed: true },
    blind: {
      memberId: onlooker.id,
      interviewIds: [seen.id],
      isEveryOther: false,
      revealsOnDecision: false,
      showsResults: false,
    },
  };
  return { sourceId, persons, onlooker: { ...onlooker, limit } };
}
