import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";
import { log } from "@/lib/log";
import { createTally, type Tally } from "@/lib/tally";

/** After the answer has left: how long it took must not tell whether there was something to write. */
const writtenAfterMs = 1_000;
/** Strangers can be of any number; of what happens to a colleague’s account more is kept apart. */
const kinds = { stranger: 20, colleague: 100 } as const;

type Desk = { note(entry: AuditEntry): void; flush(): Promise<void>; close(): Promise<void> };

function openDesk(db: Db): Desk {
  const tallies = new Map<string, Tally<AuditEntry>>();
  let pending: AuditEntry[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const entries = pending;
    pending = [];
    if (entries.length === 0) return;
    try {
      await db.transaction().execute(async (transaction) => {
        for (const entry of entries) await recordAudit(transaction, entry);
      });
    } catch (error) {
      log().error({ err: error, entries: entries.length }, "refusals are missing from the audit log");
    }
  }

  function write(entry: AuditEntry): void {
    pending.push(entry);
    timer ??= setTimeout(flush, writtenAfterMs).unref();
  }

  function tallyFor({ action, actor, subject }: AuditEntry): Tally<AuditEntry> {
    const of = actor.id !== undefined || subject.type === "member" ? "colleague" : "stranger";
    const name = `${action} ${of}`;
    const tally =
      tallies.get(name) ??
      createTally<AuditEntry>({
        kinds: kinds[of],
        tell({ what, times, isRepeated }) {
          if (!isRepeated && what) return write(what);
          const entry: AuditEntry = what ?? { ...unnamed, action, at: new Date() };
          write({ ...entry, details: { ...entry.details, times } });
        },
      });
    tallies.set(name, tally);
    return tally;
  }

  return {
    note: (entry) =>
      tallyFor(entry).note(JSON.stringify([entry.actor.id, entry.subject.id, entry.details]), entry),
    flush,
    async close() {
      for (const tally of tallies.values()) tally.end();
      await flush();
    },
  };
}

/** Of all those that were too many to keep apart. */
const unnamed = { actor: { name: "Unknown" }, subject: { type: "address", id: "several" } } as const;

/** One for each store, however many module graphs Next loads this in. */
const registry = globalThis as typeof globalThis & { shortlistAuditDesks?: WeakMap<Db, Desk> };

function deskOf(db: Db): Desk {
  registry.shortlistAuditDesks ??= new WeakMap();
  const desk = registry.shortlistAuditDesks.get(db) ?? openDesk(db);
  registry.shortlistAuditDesks.set(db, desk);
  return desk;
}

/**
 * Notes what a flood may bring by thousands: the first of its kind is written within a second, the rest of
 * the hour as one entry with its number (`times`). Who did it, to what and with which details is the kind.
 */
export const tallyAudit = (db: Db, entry: AuditEntry): void => deskOf(db).note(entry);

/** Writes what has been noted and is not written yet. It throws nothing. */
export const flushAudit = (db: Db): Promise<void> => deskOf(db).flush();

/** The same, with the numbers of the hour so far: the process ends. */
export const closeAudit = (db: Db): Promise<void> => deskOf(db).close();
