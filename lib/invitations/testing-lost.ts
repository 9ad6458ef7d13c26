import type { TestSource } from "@/lib/db/testing-rows";
import { adoptLostInvitations } from "@/lib/invitations/adopt-lost-invitations";
import { watchStanding } from "@/lib/invitations/watch-standing";

/** Takes for lost what stands for so long, in seconds by every clock, and was still the process's own before. */
export async function adoptAfter(store: TestSource, seconds: number): Promise<number> {
  const watch = watchStanding(() => store.clock.at.getTime());
  const before = await adoptLostInvitations(store, watch);
  if (before > 0) throw new Error("There were lost ones already.");
  store.clock.at = new Date(store.clock.at.getTime() + seconds * 1_000);
  return adoptLostInvitations(store, watch);
}
