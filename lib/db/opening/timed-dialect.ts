import type { DatabaseConnection, Dialect, Driver } from "kysely";
import { histogramOf } from "@/lib/metrics/registry";

type Operation = "connect" | "query" | "commit";

// On PostgreSQL a commit is a query too; on SQLite it waits for the disk.
const durations = () =>
  histogramOf({
    name: "shortlist_store_operation_duration_seconds",
    help: "How long the store took: connect (a free connection), query, commit.",
    labelNames: ["operation", "outcome"],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.25, 1, 5, 30],
  });

async function timed<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const note = (outcome: "ok" | "failed") =>
    durations().observe({ operation, outcome }, (performance.now() - begun) / 1_000);
  try {
    const done = await work();
    note("ok");
    return done;
  } catch (error) {
    note("failed");
    throw error;
  }
}

/** Makes a dialect report to the metrics how long its connections and queries take. */
export function timedDialect<D extends Dialect>(dialect: D): D {
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => timedDriver(createDriver());
  return dialect;
}

function timedDriver(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>();
  const acquire = driver.acquireConnection.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  driver.acquireConnection = async (options) => {
    const connection = await timed("connect", () => acquire(options));
    if (known.has(connection)) return connection;
    known.add(connection);
    const execute = connection.executeQuery.bind(connection);
    connection.executeQuery = (query, ...rest) => timed("query", () => execute(query, ...rest));
    return connection;
  };
  driver.commitTransaction = (connection) => timed("commit", () => commit(connection));
  return driver;
}
