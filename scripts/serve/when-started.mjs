/** Another process’s migrations may take a minute of it. */
const startMs = 90_000;

/**
 * Resolves to what lib/runtime/start-process.ts puts on the process once everything is open. Next begins that in
 * `prepare()` without waiting: after a failure it would only log it, and answer 500 for ever.
 */
export const whenStarted = () =>
  new Promise((resolve, reject) => {
    const failed = () => reject(new Error("The dashboard didn’t start; the reason stands above."));
    const timer = setTimeout(failed, startMs);
    Object.defineProperty(globalThis, Symbol.for("shortlist.process"), {
      configurable: true,
      set(dashboard) {
        clearTimeout(timer);
        resolve(dashboard);
      },
    });
  });
