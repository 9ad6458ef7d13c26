import { inTurn, places } from "@/lib/auth/hashing-queue";
import type { Lanes, Turn } from "@/lib/auth/lanes";

/** Takes every place that a caller may have in a lane, or a place for each of several. @returns gives them back. */
export function takePlaces(turns: Turn | Turn[], queue: Lanes = inTurn): () => Promise<void> {
  let leave = () => {};
  const until = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const each = Array.isArray(turns) ? turns : Array<Turn>(places.perCaller).fill(turns);
  const taken = each.map((turn) => queue(turn, () => until));
  return async () => {
    leave();
    await Promise.all(taken);
  };
}
