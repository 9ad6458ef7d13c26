import { createHash } from "node:crypto";
import { addressBlock } from "@/lib/auth/throttling/address-block";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

const knownForMs = 14 * 24 * 3_600_000;
// An office, a home, a phone's networks. For a person who travels more, the oldest counts as new again.
const placesKept = 20;

/** Hashes an address or its network: the store need not list where people are. */
export const placeOf = (address: string) =>
  createHash("sha256").update(addressBlock(address)).digest("base64url");

/** Whether an account (folded e-mail) was signed in to from this place in the last two weeks. */
export async function isKnownPlace(
  db: Db,
  given: { account: string; address: string; now: Date },
): Promise<boolean> {
  const found = await db
    .selectFrom("known_places as p")
    .innerJoin("members as m", "m.id", "p.member_id")
    .select("p.place")
    .where("m.email_folded", "=", given.account)
    .where("p.place", "=", placeOf(given.address))
    .where("p.seen_at", ">", instant(new Date(given.now.getTime() - knownForMs)))
    .executeTakeFirst();
  return found !== undefined;
}

export const readKnownPlaces = (db: Db, now: Date): Promise<{ account: string; place: string }[]> =>
  db
    .selectFrom("known_places as p")
    .innerJoin("members as m", "m.id", "p.member_id")
    .select(["m.email_folded as account", "p.place"])
    .where("p.seen_at", ">", instant(new Date(now.getTime() - knownForMs)))
    .execute();

/** Remembers from where an account was signed in to; the person's oldest places are deleted. */
export async function rememberPlace(
  db: Db,
  given: { account: string; address: string; now: Date },
): Promise<void> {
  const member = await db
    .selectFrom("members")
    .select("id")
    .where("email_folded", "=", given.account)
    .executeTakeFirst();
  if (!member) return;
  const seen_at = instant(given.now);
  await db
    .insertInto("known_places")
    .values({ member_id: member.id, place: placeOf(given.address), seen_at })
    .onConflict((clash) => clash.columns(["member_id", "place"]).doUpdateSet({ seen_at }))
    .execute();
  await db
    .deleteFrom("known_places")
    .where("member_id", "=", member.id)
    .where("place", "not in", (kept) =>
      kept
        .selectFrom("known_places")
        .select("place")
        .where("member_id", "=", member.id)
        .orderBy("seen_at", "desc")
        .orderBy("place")
        .limit(placesKept),
    )
    .execute();
}
