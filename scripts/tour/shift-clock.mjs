// Preloaded into a world’s servers with SHOWN_CLOCK, and run in its pages.
import { subscribe } from "node:diagnostics_channel";

/**
 * Sets `Date` to begin at a moment, from which it goes a tenth as fast: what is read minutes later is hardly older.
 * @param {{ realMs: number, shownMs: number }} began the moment, as it is and as it is to be shown
 */
export function shiftClock({ realMs, shownMs }) {
  const real = Date;
  const now = () => Math.floor(shownMs + (real.now() - realMs) / 10);
  globalThis.Date = new Proxy(real, {
    construct: (target, args, as) => Reflect.construct(target, args.length > 0 ? args : [now()], as),
    apply: () => new real(now()).toString(),
    get: (target, key, receiver) => (key === "now" ? now : Reflect.get(target, key, receiver)),
  });
}

if (process.env.SHOWN_CLOCK) {
  shiftClock(JSON.parse(process.env.SHOWN_CLOCK));
  // Node has a clock of its own for this header, by which pages set theirs.
  subscribe("http.server.request.start", ({ response }) =>
    response.setHeader("Date", new Date().toUTCString()),
  );
}
