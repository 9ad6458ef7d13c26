import { inTurn, places } from "@/lib/auth/passwords/hashing-queue";
import type { Lanes, Turn } from "@/lib/auth/passwords/lanes";

/** Takes every place that each turn's caller may have in its lane. @returns what gives them back. */
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
