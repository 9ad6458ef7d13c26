import { longestReadMs } from "@/components/imports/reading/limits";
import { ReadProblem } from "@/components/imports/reading/read-problem";
import type { FromReader } from "@/components/imports/reading/read-worker";
import type { Sheet } from "@/components/imports/reading/sheet";

/**
 * Reads a chosen file, or what was pasted, in a worker that is ended after ten seconds. At least one sheet comes, and
 * none is empty. @throws ReadProblem, the signal’s reason, or an Error where the worker itself couldn’t be loaded.
 */
export async function readSheets(source: File | string, signal?: AbortSignal): Promise<Sheet[]> {
  signal?.throwIfAborted();
  const worker = new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = new AbortController();
  try {
    return await new Promise<Sheet[]>((resolve, reject) => {
      let isReady = false;
      const { signal: left } = leave;
      signal?.addEventListener("abort", () => reject(signal.reason), { signal: left });
      worker.addEventListener("error", () =>
        reject(isReady ? new ReadProblem("damaged") : new Error("The reader couldn’t be loaded.")),
      );
      worker.addEventListener("message", ({ data }: MessageEvent<FromReader>) => {
        if (data.kind === "read") return resolve(data.sheets);
        if (data.kind === "problem") return reject(new ReadProblem(data.reason, data.rows));
        isReady = true;
        // Loading it over a slow line isn’t the file’s fault.
        timer = setTimeout(() => reject(new ReadProblem("too_slow")), longestReadMs);
        worker.postMessage(source);
      });
    });
  } finally {
    clearTimeout(timer);
    leave.abort();
    worker.terminate();
  }
}
