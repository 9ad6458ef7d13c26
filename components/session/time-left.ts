type TimeLeft = {
  /** `1:47` */
  clock: string;
  /** For screen readers: changes a few times, not every second. Undefined when the time is over. */
  told: { unit: "minutes" | "seconds"; count: number } | undefined;
};

/** In the last half minute, only these are announced. */
const saidSeconds = [10, 20, 30];

export function describeTimeLeft(leftMs: number): TimeLeft {
  const seconds = Math.max(Math.ceil(leftMs / 1_000), 0);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds === 0) return { clock, told: undefined };
  const said = saidSeconds.find((moment) => seconds <= moment);
  if (said !== undefined) return { clock, told: { unit: "seconds", count: said } };
  return { clock, told: { unit: "minutes", count: Math.max(Math.round(seconds / 60), 1) } };
}
