import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait for minutes come first: begun last, they would be waited for alone. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => moduleId.includes("/scripts/soak/");
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}

export default defineConfig({
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    // Many wait for a service or a deadline: on two cores the default of one worker would do little but wait.
    maxWorkers: Math.max(4, availableParallelism() - 1),
    sequence: { sequencer: SlowFirst },
    include: ["{lib,components,app,scripts}/**/*.test.{ts,tsx}"],
    globalSetup: ["./lib/db/testing-setup.ts"],
    // What only something that hangs must meet.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    restoreMocks: true,
    // A wait for something to happen, not a bound on how fast it does.
    expect: { poll: { timeout: 20_000, interval: 20 } },
  },
});
