// Makes a clone ready to serve: `node scripts/prepare.mjs [fetch|compile|install|build|rebuild]`, by default
// install (which is fetch, then compile), then build, each only where needed. Plain Node without a
// dependency: it runs before there are any.
import { build } from "./prepare/build.mjs";
import { checkNode } from "./prepare/check-node.mjs";
import { compile, fetchPackages, install } from "./prepare/install.mjs";

const steps = {
  fetch: () => fetchPackages(),
  compile: () => compile(),
  install: () => install(),
  build: () => build(),
  rebuild: () => build({ always: true }),
  all: async () => {
    await install();
    await build();
  },
};

try {
  checkNode();
  await steps[process.argv[2] ?? "all"]();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
