import { createService } from "./start-service";
import { startShortlist } from "./start-shortlist";

/** What a dashboard is like. Tests that want the same may have the same one, each after the other. */
export type Wanted = {
  env: Record<string, string>;
  /** How many assessments its outside service begins with; without it the dashboard has its own sandbox. */
  assessments?: number;
};

/** A dashboard as another process may use it. */
export type Lent = { id: number; url: string; dataDir: string; serviceOrigin?: string };

type Kept = { wish: string; lent: Lent; isUsable(): boolean; end(): Promise<void> };

export type Lender = {
  /** One that nobody else has until it is given back: an idle one like it, or else a new one. */
  lend(wanted: Wanted): Promise<Lent>;
  /** @param isSound false where its test failed: nobody gets it again. */
  giveBack(id: number, isSound: boolean): Promise<void>;
  end(): Promise<void>;
};

/** Each takes memory, and asks its service now and then. With E2E_FRESH=1 every test gets a new one. */
const idleAtMost = process.env.E2E_FRESH ? 0 : 7;

let made = 0;

async function make(wanted: Wanted): Promise<Kept> {
  const { env, assessments } = wanted;
  const service = assessments === undefined ? undefined : await createService(assessments);
  await service?.start();
  const shortlist = await startShortlist({ ...service?.env, ...env });
  made += 1;
  const { url, dataDir } = shortlist;
  return {
    wish: JSON.stringify(wanted),
    lent: { id: made, url, dataDir, serviceOrigin: service?.origin },
    isUsable: shortlist.isAlive,
    async end() {
      await shortlist.stop();
      shortlist.remove();
      await service?.remove();
    },
  };
}

/** Starts dashboards when they are first wanted, and keeps those that were used last for whoever wants one like them. */
export function createLender(): Lender {
  /** The one given back last comes first. */
  const idle: Kept[] = [];
  const away = new Map<number, Kept>();
  return {
    async lend(wanted) {
      const wish = JSON.stringify(wanted);
      const at = idle.findIndex((one) => one.wish === wish && one.isUsable());
      const kept = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await make(wanted));
      away.set(kept.lent.id, kept);
      return kept.lent;
    },
    async giveBack(id, isSound) {
      const kept = away.get(id);
      if (!kept) return;
      away.delete(id);
      if (isSound) idle.unshift(kept);
      const leaving = isSound ? idle.splice(idleAtMost) : [kept];
      for (const one of leaving) await one.end();
    },
    async end() {
      for (const one of [...idle.splice(0), ...away.values()]) await one.end();
      away.clear();
    },
  };
}
