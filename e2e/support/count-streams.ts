import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { text } from "node:stream/consumers";

export type Counter = {
  url: string;
  /** How often a path was asked for. */
  asked(path: string): number;
  /** How many answers of the path are under way: a stream that nobody has ended. */
  open(path: string): number;
  /** Event streams get their headers and nothing more until `mend`, as inspecting proxies do it. */
  withhold(): void;
  /** The line breaks, and stays broken until `mend`. */
  breakLine(): void;
  mend(): void;
  close(): Promise<void>;
};

/** What becomes of a page on its way: its text, given with its headers. */
export type ChangePage = (html: string, headers: IncomingHttpHeaders) => string;

/** A proxy before the dashboard that counts: what a shared worker asks for, no page’s own network log shows. */
export async function countStreams(target: string, changePage?: ChangePage): Promise<Counter> {
  const { hostname, port } = new URL(target);
  const asked = new Map<string, number>();
  const open = new Map<string, number>();
  const sockets = new Set<Socket>();
  let isBroken = false;
  let isWithholding = false;
  const add = (counts: Map<string, number>, path: string, by: number) =>
    counts.set(path, (counts.get(path) ?? 0) + by);

  const server = createServer((incoming, outgoing) => {
    if (isBroken) return incoming.socket.destroy();
    const path = new URL(incoming.url ?? "/", target).pathname;
    add(asked, path, 1);
    add(open, path, 1);
    const headers = changePage ? { ...incoming.headers, "accept-encoding": "identity" } : incoming.headers;
    const onward = request(
      { hostname, port, path: incoming.url, method: incoming.method, headers },
      async (answer) => {
        answer.on("error", () => outgoing.destroy());
        const isPage = changePage && answer.headers["content-type"]?.startsWith("text/html");
        const changed = isPage && changePage(await text(answer), answer.headers);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        const isStream = answer.headers["content-type"]?.startsWith("text/event-stream");
        if (changed) outgoing.end(changed);
        else if (isStream && isWithholding) {
          outgoing.flushHeaders();
          answer.resume().once("end", () => outgoing.end());
        } else answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    outgoing.once("close", () => {
      add(open, path, -1);
      onward.destroy();
    });
    incoming.pipe(onward);
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: (path) => asked.get(path) ?? 0,
    open: (path) => open.get(path) ?? 0,
    withhold() {
      isWithholding = true;
    },
    breakLine() {
      isBroken = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isBroken = false;
      isWithholding = false;
    },
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
