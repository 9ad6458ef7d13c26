import type { Logger } from "pino";
import { placeOf, readKnownPlaces } from "@/lib/auth/throttling/known-places";
import type { Db } from "@/lib/db/types";

// Within this time, a place that another instance or a set-up link added is known here.
const refreshedEveryMs = 30_000;

export type RecentPlaces = {
  has(account: string, address: string): Promise<boolean>;
  add(account: string, address: string): void;
};

const keyOf = (account: string, place: string) => `${account} ${place}`;

/** Who signed in from where lately, in memory: `has` asks no store. 20 places a person. `nowMs` is monotonic. */
export function openRecentPlaces(
  db: Db,
  log: () => Pick<Logger, "warn">,
  nowMs = () => performance.now(),
): RecentPlaces {
  let places = new Set<string>();
  let readMs: number | undefined;
  let refreshing: Promise<void> | undefined;

  async function refresh(): Promise<void> {
    try {
      const known = await readKnownPlaces(db, new Date());
      places = new Set(known.map(({ account, place }) => keyOf(account, place)));
    } catch (err) {
      log().warn({ err }, "who signed in from where could not be read");
    }
    readMs = nowMs();
    refreshing = undefined;
  }

  return {
    async has(account, address) {
      if (readMs === undefined || nowMs() - readMs > refreshedEveryMs) refreshing ??= refresh();
      if (readMs === undefined) await refreshing;
      return places.has(keyOf(account, placeOf(address)));
    },
    add(account, address) {
      places.add(keyOf(account, placeOf(address)));
    },
  };
}
