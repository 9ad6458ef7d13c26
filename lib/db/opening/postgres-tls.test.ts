import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { TLSSocket } from "node:tls";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { untrustedCertificate } from "@/lib/assessment-api/testing-certificate";
import { connectDatabase } from "@/lib/db/opening/open-database";

let folder: string;
let server: Server;
/** What reached the server after the question whether it speaks TLS. */
let heard: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "shortlist-tls-"));
  heard = "";
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true, force: true });
});

/** Answers a client's first question, `S` for TLS or `N` for none, listens to what it says then, and hangs up. */
async function listen(answer: "S" | "N"): Promise<number> {
  const hear = (socket: Socket) =>
    socket.once("data", (bytes: Buffer) => {
      heard += bytes.toString("latin1");
      socket.destroy();
    });
  server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(answer);
      if (answer === "N") return hear(socket);
      const secure = new TLSSocket(socket, { isServer: true, ...untrustedCertificate });
      secure.on("error", () => undefined);
      hear(secure);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}

async function connect(port: number, query: string): Promise<void> {
  const databaseUrl = `postgresql://shortlist:password@localhost:${port}/shortlist?${query}`;
  const { db, close } = connectDatabase({ dataDir: folder, databaseUrl });
  await sql`select 1`.execute(db).finally(close);
}

test("with verify-full, a server whose certificate nobody vouches for hears nothing", async () => {
  await expect(connect(await listen("S"), "sslmode=verify-full")).rejects.toThrow(/self-signed certificate/);
  expect(heard).toBe("");
});

test("with verify-full, a server without TLS hears nothing", async () => {
  await expect(connect(await listen("N"), "sslmode=verify-full")).rejects.toThrow(/does not support SSL/);
  expect(heard).toBe("");
});

test("with verify-full, the authority that sslrootcert names is believed", async () => {
  const file = path.join(folder, "ca.crt");
  writeFileSync(file, untrustedCertificate.cert);
  const query = new URLSearchParams({ sslmode: "verify-full", sslrootcert: file });
  await expect(connect(await listen("S"), query.toString())).rejects.toThrow(/terminated/);
  expect(heard).toContain("shortlist");
});
