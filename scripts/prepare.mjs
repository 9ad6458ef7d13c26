// Makes a clone ready to serve, step by step: `node scripts/prepare.mjs install|build|rebuild`, the first two only where
// needed. Plain Node without a dependency: it runs before any is installed.
import { build } from "./prepare/build.mjs";
import { install } from "./prepare/install.mjs";

const steps = {
  install: () => install(),
  build: () => build(),
  rebuild: () => build({ always: true }),
};

try {
  const step = steps[process.argv[2]];
  if (!step) throw new Error(`Name a step: ${Object.keys(steps).join(", ")}.`);
  await step();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
