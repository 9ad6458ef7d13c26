import { readFileSync } from "node:fs";
import path from "node:path";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** A build’s routes by the pattern of their address, so that there are few of them. */
export function readRoutes(dir) {
  const { staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(path.join(dir, ".next", "routes-manifest.json"), "utf8"),
  );
  const exact = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (pathname) => {
    if (exact.has(pathname)) return pathname;
    if (pathname.startsWith("/_next/")) return "/_next";
    return patterns.find(({ regex }) => regex.test(pathname))?.page ?? "other";
  };
}

/** As in lib/metrics/registry.ts. */
const lagEveryMs = 100;

/** The dashboard’s own registry (lib/metrics/registry.ts), outside its bundle. */
function processMetrics() {
  const key = Symbol.for("shortlist.metrics");
  if (!globalThis[key]) {
    globalThis[key] = new Registry();
    collectDefaultMetrics({ register: globalThis[key], eventLoopMonitoringPrecision: lagEveryMs });
  }
  return globalThis[key];
}

/**
 * Counts requests by method, route and status, refused ones by route and status alone, and measures the time until
 * their answer began. A request that its caller gave up has the status 499, as in nginx.
 */
export function measureRequests(routeOf, registry = processMetrics()) {
  const durations = new Histogram({
    name: "shortlist_http_request_duration_seconds",
    help: "Time until an answer began, by route and status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 5, 30],
    registers: [registry],
  });
  return (request, response) => {
    const begun = performance.now();
    const method = methods.has(request.method) ? request.method : "other";
    const route = routeOf(request.url.split("?", 1)[0]);
    let isCounted = false;
    const count = (status) => {
      if (isCounted) return;
      isCounted = true;
      // Anybody could have any route refuse any method.
      const isRefused = status >= 400 && status < 500;
      durations.observe(
        { method: isRefused ? "any" : method, route, status },
        (performance.now() - begun) / 1_000,
      );
    };
    const writeHead = response.writeHead;
    response.writeHead = (status, ...rest) => {
      count(status);
      return writeHead.call(response, status, ...rest);
    };
    response.once("close", () => count(499));
  };
}
