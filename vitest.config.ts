import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    include: ["{lib,components,app,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["./lib/db/testing-postgres.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
