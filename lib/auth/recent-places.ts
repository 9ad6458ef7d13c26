import type { Logger } from "pino";
import { placeOf, readKnownPlaces } from "@/lib/auth/known-places";
import type { Db } from "@/lib/db/types";

/** What another instance, or a set-up link, has made known since is known here after so long. */
const refreshedEveryMs = 30_000;

export type RecentPlaces = {
  /** Whether an account was signed in to from an address lately, as far as this process knows: asks no store. */
  has(account: string, address: string): Promise<boolean>;
  add(account: string, address: string): void;
};

const keyOf = (account: string, place: string) => `${account} ${place}`;

/**
 * Those who signed in lately and from where, in memory: it tells whom strangers don't keep waiting, before the store
 * is asked anything. Twenty a person at most, as in the store.
 * @param nowMs a clock that is never set.
 */
export function openRecentPlaces(
  db: Db,
  log: () => Pick<Logger, "warn">,
  nowMs = () => performance.now(),
): RecentPlaces {
  let places = new Set<string>();
  let readMs: number | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    try {
      const known = await readKnownPlaces(db, new Date());
      places = new Set(known.map(({ account, place }) => keyOf(account, place)));
    } catch (err) {
      log().warn({ err }, "who signed in from where could not be read");
    }
    readMs = nowMs();
    reading = undefined;
  }

  return {
    async has(account, address) {
      if (readMs === undefined || nowMs() - readMs > refreshedEveryMs) reading ??= read();
      if (readMs === undefined) await reading;
      return places.has(keyOf(account, placeOf(address)));
    },
    add(account, address) {
      places.add(keyOf(account, placeOf(address)));
    },
  };
}
