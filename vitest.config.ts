import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // Many wait for a service or a deadline: on two cores the default of one worker would do little but wait.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    include: ["{lib,components,app,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["./lib/db/testing-setup.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
  },
});
