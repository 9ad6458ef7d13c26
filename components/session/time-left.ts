type ToldLeft = {
  /** `1:47` */
  clock: string;
  /** What is said aloud: it changes a few times, not with each second. Undefined when the time is over. */
  told: { unit: "minutes" | "seconds"; count: number } | undefined;
};

/** From here on it is said by the second, at these moments. */
const saidSeconds = [10, 20, 30];

/** How much time is left, to be seen and to be said. */
export function toldLeft(leftMs: number): ToldLeft {
  const seconds = Math.max(Math.ceil(leftMs / 1_000), 0);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds === 0) return { clock, told: undefined };
  const said = saidSeconds.find((moment) => seconds <= moment);
  if (said !== undefined) return { clock, told: { unit: "seconds", count: said } };
  return { clock, told: { unit: "minutes", count: Math.ceil(seconds / 60) } };
}
