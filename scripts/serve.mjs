// The dashboard's server: Next behind an HTTP server of our own, so that callers can't forge their address
// and open streams don't keep the process from ending.
import { createServer } from "node:http";
import nextEnv from "@next/env";
import { parseTrustedProxies, settleForwarded } from "./serve/forwarded.mjs";
import { listen } from "./serve/listen.mjs";
import { shutDownOnSignal } from "./serve/shut-down-on-signal.mjs";

process.env.NODE_ENV = "production";
process.env.NEXT_TELEMETRY_DISABLED = "1";

/** Put there by instrumentation.ts: Next bundles its modules out of our reach. */
const ourProcess = () => globalThis[Symbol.for("shortlist.process")];

async function serve() {
  // Before anything reads the environment.
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  const isTrusted = parseTrustedProxies(process.env.TRUSTED_PROXIES);
  // Next takes its headers from the build, which doesn't know the address.
  const isHttps = process.env.APP_URL?.trim().toLowerCase().startsWith("https:");

  let becomeReady;
  const whenReady = new Promise((resolve) => {
    becomeReady = resolve;
  });
  const server = createServer(async (request, response) => {
    const handle = await whenReady;
    settleForwarded(request, isTrusted);
    if (isHttps) response.setHeader("Strict-Transport-Security", "max-age=31536000");
    await handle(request, response);
  });
  // Before the store is opened: a second start on the same port ends here, having touched nothing.
  const port = await listen(server, process.env);
  shutDownOnSignal(server, async () => ourProcess()?.shutdown());

  const { default: next } = await import("next");
  const app = next({ dev: false, dir: process.cwd(), port, httpServer: server });
  await app.prepare();
  const dashboard = ourProcess();
  // Next only logs what instrumentation.ts throws, and would answer 500 for ever.
  if (!dashboard) throw new Error("The dashboard couldn’t start; the reason stands above.");
  becomeReady(app.getRequestHandler());
  await dashboard.announce(`http://localhost:${port}`);
}

try {
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
