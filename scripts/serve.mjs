// The dashboard’s server: Next behind an HTTP server of our own, so that callers can’t forge their address and open
// streams don’t keep the process from ending.
import "./serve/compile-cache.mjs";
import { createServer } from "node:http";
import { flushCompileCache } from "node:module";
import { setFlagsFromString } from "node:v8";
import nextEnv from "@next/env";
import { checkNode } from "./prepare/check-node.mjs";
import { compressAnswers } from "./serve/compress-answers.mjs";
import { endUnreadAnswers } from "./serve/end-unread-answers.mjs";
import { parseTrustedProxies, settleForwarded } from "./serve/forwarded.mjs";
import { giveSettings } from "./serve/give-settings.mjs";
import { answerBrokenRequests, ensurePolicy, limits } from "./serve/guard.mjs";
import { judgeRequest } from "./serve/judge-request.mjs";
import { listen } from "./serve/listen.mjs";
import { loadRoutes } from "./serve/load-routes.mjs";
import { measureRequests, readRoutes } from "./serve/measure-requests.mjs";
import { offerBrotli } from "./serve/offer-brotli.mjs";
import { oneAtATime } from "./serve/one-at-a-time.mjs";
import { shutDownOnSignal } from "./serve/shut-down-on-signal.mjs";
import { whenStarted } from "./serve/when-started.mjs";

// By default the heap grows to four times what is in use before it is cleared: hundreds of megabytes while names are
// read.
setFlagsFromString("--heap-growing-percent=70");
process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";
// Next would write the URLs that it fetches into traces, and the service’s key is in them.
process.env.NEXT_OTEL_FETCH_DISABLED = "1";

async function serve() {
  // Before anything reads the environment.
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const isTrusted = parseTrustedProxies(process.env.TRUSTED_PROXIES);
  // Next takes its headers from the build, which doesn’t know APP_URL.
  const isHttps = process.env.APP_URL?.trim().toLowerCase().startsWith("https:");

  const measure = measureRequests(readRoutes(process.cwd()));
  const offerCompressed = offerBrotli(process.cwd());
  const compress = compressAnswers();

  let dashboard;
  let becomeReady;
  const whenReady = new Promise((resolve) => {
    becomeReady = resolve;
  });
  const answer = async (request, response) => {
    const handle = await whenReady;
    settleForwarded(request, isTrusted);
    ensurePolicy(response);
    measure(request, response);
    if (isHttps) response.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
    const { answer: refusal, url } = judgeRequest(request);
    if (refusal) return response.writeHead(refusal.status, refusal.headers).end(refusal.body);
    request.url = url;
    offerCompressed(request, response);
    compress(request, response);
    // There are no server actions: Next would only look for one, and log a warning each time.
    delete request.headers["next-action"];
    await handle(request, response);
  };
  const server = createServer(limits, oneAtATime(answer));
  // Older lines of Node drop headers after the two thousandth, perhaps the body’s length; all have 16 KB at most.
  server.maxHeadersCount = 0;
  endUnreadAnswers(server);
  answerBrokenRequests(server);
  // Before the store is opened: a second start on the same port ends here, with nothing touched.
  const port = await listen(server, process.env);
  shutDownOnSignal(server, {
    shutdown: async () => dashboard?.shutdown(),
    withinMs: () => dashboard?.shutdownMs ?? 0,
  });

  giveSettings(process.cwd());
  const started = whenStarted();
  const { default: next } = await import("next");
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
  [dashboard] = await Promise.all([started, app.prepare()]);
  becomeReady(app.getRequestHandler());
  await dashboard.announce(`http://localhost:${port}`);
  await loadRoutes(process.cwd());
  flushCompileCache();
}

try {
  checkNode();
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
