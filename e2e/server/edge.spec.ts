import { Agent, request as openRequest } from "node:http";
import { expect, test } from "./fixtures";

type Heard = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request as it is written: other clients make paths and methods right first. */
const ask = (base: string, method: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<Heard>((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const call = openRequest({ hostname, port, method, path, headers, setHost: true });
    call.once("error", reject).once("response", (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    call.end();
  });

test("whatever is asked for is answered in words, and every answer has a policy", { tag: "@story" }, async ({
  shortlist,
  request,
  member,
  takeSession,
}) => {
  await takeSession(member("administrator"));
  const [{ name, value } = { name: "", value: "" }] = (await request.storageState()).cookies.filter(
    (cookie) => cookie.name.includes("session-token"),
  );
  const cookie = `${name}=${value}`;
  const long = "x".repeat(10_000);
  const expected: [number, string, string, Record<string, string>?][] = [
    [404, "GET", "/api"],
    [404, "GET", "/api/nothing/here"],
    [404, "DELETE", "/api/assessments/7/nothing"],
    [405, "DELETE", "/api/assessments"],
    [405, "POST", "/api/health"],
    [405, "PROPFIND", "/api/health"],
    [405, "TRACE", "/assessments"],
    [405, "POST", "/sign-in"],
    [204, "OPTIONS", "/api/assessments/7/notes"],
    [204, "OPTIONS", "/assessments"],
    [200, "HEAD", "/api/assessments"],
    [200, "HEAD", "/api/assessments/export"],
    [200, "HEAD", "/api/assessments/events"],
    [200, "HEAD", "/api/audit/export"],
    [404, "GET", "/api/assessments/%E0%A4%A"],
    [404, "GET", "/api/assessments/%00"],
    [404, "GET", "/api/assessments/9007199254740993"],
    [404, "GET", "/assessments/%E0%A4%A"],
    [404, "GET", "/assessments/%00"],
    [404, "GET", "/assessments/9007199254740993"],
    [
      200,
      "GET",
      "/assessments?q=%E0%A4%A&createdFrom=9999-12-31T23:59:59Z&interview=9007199254740993&columns=%00",
    ],
    [200, "GET", "/settings/log?person=%00&from=0001-01-01T00:00:00Z"],
    [200, "GET", "/insights?from=9999-12-30T00:00:00Z&interview=%00"],
    [400, "GET", "/api/insights?from=9999-12-30T00:00:00Z&to=9999-12-31T23:59:59Z"],
    [400, "GET", "/api/assessments?q=%00"],
    [400, "GET", "/api/assessments?q=%ED%A0%80"],
    [400, "GET", "http://evil.test/api/assessments?q=%"],
    [400, "GET", "http://evil.test//assessments"],
    [308, "GET", "//evil.test/assessments"],
    [308, "GET", "/\\\\evil.test/assessments"],
    [414, "GET", `/assessments?q=${long}`],
    [414, "GET", `/api/assessments/${long}`],
    [431, "GET", "/api/health", { cookie: "c".repeat(17_000) }],
    [404, "GET", "/_next/static/nothing.js"],
    [404, "GET", "/_next/image?url=%2Ficon.svg&w=64&q=75"],
    [404, "GET", "/icon.svg/nothing"],
    [404, "GET", "/sandbox/nothing"],
    [404, "GET", "/%"],
    [200, "GET", "/icon.svg", { range: "bytes=9-1,,x", "accept-encoding": "gzip;q=banana, *;q=0" }],
    [200, "GET", "/assessments", { "accept-language": ";;;q=q=q,,,-", "next-router-state-tree": "%%%" }],
  ];
  for (const [status, method, path, headers] of expected) {
    const heard = await ask(shortlist.url, method, path, { cookie, ...headers });
    const what = `${method} ${path.slice(0, 100)}`;
    expect([what, heard.status]).toEqual([what, status]);
    if (status === 405 || status === 204) expect(heard.headers.allow, what).toContain("GET");
    if (method === "HEAD") expect(heard.body).toBe("");
    const type = String(heard.headers["content-type"] ?? "");
    if (status === 308) expect(heard.headers.location, what).toMatch(/^\/[^/\\]/);
    if (path.startsWith("/api") && status >= 400) expect(type, what).toBe("application/problem+json");
    if (status !== 431) expect(heard.headers["content-security-policy"], what).toMatch(/default-src/);
    const isPage = type.startsWith("text/html");
    if (isPage && !path.startsWith("/sandbox"))
      expect(heard.headers["content-security-policy"], what).toContain("'nonce-");
    expect(heard.headers["x-content-type-options"], what).toBe("nosniff");
  }
  expect((await ask(shortlist.url, "GET", "/api/health")).status).toBe(200);
});

test("a connection whose request was refused for its size takes the next one", { tag: "@story" }, async ({
  shortlist,
}) => {
  const { origin, hostname, port } = new URL(shortlist.url);
  const posts = [
    ["/api/setup", 413],
    ["/api/auth/callback/credentials", 413],
    ["/sandbox/interview/nothing", 404],
  ] as const;
  for (const [path, refusal] of posts) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const send = (method: string, at: string, chunks: number) =>
      new Promise<{ status?: number; isReused: boolean }>((resolve, reject) => {
        const headers = { origin, "content-type": "application/json" };
        const call = openRequest({ agent, hostname, port, method, path: at, headers });
        call.once("error", reject).once("response", (response) => {
          response
            .resume()
            .once("end", () => resolve({ status: response.statusCode, isReused: call.reusedSocket }));
        });
        // In chunks, so that its length isn’t known beforehand, and more than the server buffers.
        for (let sent = 0; sent < chunks; sent += 1) call.write("x".repeat(16 * 1024));
        call.end();
      });
    expect([path, await send("POST", path, 60)]).toEqual([path, { status: refusal, isReused: false }]);
    expect([path, await send("GET", "/api/health", 0)]).toEqual([path, { status: 200, isReused: true }]);
    agent.destroy();
  }
});
