import { execFile } from "node:child_process";
import { expect, test } from "vitest";

const fuzz = (...options: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const args = ["--import", "tsx", "scripts/fuzz.ts", "--store", "sqlite", ...options];
    execFile(process.execPath, args, { maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: `${out}${err}` }),
    );
  });

/** Another seed each time; the output says how to repeat it. */
const anySeed = String(Math.floor(Math.random() * 1_000_000_000));

test.each([
  ["inward", "1", "500"],
  ["inward", anySeed, "200"],
  ["outward", "1", "80"],
  ["outward", anySeed, "40"],
])("nothing is found %s by seed %s", async (only, seed, runs) => {
  const { code, said } = await fuzz("--only", only, "--seed", seed, "--runs", runs);
  expect(said).toContain(`${runs} cases in`);
  expect(said).toContain("Nothing found.");
  expect(code).toBe(0);
});
