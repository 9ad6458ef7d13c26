import type { TestSource } from "@/lib/db/testing-rows";
import { adoptLostInvitations } from "@/lib/invitations/sending/adopt-lost-invitations";
import { watchUnchanged } from "@/lib/invitations/sending/watch-unchanged";

/** Adopts invitations that were this process's own and haven't changed for so many seconds. */
export async function adoptAfter(store: TestSource, seconds: number): Promise<number> {
  const watch = watchUnchanged(() => store.clock.at.getTime());
  const before = await adoptLostInvitations(store, watch);
  if (before > 0) throw new Error("There were lost ones already.");
  store.clock.at = new Date(store.clock.at.getTime() + seconds * 1_000);
  return adoptLostInvitations(store, watch);
}
