import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { offerBrotli } from "./offer-brotli.mjs";

const root = mkdtempSync(path.join(tmpdir(), "shortlist-brotli-"));
const chunks = path.join(root, ".next/static/chunks");
mkdirSync(chunks, { recursive: true });
for (const name of ["a.js", "a.js.br", "b.js"]) writeFileSync(path.join(chunks, name), name);

const offer = offerBrotli(root);
const server = createServer((incoming, response) => {
  offer(incoming, response);
  response.end(incoming.url);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, force: true });
});

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<{ encoding?: string; type?: string; url: string }>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const call = request({ host: "127.0.0.1", port, path: url, headers });
    call.once("error", reject).once("response", (response) => {
      let text = "";
      response.on("data", (chunk) => {
        text += chunk;
      });
      response.once("end", () =>
        resolve({
          encoding: response.headers["content-encoding"],
          type: response.headers["content-type"],
          url: text,
        }),
      );
    });
    call.end();
  });

test.each(["br", "gzip, deflate, br, zstd", "gzip;q=0.8, BR ; q=0.5", "br;q=1.0"])(
  "“%s” takes brotli",
  async (accepted) => {
    expect(await ask("/_next/static/chunks/a.js?dpl=1", { "accept-encoding": accepted })).toEqual({
      encoding: "br",
      type: "application/javascript; charset=UTF-8",
      url: "/_next/static/chunks/a.js.br?dpl=1",
    });
  },
);

test.each([
  ["of a caller that doesn’t name it", "/_next/static/chunks/a.js", { "accept-encoding": "gzip, *" }],
  ["of a caller that refuses it", "/_next/static/chunks/a.js", { "accept-encoding": "gzip, br;q=0.00" }],
  ["of a caller that names nothing", "/_next/static/chunks/a.js", {}],
  ["for a part of a file", "/_next/static/chunks/a.js", { "accept-encoding": "br", range: "bytes=0-1" }],
  ["under a condition", "/_next/static/chunks/a.js", { "accept-encoding": "br", "if-match": '"x"' }],
  ["for a file without a compressed one", "/_next/static/chunks/b.js", { "accept-encoding": "br" }],
  ["for a way around", "/_next/static/chunks/%2e%2e/chunks/a.js", { "accept-encoding": "br" }],
])("a request %s goes on as it came", async (_, url, headers: Record<string, string>) => {
  expect(await ask(url, headers)).toEqual({ encoding: undefined, type: undefined, url });
});
