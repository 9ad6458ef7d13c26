import { afterAll, beforeAll, vi } from "vitest";

function madeBefore<Made extends object>(make: () => Promise<Made>): () => Made {
  let made: Made | undefined;
  beforeAll(async () => {
    made = await make();
  });
  return () => {
    if (!made) throw new Error("Not made yet: call it within a test.");
    return made;
  };
}

/** Runs `load` before all tests of a file, whose log is silent. Call it at the top of the file. @returns what was loaded. */
export function loadedBefore<Loaded extends object>(load: () => Promise<Loaded>): () => Loaded {
  const loaded = madeBefore(async () => {
    vi.stubEnv("LOG_LEVEL", "silent");
    return load();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
  return loaded;
}

/** Opens a dashboard for all tests of a suite, and closes it after them. Call it at the top of the suite. */
export function dashboardBefore<Dashboard extends { close(): Promise<void> }>(
  open: () => Promise<Dashboard>,
): () => Dashboard {
  let opened: Dashboard | undefined;
  afterAll(() => opened?.close());
  return madeBefore(async () => {
    opened = await open();
    return opened;
  });
}
