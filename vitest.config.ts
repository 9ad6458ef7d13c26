import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { hasPostgres } from "./lib/db/testing-postgres.ts";
import { checkNode } from "./scripts/prepare/check-node.mjs";

checkNode();

/** Fault tests wait for minutes, and searches compute for one: begun last, they would be waited for alone. */
const order = ["faults", "searches", "stores", "rules"];

/** Project by project: a worker is passed on to the next file of its own project alone. */
class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).sort((one, other) => place(one) - place(other));
  }
}

// Most wait for a service or a deadline: with a worker for each core there would be little but waiting.
const maxWorkers = Math.max(6, availableParallelism() - 1);

const faults = "scripts/soak/**/*.test.ts";
/** A file without a test is a failure. */
const onPostgresAlone = hasPostgres()
  ? []
  : ["scripts/soak/two-instances.test.ts", "scripts/simulate/postgres-histories.test.ts"];
/** On other lines of Node.js (scripts/verify.ts): better-sqlite3 brings its SQLite, and these ask it for much. */
const alikeOnEachNode = process.env.TEST_SQLITE_ALONE
  ? [
      "lib/{assessments,exports,mirror}/**",
      "lib/invitations/{disproving,looking}/**",
      "app/api/{routes,openapi}.test.ts",
    ]
  : [];
const searches = "scripts/{simulate,fuzz}/**/*.test.ts";

const shared = {
  maxWorkers,
  // What only something that hangs must meet.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  restoreMocks: true,
  server: { deps: { inline: ["use-intl"] } },
  // A wait for something to happen, not a bound on how fast it does.
  expect: { poll: { timeout: 20_000, interval: 20 } },
};

const resolve = {
  alias: {
    "@": fileURLToPath(new URL(".", import.meta.url)),
    // As in next.config.mjs.
    "use-intl/format-message": "use-intl/format-message/format-only",
  },
};

export default defineConfig({
  resolve,
  test: {
    maxWorkers,
    sequence: { sequencer: SlowFirst },
    // Once for all projects.
    globalSetup: ["./lib/db/testing-setup.ts"],
    projects: [
      {
        resolve,
        test: {
          ...shared,
          name: "faults",
          include: [faults],
          exclude: onPostgresAlone,
          globalSetup: ["./scripts/soak/bundle-queue.ts"],
        },
      },
      {
        resolve,
        test: {
          ...shared,
          name: "stores",
          include: ["{lib,app,scripts}/**/*.test.{ts,tsx}"],
          exclude: [faults, searches, ...alikeOnEachNode],
        },
      },
      {
        resolve,
        test: { ...shared, name: "searches", include: [searches], exclude: onPostgresAlone },
      },
      // Loading what they need takes longer than they do: files share what a worker has loaded.
      {
        resolve,
        test: { ...shared, name: "rules", include: ["components/**/*.test.{ts,tsx}"], isolate: false },
      },
    ],
  },
});
