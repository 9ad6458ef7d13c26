import { inTurn, places, type Turn } from "@/lib/auth/hashing-queue";

/** Takes every place that a caller may have in a lane. @returns gives them back. */
export function takePlaces(turn: Turn): () => Promise<void> {
  let leave = () => {};
  const until = new Promise<void>((resolve) => {
    leave = resolve;
  });
  const taken = Array.from({ length: places.perCaller }, () => inTurn(turn, () => until));
  return async () => {
    leave();
    await Promise.all(taken);
  };
}
