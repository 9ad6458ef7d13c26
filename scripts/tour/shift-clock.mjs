// Preloaded into a world’s servers with CLOCK_SHIFT_MS, and run in its pages.
import { subscribe } from "node:diagnostics_channel";

/**
 * Sets `Date` so many milliseconds ahead.
 * @param {number} shiftMs
 */
export function shiftClock(shiftMs) {
  const real = Date;
  globalThis.Date = new Proxy(real, {
    construct: (target, args, as) =>
      Reflect.construct(target, args.length > 0 ? args : [real.now() + shiftMs], as),
    apply: () => new real(real.now() + shiftMs).toString(),
    get: (target, key, receiver) =>
      key === "now" ? () => real.now() + shiftMs : Reflect.get(target, key, receiver),
  });
}

if (process.env.CLOCK_SHIFT_MS) {
  shiftClock(Number(process.env.CLOCK_SHIFT_MS));
  // Node has a clock of its own for this header, by which pages set theirs.
  subscribe("http.server.request.start", ({ response }) =>
    response.setHeader("Date", new Date().toUTCString()),
  );
}
