import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import { lockSource } from "@/lib/db/locks/lock-source";
import type { Db } from "@/lib/db/types";
import { wholeDb } from "@/lib/db/visibility/limit-store";
import { log } from "@/lib/log";
import { createTally, type Tally } from "@/lib/tally";

// Written after the answer: how long that took must not tell whether there was an entry.
const writtenAfterMs = 1_000;
// Strangers can be any number. Of what happens to colleagues' accounts, more kinds are kept apart. What a signed-in
// person is refused counts by itself, or it could crowd out the names of others.
const kinds = { stranger: 20, colleague: 100, own: 20 } as const;

// What a colleague may do in a loop, and how many per hour get an entry each before the rest become one. Decisions
// about a person and acts on a candidate aren't among these.
const often = {
  link_copied: 1,
  link_handed_over: 1,
  signed_in: 20,
  signed_out: 20,
  signed_out_everywhere: 20,
  session_ended: 20,
  other_sessions_ended: 20,
  password_changed: 20,
  member_renamed: 20,
  preferences_changed: 20,
  view_saved: 20,
  view_changed: 20,
  view_deleted: 20,
  view_pinned: 20,
  view_unpinned: 20,
  shortlist_changed: 20,
  shortlist_candidates_added: 20,
  shortlist_candidates_removed: 20,
  shortlist_voted: 20,
} as const satisfies Partial<Record<AuditAction, number>>;

type OftenEntry = AuditEntry & { action: keyof typeof often };
// `entryId`: of the last entry of this kind that was written by itself.
type NotedOften = OftenEntry & { entryId?: string };
// Further kinds get an entry for each event.
const oftenKinds = 10_000;

type AuditTally = {
  note(entry: AuditEntry): void;
  /** @returns the id of its own entry, or of the one that counts it. */
  noteOften(entry: OftenEntry): { id: string; isCounted: boolean };
  flush(): Promise<void>;
  close(): Promise<void>;
};

function openTally(db: Db): AuditTally {
  const tallies = new Map<string, Tally<AuditEntry>>();
  const oftenTallies = new Map<string, Tally<NotedOften>>();
  let pending: AuditEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = Promise.resolve();

  async function writePending(): Promise<void> {
    const entries = pending;
    pending = [];
    if (entries.length === 0) return;
    try {
      await db.transaction().execute(async (transaction) => {
        // Prevents an erasure between reading the names and writing them.
        const sources = entries.flatMap(({ subject }) => ("sourceId" in subject && subject.sourceId) || []);
        for (const sourceId of [...new Set(sources)].sort()) await lockSource(transaction, sourceId);
        for (const entry of entries) await recordAudit(transaction, entry);
      });
    } catch (error) {
      log().error({ err: error, entries: entries.length }, "refusals are missing from the audit log");
    }
  }

  /** Ends when what was being written before is there too: a process must not close its store under it. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writePending);
    return writing;
  }

  function write(entry: AuditEntry): void {
    pending.push(entry);
    timer ??= setTimeout(flush, writtenAfterMs).unref();
  }

  function tallyFor({ action, actor, subject }: AuditEntry): Tally<AuditEntry> {
    const isOwn = action === "access_refused";
    const isColleague = actor.id !== undefined || subject.type === "member";
    const of = isOwn ? "own" : isColleague ? "colleague" : "stranger";
    const name = `${action} ${isOwn ? actor.id : of}`;
    const tally =
      tallies.get(name) ??
      createTally<AuditEntry>({
        kinds: kinds[of],
        tell({ what, times, isRepeated, until }) {
          if (!isRepeated && what)
            return write({ ...what, details: { ...what.details, countedUntil: until.toISOString() } });
          const entry: AuditEntry = what ?? { ...unnamed, ...(isOwn && { actor }), action, at: new Date() };
          write({ ...entry, details: { ...entry.details, times } });
        },
      });
    tallies.set(name, tally);
    return tally;
  }

  function oftenTallyFor({ action }: OftenEntry): Tally<NotedOften> {
    const tally =
      oftenTallies.get(action) ??
      createTally<NotedOften>({
        kinds: oftenKinds,
        beyond: "told",
        apart: often[action],
        tell({ what, times, isRepeated }) {
          if (isRepeated && what) write({ ...what, details: { ...what.details, times } });
        },
      });
    oftenTallies.set(action, tally);
    return tally;
  }

  function noteOften(entry: OftenEntry) {
    const tally = oftenTallyFor(entry);
    const kind = kindOfOften(entry);
    const noted: NotedOften = { ...entry, entryId: tally.newest(kind)?.entryId };
    const isCounted = !tally.note(kind, noted);
    if (!isCounted || noted.entryId === undefined) noted.entryId = v7();
    return { id: noted.entryId, isCounted };
  }

  return {
    noteOften,
    note: (entry) =>
      tallyFor(entry).note(JSON.stringify([entry.actor.id, entry.subject.id, entry.details]), entry),
    flush,
    async close() {
      for (const tally of [...tallies.values(), ...oftenTallies.values()]) tally.end();
      await flush();
    },
  };
}

// A loop may make, change and delete views under ever new ids.
const kindOfOften = ({ actor, subject, details }: OftenEntry): string =>
  JSON.stringify([actor.id, subject.type === "view" ? "" : subject.id, details?.address]);

// Stands for all that were too many to keep apart.
const unnamed = { actor: { name: "Unknown" }, subject: { type: "address", id: "several" } } as const;

// Next loads this in several module graphs.
const registry = globalThis as typeof globalThis & { shortlistAuditTallies?: WeakMap<Db, AuditTally> };

function tallyOf(db: Db): AuditTally {
  registry.shortlistAuditTallies ??= new WeakMap();
  const own = registry.shortlistAuditTallies.get(db) ?? openTally(db);
  registry.shortlistAuditTallies.set(db, own);
  return own;
}

/**
 * Records what a flood may bring: the first of a kind within a second, the rest of the hour as one entry with their
 * number (`times`). The first tells until when (`countedUntil`). A kind is actor, subject and details.
 */
export const tallyAudit = (db: Db, entry: AuditEntry): void => tallyOf(db).note(entry);

/**
 * Records what a colleague may do in a loop: the first of a kind in an hour like `recordAudit`, the rest as one entry
 * with their number (`times`) and the last details. A kind is actor, subject and address.
 */
export async function recordOften(transaction: Db, db: Db, entry: OftenEntry): Promise<void> {
  // A limited member’s acts are counted with their others, and the log is the administrators’.
  const { id, isCounted } = tallyOf(wholeDb(db)).noteOften(entry);
  // The entry's transaction may have failed.
  if (isCounted && (await isWritten(wholeDb(transaction), id))) return;
  await recordAudit(transaction, { ...entry, id });
}

const isWritten = async (db: Pick<Db, "selectFrom">, id: string): Promise<boolean> =>
  (await db.selectFrom("audit_log").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Writes the entries that wait. Never throws. */
export const flushAudit = (db: Db): Promise<void> => tallyOf(db).flush();

/** Writes the counts of this hour too: before the process ends, or a candidate is erased. */
export const closeAudit = (db: Db): Promise<void> => tallyOf(db).close();
