// Preloaded into the standalone sandbox: writes when each list was asked for and when its answer had left, a line each,
// to BENCH_LIST_LOG. A list’s URL contains the key and is not written.
import { subscribe } from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const file = process.env.BENCH_LIST_LOG;
const began = new WeakMap();

if (file && isMainThread) {
  subscribe("http.server.request.start", ({ request }) => {
    if (request.method === "GET" && /^\/v1\/assessments(\?|$)/.test(request.url))
      began.set(request, Date.now());
  });
  subscribe("http.server.response.finish", ({ request }) => {
    const beganAt = began.get(request);
    if (beganAt) appendFileSync(file, `${beganAt} ${Date.now()}\n`);
  });
}
