// What scripts/start.sh ends in: prepares what is missing, then serves, in one process. Plain Node without a
// dependency up to there: it runs before any is installed.
import { closeSync } from "node:fs";
import { build } from "./prepare/build.mjs";
import { install } from "./prepare/install.mjs";

try {
  await install();
  await build();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
// The lock that the shell took, by its number.
const [lock] = process.argv.slice(2);
if (lock) closeSync(Number(lock));
await import("./serve.mjs");
