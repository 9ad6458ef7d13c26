import { once } from "node:events";
import net, { type AddressInfo } from "node:net";
import pg from "pg";

export type Line = {
  /** Leads to the same database. */
  url: string;
  /** From now on nothing passes over the connections that are open, and nobody closes them. New ones are as ever. */
  fallSilent(): void;
  close(): void;
};

/** A line to a PostgreSQL that can be cut as a network is: neither end hears of it. */
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
