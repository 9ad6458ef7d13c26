import { createServer, type Server } from "node:http";
import { getRequestListener, type Http2Bindings, type HttpBindings } from "@hono/node-server";
import { applyFault } from "@/lib/sandbox/faults/apply-fault";
import { controlPath, createControl } from "@/lib/sandbox/faults/control-routes";
import { createFaultPlan } from "@/lib/sandbox/faults/fault-plan";
import { type CreateWatcher, recordCreates } from "@/lib/sandbox/faults/record-creates";
import { openSandboxWithStore, type Sandbox } from "@/lib/sandbox/open-sandbox";
import { generateAssessments } from "@/lib/sandbox/seed/generate-assessments";
import type { Store } from "@/lib/sandbox/store/open-store";

export type SandboxServerOptions = {
  /** 0: any that is free. Always on the loopback interface. */
  port: number;
  apiKey?: string;
  otherApiKey?: string;
  /** To generate in a new file. */
  assessments?: number;
  /** Puts the dashboard's sample data into a new file. */
  seed?: boolean;
  /** Opens the control route. */
  faults?: boolean;
  etag?: boolean;
  /** Called for every create if faults are on. */
  onCreate?: CreateWatcher;
  /** In memory by default. */
  file?: string;
  /** Where links lead; by default the address it listens on. */
  publicUrl?: string;
  log?: (message: string) => void;
};

export type SandboxServer = {
  /** With `/v1`. */
  url: string;
  origin: string;
  apiKey: string;
  sandbox: Sandbox;
  /** Ends open connections too. May be called more than once. */
  close: () => Promise<void>;
};

const host = "127.0.0.1";
// So long that the caller closes idle connections first, and never uses one that we just closed.
const keepAliveTimeout = 60_000;

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

type Handler = (request: Request, env: HttpBindings | Http2Bindings) => Promise<Response>;

function withFaults(sandbox: Sandbox, store: Store, onCreate?: CreateWatcher): Handler {
  const plan = createFaultPlan();
  const requests = new Map<string, number>();
  const creates = recordCreates(onCreate);
  const control = createControl(store, plan, requests, creates.list);
  return async (request, env) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith(`${controlPath}/`)) return control.fetch(request);
    const asked = `${request.method} ${pathname}`;
    requests.set(asked, (requests.get(asked) ?? 0) + 1);
    // Served only over plain HTTP/1.1, so these are Node's own request and response.
    const { incoming, outgoing } = env as HttpBindings;
    let serve = () => sandbox.fetch(request);
    if (asked === "POST /v1/assessments") serve = await creates.follow(request, outgoing, serve);
    const fault = plan.take(request.method, pathname);
    return fault ? applyFault(fault, { incoming, outgoing, serve, cleared: plan.cleared }) : serve();
  };
}

/** Serves only the sandbox, for tests and benchmarks. @throws Error when port or file can't be used. */
export async function startSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
  let handler: Handler = async () => Response.json({ error: "Starting." }, { status: 500 });
  // The library's own Request and Response must not replace the process's.
  const listener = getRequestListener((request, env) => handler(request, env), {
    overrideGlobalObjects: false,
  });
  const server = createServer({ keepAliveTimeout }, listener);
  const origin = `http://${host}:${await listen(server, options.port)}`;
  try {
    const publicUrl = options.publicUrl ?? origin;
    const { sandbox, store } = openSandboxWithStore(
      { ...options, file: options.file ?? ":memory:", publicUrl },
      (made) => generateAssessments(made, options.assessments ?? 0),
    );
    handler = options.faults
      ? withFaults(sandbox, store, options.onCreate)
      : (request) => sandbox.fetch(request);
    const basePath = new URL(publicUrl).pathname.replace(/\/+$/, "");
    const close = async () => {
      await stop(server);
      sandbox.close();
    };
    return { url: `${origin}${basePath}/v1`, origin, apiKey: sandbox.apiKey, sandbox, close };
  } catch (error) {
    await stop(server);
    throw error;
  }
}
