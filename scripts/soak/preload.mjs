// Loaded before a process under test: lets its parent step its clock back and fill its store, so that no
// code of the product knows of either.
import { createRequire } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.send) {
  let stepMs = 0;
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    // Its own, not inherited: Next makes a Date of what the one before has itself.
    static parse = RealDate.parse;
    static UTC = RealDate.UTC;

    constructor(...given) {
      if (given.length === 0) super(RealDate.now() + stepMs);
      else super(...given);
    }

    static now() {
      return RealDate.now() + stepMs;
    }
  };

  // The store's connection sets its pragmas as it opens, and so it is met here.
  const stores = new Set();
  const { prototype } = createRequire(import.meta.url)("better-sqlite3");
  const { pragma } = prototype;
  prototype.pragma = function (...given) {
    if (this.name.endsWith("shortlist.sqlite") && !this.readonly) stores.add(this);
    return pragma.apply(this, given);
  };

  /** SQLite can't go below what the file has now: from here on every new page is refused. */
  const mostPages = 0xfffffffe;
  process.on("message", (told) => {
    if ("stepClockMs" in told) stepMs += told.stepClockMs;
    if ("fullStore" in told) {
      for (const store of stores) {
        if (store.open) store.pragma(`max_page_count = ${told.fullStore ? 1 : mostPages}`);
      }
    }
    process.send({ done: true });
  });
  // The parent's hold on it must not keep it from ending.
  process.channel.unref();
}
