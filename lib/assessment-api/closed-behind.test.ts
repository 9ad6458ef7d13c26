import type { Socket } from "node:net";
import { setImmediate } from "node:timers/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { closeServersAfterEach, serveSockets, testClient } from "@/lib/assessment-api/testing";

closeServersAfterEach();

const rows = 100_000;
const list = Buffer.from(
  JSON.stringify(
    Array.from({ length: rows }, (_, id) => ({
      id,
      completed: false,
      created_at: "2026-11-01T00:00:00.000Z",
      application_url: `https://apply.example/${Math.imul(id, 2_654_435_761)}`,
    })),
  ),
);
const packed = gzipSync(list);
const tight = brotliCompressSync(list, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });

const chunked = (body: Buffer) =>
  Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from("\r\n0\r\n\r\n")]);

/** A service that closes each connection behind its answer. */
async function serve(headers: string[], body: Buffer): Promise<string> {
  const head = ["HTTP/1.1 200 OK", "content-type: application/json", ...headers, "", ""].join("\r\n");
  const { port } = await serveSockets((socket) => {
    socket.once("data", () => socket.end(Buffer.concat([Buffer.from(head), body])));
  });
  return `http://127.0.0.1:${port}`;
}

test.each([
  {
    said: "its length",
    headers: ["content-encoding: gzip", `content-length: ${packed.length}`],
    body: packed,
  },
  {
    said: "that it will, as it was asked to",
    headers: ["content-encoding: gzip", "transfer-encoding: chunked", "connection: close"],
    body: chunked(packed),
  },
  {
    said: "its length, packed in brotli",
    headers: ["content-encoding: br", `content-length: ${tight.length}`],
    body: tight,
  },
  { said: "its length, without packing", headers: [`content-length: ${list.length}`], body: list },
])(
  "a whole list is taken from a service that has said $said and closes behind it",
  async ({ headers, body }) => {
    const client = testClient(await serve(headers, body), { retries: 0 });
    let bytes = 0;
    const sink = {
      begin: () => undefined,
      // Slower than it comes.
      async take(piece: Uint8Array) {
        bytes += piece.byteLength;
        await setImmediate();
      },
    };
    for (let times = 1; times <= 3; times += 1) {
      await client.fetchAssessmentList({ sink });
      expect(bytes).toBe(times * list.length);
    }
  },
);

const sink = { begin: () => undefined, take: async () => undefined };

test.each([
  { said: "that never begins", answer: Buffer.alloc(0) },
  { said: "that falls silent", answer: Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n[") },
  {
    said: "that is too long",
    answer: Buffer.from("HTTP/1.1 200 OK\r\ncontent-length: 9000000000\r\n\r\n[1,2,3"),
  },
  {
    said: "that was refused at length",
    answer: Buffer.concat([
      Buffer.from("HTTP/1.1 502 Bad Gateway\r\ncontent-length: 1000000\r\n\r\n"),
      Buffer.alloc(900_000, "x"),
    ]),
  },
])("the connection of a list $said is let go with it", async ({ answer }) => {
  const sockets: Socket[] = [];
  const { port } = await serveSockets((socket) => {
    sockets.push(socket);
    socket.once("data", () => socket.write(answer));
  });
  const client = testClient(`http://127.0.0.1:${port}`, { retries: 0, list: { silenceMs: 200 } });
  await expect(client.fetchAssessmentList({ sink })).rejects.toThrow();
  const [socket] = sockets;
  if (!socket) throw new Error("Nobody came.");
  if (!socket.closed) await new Promise((resolve) => socket.once("close", resolve));
});
