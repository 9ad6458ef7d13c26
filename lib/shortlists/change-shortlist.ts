import { hiddenText } from "@/lib/assessments/refuse-blind";
import { recordAudit } from "@/lib/audit/record-audit";
import { recordOften } from "@/lib/audit/tally-audit";
import type { ShortlistsTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import { conflict } from "@/lib/errors";
import { fold } from "@/lib/fold";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { readShortlist } from "@/lib/shortlists/read-shortlist";
import type { ChangedShortlist, Shortlist } from "@/lib/shortlists/schema";

/**
 * Changes a list’s name, text, shown fields or archiving; omitted fields stay.
 * @throws ProblemError 404; 409 `shortlist_changed` with the list when a text is no longer as `from` says; 409
 * `blind_text` for one that is hidden.
 */
export async function changeShortlist(
  store: Store,
  id: string,
  change: ChangedShortlist,
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, async ({ transaction, row, seen: asSeen }) => {
    const own = { ...store, db: transaction };
    for (const text of ["name", "note"] as const) {
      if (change[text] !== undefined && asSeen[text] !== row[text]) throw hiddenText();
      const seen = change.from?.[text];
      const isNewer = seen !== undefined && seen !== row[text] && change[text] !== row[text];
      if (change[text] !== undefined && isNewer) {
        throw changedMeanwhile(row[`${text}_by_name`], await readShortlist(own, id, user));
      }
    }
    const columns = columnsOf(change, row, instant(store.now()));
    const changed = Object.entries(columns).filter(
      ([name, value]) => row[name as keyof ShortlistsTable] !== value,
    );
    if (changed.length === 0) return { written: "nothing" };
    const names = changed.map(([name]) => name);
    await transaction
      .updateTable("shortlists")
      .set({ ...columns, ...authorsOf(names, user) })
      .where("id", "=", id)
      .execute();
    const subject = subjectOf({ ...row, ...columns });
    const entry = { actor: user, subject, at: store.now() };
    if (names.includes("archived_at")) {
      const action = columns.archived_at ? "shortlist_archived" : "shortlist_unarchived";
      await recordAudit(transaction, { ...entry, action });
    }
    // Showing addresses or phone numbers gets its own log entry.
    const shown = names.filter((name) => name.startsWith("shows_"));
    if (shown.length > 0) {
      const { showsDecision, showsEmail, showsPhone } = change;
      await recordAudit(transaction, {
        ...entry,
        action: "shortlist_shows_changed",
        details: { decision: showsDecision, email: showsEmail, phone: showsPhone },
      });
    }
    if (names.includes("name") || names.includes("note")) {
      const details = columns.name === undefined || columns.name === row.name ? {} : { before: row.name };
      await recordOften(transaction, store.db, { ...entry, action: "shortlist_changed", details });
    }
    return { written: "content" };
  });
  return readShortlist(store, id, user);
}

/**
 * Of two concurrent changes, the later is told of the earlier.
 * @param by who wrote this very text; null where it isn’t known.
 */
export const changedMeanwhile = (by: string | null, shortlist: Shortlist) =>
  by === null
    ? conflict(
        "shortlist_changed",
        "Someone has changed this text in the meantime. Nothing is lost: here are theirs and yours.",
        { shortlist },
        { reason: "shortlist_changed_by_somebody" },
      )
    : conflict(
        "shortlist_changed",
        `${by} has changed this text in the meantime. Nothing is lost: here are theirs and yours.`,
        { shortlist },
        { params: { by } },
      );

const authorsOf = (changed: readonly string[], { name }: ShortlistUser): Partial<ShortlistsTable> => ({
  ...(changed.includes("name") && { name_by_name: name }),
  ...(changed.includes("note") && { note_by_name: name }),
});

function columnsOf(
  { name, note, showsDecision, showsEmail, showsPhone, archived }: ChangedShortlist,
  row: ShortlistsTable,
  now: string,
): Partial<ShortlistsTable> {
  const flag = (value: boolean) => (value ? 1 : 0);
  return {
    ...(name === undefined ? {} : { name, name_folded: fold(name) }),
    ...(note === undefined ? {} : { note }),
    ...(showsDecision === undefined ? {} : { shows_decision: flag(showsDecision) }),
    ...(showsEmail === undefined ? {} : { shows_email: flag(showsEmail) }),
    ...(showsPhone === undefined ? {} : { shows_phone: flag(showsPhone) }),
    ...(archived === undefined ? {} : { archived_at: archived ? (row.archived_at ?? now) : null }),
  };
}
