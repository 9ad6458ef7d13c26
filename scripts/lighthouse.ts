import { lookByLighthouse, timings } from "./bench/look-by-lighthouse";

const aims = { performance: 95, accessibility: 100, "best-practices": 100 };

// Prints what Lighthouse says of the pages that matter most on a phone, after a build: `npm run lighthouse`.
await lookByLighthouse(({ page, preset, scores, timingsMs, index, lacking }) => {
  const told = Object.entries(scores).map(
    ([name, { median, least, most }]) =>
      `${name} ${median} (${least}–${most}, aim ${aims[name as keyof typeof aims]})`,
  );
  const times = Object.entries(timingsMs).map(
    ([id, ms]) => `${timings[id as keyof typeof timings]} ${Math.round(ms)} ms`,
  );
  console.log(`${page}, ${preset}: ${told.join(", ")}\n  ${times.join(", ")}; machine’s index ${index}`);
  for (const title of lacking) console.log(`  ${title}`);
});
