import type { Searched } from "./search";

const listed = (numbers: Record<string, number>) =>
  Object.entries(numbers)
    .sort(([, one], [, other]) => other - one)
    .map(([name, number]) => `${name} ${number}`)
    .join(", ");

export function reportOf({ histories, figures, found }: Searched, tookMs: number): string {
  const { simulatedMs, steps, submissions, crashes, requests, mishaps, states, importRows, engine } = figures;
  return [
    `${histories} histories, ${(simulatedMs / 3_600_000).toFixed(1)} hours of theirs in ${(tookMs / 60_000).toFixed(1)} minutes (${((histories * 1_000) / tookMs).toFixed(1)} a second)`,
    `steps: ${steps}; submissions: ${submissions}; crashes: ${crashes}`,
    `requests: ${listed(requests)}`,
    `mishaps: ${listed(mishaps)}`,
    `invitations at the end: ${listed(states)}`,
    `rows of imports at the end: ${listed(importRows)}`,
    ...(Object.keys(engine).length > 0 ? [`at the engine: ${listed(engine)}`] : []),
    found.length === 0
      ? "No promise was broken."
      : `${found.length} histories broke a promise: seeds ${found
          .slice(0, 20)
          .map(({ seed }) => seed)
          .join(", ")}`,
  ].join("\n");
}
