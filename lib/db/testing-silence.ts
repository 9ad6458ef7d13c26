import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import pg from "pg";

export type Line = {
  url: string;
  /** From now on nothing passes over the open connections, and neither end closes them. New ones work. */
  fallSilent(): void;
  close(): void;
};

/** A line to a PostgreSQL that can be cut as a network is: neither end notices. */
export async function openLine(databaseUrl: string): Promise<Line> {
  const { host, port } = new pg.Client(databaseUrl);
  const connect = () =>
    host.startsWith("/") ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);
  const ends: [net.Socket, net.Socket][] = [];
  const silent = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = connect();
    ends.push([near, far]);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (piece) => silent.has(from) || to.write(piece));
      from.on("error", () => undefined);
      from.on("close", () => silent.has(from) || to.destroy());
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = new URL(databaseUrl);
  url.hostname = "127.0.0.1";
  url.port = String((server.address() as AddressInfo).port);
  url.searchParams.delete("host");
  return {
    url: url.href,
    fallSilent() {
      for (const socket of ends.flat()) silent.add(socket);
    },
    close() {
      server.close();
      for (const socket of ends.flat()) socket.destroy();
    },
  };
}
