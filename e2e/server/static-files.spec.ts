import { request as openRequest } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { copiedCookies, expect, test } from "./fixtures";

type Heard = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

/** Nothing is decompressed, as browsers and `fetch` would. */
const ask = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  new Promise<Heard>((resolve, reject) => {
    const call = openRequest(url, { method, headers });
    call.once("error", reject).once("response", (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.end();
  });

const sameHeaders = {
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "same-origin",
};

test("scripts and styles come in brotli to who takes it, and are the same to everybody", {
  tag: "@story",
}, async ({ shortlist }) => {
  const { body: page } = await ask(`${shortlist.url}/sign-in`);
  for (const [pattern, type] of [
    [/\/_next\/static\/[^"\\]+\.js/, "application/javascript; charset=UTF-8"],
    [/\/_next\/static\/[^"\\]+\.css/, "text/css; charset=UTF-8"],
  ] as const) {
    const url = `${shortlist.url}${pattern.exec(page.toString())?.[0]}`;
    const plain = await ask(url);
    expect(plain.status).toBe(200);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const zipped = await ask(url, { "accept-encoding": "gzip" });
    expect(gunzipSync(zipped.body)).toEqual(plain.body);

    const small = await ask(url, { "accept-encoding": "gzip, deflate, br, zstd" });
    expect(small.status).toBe(200);
    expect(brotliDecompressSync(small.body)).toEqual(plain.body);
    expect(small.body.length).toBeLessThan(zipped.body.length);
    expect(small.headers).toMatchObject({
      ...sameHeaders,
      "content-encoding": "br",
      "content-length": String(small.body.length),
      "content-type": type,
      "content-security-policy": plain.headers["content-security-policy"],
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(plain.headers).toMatchObject({ ...sameHeaders, "content-type": type });
    expect(small.headers.etag).toBeTruthy();
    expect(small.headers.etag).not.toBe(plain.headers.etag);

    const br = { "accept-encoding": "br" };
    const head = await ask(url, br, "HEAD");
    expect(head.status).toBe(200);
    expect(head.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(small.body.length),
    });
    const again = await ask(url, { ...br, "if-none-match": String(small.headers.etag) });
    expect(again.status).toBe(304);
    expect(again.headers).toMatchObject({ etag: small.headers.etag, vary: small.headers.vary });
    const part = await ask(url, { ...br, range: "bytes=2-2001" });
    expect(part.status).toBe(206);
    expect(part.body).toEqual(plain.body.subarray(2, 2_002));
    expect(part.headers["content-encoding"]).toBeUndefined();
  }
});

test("nothing beside the build’s own files is handed out", { tag: "@story" }, async ({ shortlist }) => {
  const br = { "accept-encoding": "br" };
  for (const [path, status] of [
    ["/_next/static/chunks/none.js", 404],
    ["/_next/static/../../package.json", 400],
    ["/_next/static/%2e%2e/BUILD_ID", 400],
    ["/_next/static/..%2f..%2fpackage.json", 400],
    ["/_next/static/chunks/%00.js", 404],
  ] as const) {
    const { hostname, port } = new URL(shortlist.url);
    const heard = await new Promise<Heard>((resolve, reject) => {
      const call = openRequest({ hostname, port, path, headers: br });
      call.once("error", reject).once("response", (response) => {
        response
          .resume()
          .once("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.alloc(0) }),
          );
      });
      call.end();
    });
    expect([path, heard.status]).toEqual([path, status]);
    expect(heard.headers["cache-control"]).not.toContain("immutable");
  }
});

test("pages and answers come in brotli, in gzip, or as they are, by what is accepted", {
  tag: "@story",
}, async ({ shortlist, request, member, takeSession }) => {
  await takeSession(member("recruiter"));
  const cookie = await copiedCookies(request);
  for (const path of ["/assessments", "/api/texts?locale=de"]) {
    const url = shortlist.url + path;
    const get = (encodings: string) => ask(url, { cookie, "accept-encoding": encodings });
    const plain = await get("identity");
    expect([path, plain.status, plain.headers["content-encoding"]]).toEqual([path, 200, undefined]);
    const zipped = await get("gzip");
    expect(zipped.headers["content-encoding"]).toBe("gzip");
    const small = await get("gzip, deflate, br, zstd");
    expect(small.headers).toMatchObject({
      "content-encoding": "br",
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(small.body.length).toBeLessThan(plain.body.length / 2);
    if (path === "/assessments") expect(small.body.length).toBeLessThan(zipped.body.length);
    // A page differs by its nonce and its time.
    for (const body of [gunzipSync(zipped.body), brotliDecompressSync(small.body)])
      expect(Math.abs(body.length - plain.body.length)).toBeLessThan(plain.body.length / 10);
  }
});
