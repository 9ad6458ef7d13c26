import type { Logger } from "pino";
import type { Db } from "@/lib/db/types";
import { forgetBytes } from "@/lib/erasing/forget-bytes";

const everyMs = 60_000;

/** Cleans up now what earlier erasures left in the files, and tries again every minute. Before anything is served. */
export async function keepCleaning(db: Db, log: Logger): Promise<{ stop(): void }> {
  const clean = (options?: { mayRewrite: boolean }) =>
    forgetBytes(db, options).then(
      (isDone) => {
        if (!isDone)
          log.warn("another process reads the store, so bytes of erased candidates are still in it");
      },
      (error: unknown) => log.error({ err: error }, "cleaning up after an erasure failed"),
    );
  await clean({ mayRewrite: true });
  const timer = setInterval(() => void clean(), everyMs).unref();
  return { stop: () => clearInterval(timer) };
}
