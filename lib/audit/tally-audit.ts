import { v7 } from "uuid";
import type { AuditAction } from "@/lib/audit/actions";
import { type AuditEntry, recordAudit } from "@/lib/audit/record-audit";
import type { Db } from "@/lib/db/types";
import { log } from "@/lib/log";
import { createTally, type Tally } from "@/lib/tally";

/** After the answer has left: how long it took must not tell whether there was something to write. */
const writtenAfterMs = 1_000;
/**
 * Strangers can be of any number; of what happens to colleagues’ accounts more is kept apart. What is refused to
 * somebody who is signed in counts among their own alone, or they could take the names off others’.
 */
const kinds = { stranger: 20, colleague: 100, own: 20 } as const;

/**
 * What a colleague may do in a loop, and how much of it in an hour stands by itself: of the rest, when last and how
 * often says all. What is decided about a person or done to a candidate is not here.
 */
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
} as const satisfies Partial<Record<AuditAction, number>>;

type OftenEntry = AuditEntry & { action: keyof typeof often };
/** `standing`: the last entry of its kind that stands by itself. */
type NotedOften = OftenEntry & { standing?: string };
/** Where there are more, each stands by itself. */
const oftenKinds = 10_000;

type Desk = {
  note(entry: AuditEntry): void;
  /** @returns the id of the entry that tells of it: its own, where it isn't only counted. */
  noteOften(entry: OftenEntry): { id: string; isCounted: boolean };
  flush(): Promise<void>;
  close(): Promise<void>;
};

function openDesk(db: Db): Desk {
  const tallies = new Map<string, Tally<AuditEntry>>();
  const oftenTallies = new Map<string, Tally<NotedOften>>();
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
    const noted: NotedOften = { ...entry, standing: tally.newest(kind)?.standing };
    const isCounted = !tally.note(kind, noted);
    if (!isCounted || noted.standing === undefined) noted.standing = v7();
    return { id: noted.standing, isCounted };
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

/** A view is made, changed and deleted in a loop under ever other ids. */
const kindOfOften = ({ actor, subject, details }: OftenEntry): string =>
  JSON.stringify([actor.id, subject.type === "view" ? "" : subject.id, details?.address]);

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
 * the hour as one entry with its number (`times`); until when that is, the first says (`countedUntil`). Who did
 * it, to what and with which details is the kind.
 */
export const tallyAudit = (db: Db, entry: AuditEntry): void => deskOf(db).note(entry);

/**
 * Writes down what a colleague may do in a loop: the first of its kind in an hour in the transaction of the deed, as
 * `recordAudit` does, the rest of the hour as one entry with its number (`times`) and what the last one said. Who
 * did it, to what and from where is the kind.
 * @param db whose transaction it is.
 */
export async function recordOften(
  transaction: Pick<Db, "insertInto" | "selectFrom">,
  db: Db,
  entry: OftenEntry,
): Promise<void> {
  const { id, isCounted } = deskOf(db).noteOften(entry);
  // The transaction of the one that stands by itself may have failed.
  if (isCounted && (await isWritten(transaction, id))) return;
  await recordAudit(transaction, { ...entry, id });
}

const isWritten = async (db: Pick<Db, "selectFrom">, id: string): Promise<boolean> =>
  (await db.selectFrom("audit_log").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;

/** Writes what has been noted and is not written yet. It throws nothing. */
export const flushAudit = (db: Db): Promise<void> => deskOf(db).flush();

/** The same, with the numbers of the hour so far: the process ends. */
export const closeAudit = (db: Db): Promise<void> => deskOf(db).close();
