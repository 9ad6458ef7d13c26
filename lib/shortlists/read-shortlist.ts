import type { ShortlistLinksTable, ShortlistsTable, ShortlistVotesTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import { wholeStore } from "@/lib/db/visibility/limit-store";
import { storeSharedBy } from "@/lib/members/store-seen-by";
import { hasRole } from "@/lib/roles";
import { findShortlist, type ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { endOf } from "@/lib/shortlists/forget-ended-links";
import { shownEnded } from "@/lib/shortlists/names";
import { readCandidate, readListed, showsOf } from "@/lib/shortlists/read-candidates";
import type { LinkView, Reading, Shortlist } from "@/lib/shortlists/schema";

/** The list with all that its recruiters see. @throws ProblemError 404. */
export async function readShortlist(store: Store, id: string, user: ShortlistUser): Promise<Shortlist> {
  const row = await findShortlist(store, id, user);
  const [listed, votes, readers, links] = await Promise.all([
    readListed(store, id),
    selectVotes(store, id).orderBy("updated_at").orderBy("member_id").execute(),
    store.db
      .selectFrom("shortlist_readers as r")
      .innerJoin("members as m", "m.id", "r.member_id")
      .select(["m.id", "m.name", "m.role", "m.disabled_at"])
      .where("r.shortlist_id", "=", id)
      .orderBy("m.name")
      .orderBy("m.id")
      .execute(),
    store.db
      .selectFrom("shortlist_links")
      .selectAll()
      .where("shortlist_id", "=", id)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute(),
  ]);
  return {
    id,
    ...headOf(row),
    updatedBy: row.updated_by_name,
    archivedAt: row.archived_at ?? undefined,
    showsDecision: row.shows_decision === 1,
    showsEmail: row.shows_email === 1,
    showsPhone: row.shows_phone === 1,
    candidates: listed.map((one) => ({
      ...readCandidate(one, { decision: true, email: true, phone: true }),
      assessmentId: one.assessment.id,
      archivedAt: one.assessment.archivedAt,
      addedBy: one.entry.added_by_name,
      votes: votes
        .filter(({ assessment_id }) => assessment_id === one.assessment.id)
        .map((vote) => ({ ...voteView(vote), by: vote.member_name })),
    })),
    readers: readers.map(({ disabled_at, ...reader }) => ({
      ...reader,
      isDisabled: disabled_at === null ? undefined : true,
    })),
    links: shownLinks(links, store.now()),
    blindToReaders: await countBlindToReaders(store, id, user),
  };
}

/** How many candidates a link shows without their names; undefined for none. */
async function countBlindToReaders(
  store: Store,
  id: string,
  user: ShortlistUser,
): Promise<number | undefined> {
  const shown = await storeSharedBy(wholeStore(store), user.id);
  if (!shown.limit?.blind) return undefined;
  const listed = await readListed(shown, id);
  return listed.filter(({ assessment }) => assessment.isBlind).length || undefined;
}

/** The list as its readers see it, with the reader’s own votes. @throws ProblemError 404. */
export async function readReading(store: Store, id: string, user: ShortlistUser): Promise<Reading> {
  await findShortlist(store, id, user);
  // A recruiter sees what a link of theirs would show.
  const shown = hasRole(user, "recruiter") ? await storeSharedBy(wholeStore(store), user.id) : store;
  const row = await findShortlist(shown, id, user);
  const [listed, votes] = await Promise.all([
    readListed(shown, id),
    selectVotes(store, id).where("member_id", "=", user.id).execute(),
  ]);
  const own = new Map(votes.map((vote) => [vote.assessment_id, voteView(vote)]));
  return {
    id,
    ...headOf(row),
    candidates: listed.map((one) => ({
      ...readCandidate(one, showsOf(row)),
      assessmentId: one.assessment.id,
      vote: own.get(one.assessment.id),
    })),
  };
}

const selectVotes = (store: Store, id: string) =>
  store.db.selectFrom("shortlist_votes").selectAll().where("shortlist_id", "=", id);

export const headOf = (row: ShortlistsTable) => ({
  name: row.name,
  note: row.note,
  by: row.made_by_name,
  updatedAt: row.updated_at,
});

const voteView = ({ answer, comment, updated_at }: ShortlistVotesTable) => ({
  answer,
  comment,
  at: updated_at,
});

/** Those that work, and the newest of those that have ended. */
function shownLinks(links: readonly ShortlistLinksTable[], now: Date): LinkView[] {
  const ended = links
    .filter((link) => endOf(link) <= instant(now))
    .sort((a, b) => endOf(b).localeCompare(endOf(a)));
  const hidden = new Set(ended.slice(shownEnded));
  return links.filter((link) => !hidden.has(link)).map((link) => linkView(link, now));
}

function linkView(link: ShortlistLinksTable, now: Date): LinkView {
  const hasEnded = link.expires_at <= instant(now);
  return {
    id: link.id,
    by: link.made_by_name,
    createdAt: link.created_at,
    expiresAt: link.expires_at,
    state: link.revoked_at === null ? (hasEnded ? "expired" : "works") : "revoked",
    opened: link.opened,
    lastOpenedAt: link.last_opened_at ?? undefined,
  };
}
