import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { inspect } from "node:util";
import pino from "pino";
import { afterEach } from "vitest";
import { type ClientConfig, createAssessmentClient } from "@/lib/assessment-api/client";

/** Each encoder writes it differently, so that no leak can hide behind one of them. */
export const testKey = "k3y/with+odd=chars & umläut~(7)";

const writings = [
  testKey,
  encodeURIComponent(testKey),
  String(new URLSearchParams([["", testKey]])).slice(1),
];

/** Whether any text that a logger, a console or a serialiser makes of the value has the key. */
export function reveals(value: unknown): boolean {
  const lines: string[] = [];
  pino({}, { write: (line: string) => lines.push(line) }).error({ err: value, value }, "caught");
  const error = value instanceof Error ? [value.message, value.stack, String(value.cause)] : [];
  const texts = [
    JSON.stringify(value),
    inspect(value, { showHidden: true, depth: Infinity, getters: true }),
    ...lines,
    ...error,
  ].join("\n");
  // JSON escapes nothing that these writings contain.
  return writings.some((writing) => texts.toLowerCase().includes(writing.toLowerCase()));
}

type Closing = () => Promise<unknown>;
const closings: Closing[] = [];

/** Closes every server of the test. Call it once at the top of a test file. */
export function closeServersAfterEach(): void {
  afterEach(async () => {
    await Promise.all(closings.splice(0).map((close) => close()));
  });
}

export type Seen = { method: string; url: URL; headers: http.IncomingHttpHeaders; body: string };

export type Handler = (
  request: Seen,
  response: http.ServerResponse<http.IncomingMessage> & { req: http.IncomingMessage },
  attempt: number,
) => void;

/** A real HTTP server on loopback. `seen` has the requests in order; their bodies are read before `handler` runs. */
export async function serve(handler: Handler): Promise<{ url: string; seen: Seen[] }> {
  const seen: Seen[] = [];
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const entry = {
      method: request.method ?? "",
      url: new URL(request.url ?? "", "http://service"),
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    seen.push(entry);
    handler(entry, response, seen.length);
  });
  const port = await listen(server);
  return { url: `http://127.0.0.1:${port}/v1`, seen };
}

export async function serveSockets(onSocket: (socket: net.Socket) => void) {
  const counter = { connections: 0 };
  const server = net.createServer((socket) => {
    counter.connections += 1;
    socket.on("error", () => undefined);
    onSocket(socket);
  });
  return { port: await listen(server), counter };
}

export async function listen(server: net.Server): Promise<number> {
  const sockets = new Set<net.Socket>();
  server.on("connection", (socket: net.Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closings.push(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return (server.address() as AddressInfo).port;
}

export async function deadPort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A client with the test key, which tries twice more, almost at once. */
export const testClient = (baseUrl: string, config: Partial<ClientConfig> = {}) =>
  createAssessmentClient({ baseUrl, apiKey: testKey, retries: 2, retryDelayMs: 1, ...config });

export const newCandidate = {
  interviewId: 7,
  candidate: { email: "ada.miller@example.com" },
  suppressCandidateEmail: false,
};

/** @throws when the promise doesn't reject. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  const outcome = await promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ("error" in outcome) return outcome.error;
  throw new Error(`Nothing was thrown, but: ${inspect(outcome.value)}`);
}
