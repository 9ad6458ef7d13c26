// Makes a clone ready to serve: `node scripts/prepare.mjs [install|build|rebuild]`, by default install, then build,
// each only where needed. Plain Node without a dependency: it runs before any is installed.
import { build } from "./prepare/build.mjs";
import { install } from "./prepare/install.mjs";

const steps = {
  install: () => install(),
  build: () => build(),
  rebuild: () => build({ always: true }),
  all: async () => {
    await install();
    await build();
  },
};

try {
  await steps[process.argv[2] ?? "all"]();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
