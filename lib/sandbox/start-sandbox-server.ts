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
  /** 0 for any that is free. Always on the loopback interface. */
  port: number;
  apiKey?: string;
  otherApiKey?: string;
  /** How many to generate in a new file. */
  assessments?: number;
  /** The sample data of the dashboard's sandbox, in a new file. */
  seed?: boolean;
  /** Opens the control route. */
  faults?: boolean;
  /** Gives the list an ETag, and answers 304 to who has it. */
  etag?: boolean;
  /** Told of every create as it goes, where faults are on. */
  onCreate?: CreateWatcher;
  /** In memory by default. */
  file?: string;
  /** Where links lead; the address it listens on by default. */
  publicUrl?: string;
  log?: (message: string) => void;
};

export type SandboxServer = {
  /** Base URL of the interface, `/v1` included. */
  url: string;
  origin: string;
  apiKey: string;
  sandbox: Sandbox;
  /** Ends open connections too; may be called more than once. */
  close: () => Promise<void>;
};

const host = "127.0.0.1";
/** So long that a caller lets go of an idle connection first, and never uses one that we just closed. */
const keepAliveTimeout = 60_000;

/** Resolves to the port. */
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

/** Lets requests meet the faults that the control route was told, and counts them. */
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
    // Served over plain HTTP/1.1 only, so these are Node's own request and response.
    const { incoming, outgoing } = env as HttpBindings;
    let serve = () => sandbox.fetch(request);
    if (asked === "POST /v1/assessments") serve = await creates.follow(request, outgoing, serve);
    const fault = plan.take(request.method, pathname);
    return fault ? applyFault(fault, { incoming, outgoing, serve, cleared: plan.cleared }) : serve();
  };
}

/**
 * Serves the sandbox alone, for tests and benchmarks.
 * @throws Error when the port is taken or the file can't be opened.
 */
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
