import { randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { ShortlistLinksTable, ShortlistsTable } from "@/lib/db/shortlist-tables";
import { instant, type Store } from "@/lib/db/store";
import { conflict, notFound } from "@/lib/errors";
import { requireRecruiter } from "@/lib/members/require-recruiter";
import { hashToken } from "@/lib/members/setup-links";
import { storeSharedBy } from "@/lib/members/store-seen-by";
import type { ShortlistUser } from "@/lib/shortlists/find-shortlist";
import { endOf, forgetEndedLinks } from "@/lib/shortlists/forget-ended-links";
import { inShortlist, subjectOf } from "@/lib/shortlists/in-shortlist";
import { mostLinks } from "@/lib/shortlists/names";
import { readCandidate, readListed, showsOf } from "@/lib/shortlists/read-candidates";
import { headOf, readShortlist } from "@/lib/shortlists/read-shortlist";
import type { SharedShortlist, Shortlist } from "@/lib/shortlists/schema";

const dayMs = 24 * 60 * 60_000;

/**
 * Makes a link that opens a list until it expires. Only its hash is kept, so the link is returned once.
 * @throws ProblemError 403 for who is no recruiter any more; 404; 409 `too_many_links`.
 */
export async function makeSharedLink(
  store: Store,
  { id, days, appUrl }: { id: string; days: number; appUrl: string },
  user: ShortlistUser,
): Promise<{ url: string; expiresAt: string; shortlist: Shortlist }> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = instant(new Date(store.now().getTime() + days * dayMs));
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    await requireRecruiter(transaction, user.id);
    await forgetEndedLinks(transaction, store, id);
    const working = await transaction
      .selectFrom("shortlist_links")
      .select("id")
      .where("shortlist_id", "=", id)
      .where("revoked_at", "is", null)
      .where("expires_at", ">", instant(store.now()))
      .execute();
    if (working.length >= mostLinks) {
      throw conflict(
        "too_many_links",
        "This shortlist already has twenty links. Revoke one you no longer need.",
      );
    }
    await transaction
      .insertInto("shortlist_links")
      .values({
        id: randomUUID(),
        shortlist_id: id,
        token_hash: hashToken(token),
        made_by: user.id,
        made_by_name: user.name,
        created_at: instant(store.now()),
        expires_at: expiresAt,
        revoked_at: null,
        opened: 0,
        last_opened_at: null,
      })
      .execute();
    await recordAudit(transaction, {
      actor: user,
      action: "shortlist_link_made",
      subject: subjectOf(row),
      details: { days, expiresAt },
      at: store.now(),
    });
    return { written: "beside" };
  });
  const url = new URL(`/shared/${token}`, appUrl).href;
  return { url, expiresAt, shortlist: await readShortlist(store, id, user) };
}

/** Ends a link at once; an ended one stays ended. @throws ProblemError 404. */
export async function revokeSharedLink(
  store: Store,
  { id, linkId }: { id: string; linkId: string },
  user: ShortlistUser,
): Promise<Shortlist> {
  await inShortlist(store, id, user, async ({ transaction, row }) => {
    const link = await transaction
      .selectFrom("shortlist_links")
      .selectAll()
      .where("shortlist_id", "=", id)
      .where("id", "=", linkId)
      .executeTakeFirst();
    if (!link) throw notFound("This link no longer exists.", { reason: "shared_link_missing" });
    if (endOf(link) <= instant(store.now())) return { written: "nothing" };
    await transaction
      .updateTable("shortlist_links")
      .set({ revoked_at: instant(store.now()) })
      .where("id", "=", linkId)
      .execute();
    await recordAudit(transaction, {
      actor: user,
      action: "shortlist_link_revoked",
      subject: subjectOf(row),
      details: { opened: link.opened },
      at: store.now(),
    });
    await forgetEndedLinks(transaction, store, id);
    return { written: "beside" };
  });
  return readShortlist(store, id, user);
}

/** @returns undefined for a token that is wrong, expired or revoked, or whose list is archived, deleted, or not seen by its maker. */
export async function readByLink(store: Store, token: string): Promise<SharedShortlist | undefined> {
  const link = await findLink(store, token);
  if (!link) return undefined;
  // It shows no more than its maker sees.
  const seen = await storeSharedBy(store, link.made_by);
  const list = await findList(seen, link.shortlist_id);
  if (!list) return undefined;
  const listed = await readListed(seen, list.id);
  return {
    ...headOf(list),
    candidates: listed.map((one) => readCandidate(one, showsOf(list))),
    expiresAt: link.expires_at,
  };
}

const findList = ({ db }: Store, id: string): Promise<ShortlistsTable | undefined> =>
  db.selectFrom("shortlists").selectAll().where("id", "=", id).executeTakeFirst();

/** Counts that somebody has opened a link’s page. */
export async function noteOpened(store: Store, token: string): Promise<void> {
  await store.db
    .updateTable("shortlist_links")
    .set({ opened: sql`opened + 1`, last_opened_at: instant(store.now()) })
    .where("token_hash", "=", hashToken(token))
    .execute();
}

const findLink = (
  store: Store,
  token: string,
): Promise<Pick<ShortlistLinksTable, "shortlist_id" | "expires_at" | "made_by"> | undefined> =>
  store.db
    .selectFrom("shortlist_links as l")
    .innerJoin("shortlists as s", "s.id", "l.shortlist_id")
    .select(["l.shortlist_id", "l.expires_at", "l.made_by"])
    .where("l.token_hash", "=", hashToken(token))
    .where("l.revoked_at", "is", null)
    .where("l.expires_at", ">", instant(store.now()))
    .where("s.source_id", "=", store.sourceId)
    .where("s.archived_at", "is", null)
    .where("s.deleted_at", "is", null)
    .executeTakeFirst();
