// Preloaded into a process under test: its parent can step the clock and fill the store, without any code for that
// in the product.
import { createRequire } from "node:module";
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.send) {
  let stepMs = 0;
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    // Own properties, not inherited ones: Next copies a Date from what its predecessor itself has.
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

  // The store’s connection sets its pragmas on opening: here it is noticed.
  const stores = new Set();
  const { prototype } = createRequire(import.meta.url)("better-sqlite3");
  const { pragma } = prototype;
  prototype.pragma = function (...given) {
    if (this.name.endsWith("shortlist.sqlite") && !this.readonly) stores.add(this);
    return pragma.apply(this, given);
  };

  /** SQLite can’t go below the file’s present size: from then on every new page is refused. */
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
  // The channel to the parent must not keep the process alive.
  process.channel.unref();
}
