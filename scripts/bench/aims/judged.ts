import type { Aim } from "../results";
import { inTimes, withThousands } from "../words";

export type Judged = Pick<Aim, "measured" | "isMet">;

export const notMeasured: Judged = { measured: "not in this run" };

/** A third is `1/3.0`; what is no less than the whole, so many times it. */
export function asFraction(share: number): string {
  if (share >= 1) return inTimes(share);
  const whole = 1 / share;
  return `1/${whole < 10 ? whole.toFixed(1) : withThousands(whole)}`;
}
