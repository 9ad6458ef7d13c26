/** Secrets that must never appear, written so that every encoding changes them where it can. */
export const canaries = {
  ASSESSMENT_API_KEY: "canary-key/with+odd=chars & ~(7)",
  AUTH_SECRET: "canary/secret+that=signs & sessions ~(8)",
  METRICS_TOKEN: "canary/token+of=metrics&~(9)",
} as const;

type Canary = keyof typeof canaries;

const writings = Object.entries(canaries).map(([name, canary]) => ({
  name: name as Canary,
  texts: [
    canary,
    encodeURIComponent(canary),
    String(new URLSearchParams([["", canary]])).slice(1),
    JSON.stringify(canary).slice(1, -1),
    Buffer.from(canary).toString("base64").replace(/=+$/, "").slice(0, -1),
    Buffer.from(canary).toString("base64url").slice(0, -1),
    Buffer.from(canary).toString("hex"),
  ].map((text) => text.toLowerCase()),
}));

/** The names of the canaries in a text, however they are encoded there. */
export function canariesIn(text: string): Canary[] {
  const lower = text.toLowerCase();
  return writings
    .filter(({ texts }) => texts.some((writing) => lower.includes(writing)))
    .map(({ name }) => name);
}

/** Looks for canaries in a text that comes in pieces, such as a log. */
export function watchForCanaries(): (piece: string) => Canary[] {
  let tail = "";
  return (piece) => {
    const text = tail + piece;
    tail = text.slice(-200);
    return canariesIn(text);
  };
}
