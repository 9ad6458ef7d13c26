import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { judgeRequest } from "./judge-request.mjs";

const judge = (method: string, url: string, headers: Record<string, string> = {}) =>
  judgeRequest({ method, url, headers });

test.each([
  ["TRACE", "/api/health", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ["PROPFIND", "/sandbox/v1/assessments", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
  ["POST", "/sign-in", "GET, HEAD, OPTIONS"],
  ["DELETE", "/assessments?status=all", "GET, HEAD, OPTIONS"],
  ["PUT", "/_next/static/a.js", "GET, HEAD, OPTIONS"],
  ["POST", "/sandbox", "GET, HEAD, OPTIONS"],
  ["POST", "/sandbox?x", "GET, HEAD, OPTIONS"],
  ["POST", "/apis", "GET, HEAD, OPTIONS"],
])("%s %s is refused with what may be asked", (method, url, allow) => {
  const { answer } = judge(method, url);
  expect([answer?.status, answer?.headers.allow]).toEqual([405, allow]);
  expect(answer?.headers["content-type"]).toBe("application/problem+json");
  expect(JSON.parse(answer?.body ?? "")).toMatchObject({ status: 405, code: "method_not_allowed" });
});

test.each([
  ["GET", "/api/health"],
  ["POST", "/api/assessments"],
  ["PATCH", "/api/members/7"],
  ["OPTIONS", "/api"],
  ["POST", "/sandbox/apply/x"],
  ["HEAD", "/assessments?q=%E0%A4%A"],
  ["GET", "/a%20b/%C3%A9"],
])("%s %s is for Next", (method, url) => {
  expect(judge(method, url)).toEqual({ url });
});

test.each([
  "/api/../sign-in",
  "/sandbox/%2e%2E/sign-in",
  "/api/.%2e/sign-in",
  "/sandbox/..",
  "/./api/health",
  "/api\\..\\sign-in",
  "/api/..%2fsign-in",
])("%s is judged by no prefix that it leaves again", (url) => {
  for (const method of ["GET", "POST"]) expect(judge(method, url).answer?.status).toBe(400);
});

test.each<Record<string, string>>([{ "transfer-encoding": "chunked" }, { "content-length": "1" }])(
  "a page takes no body: %j",
  (sent) => {
    expect(judge("GET", "/sign-in", sent).answer?.status).toBe(400);
    expect(judge("GET", "/sign-in", { "content-length": "0" })).toEqual({ url: "/sign-in" });
    expect(judge("POST", "/api/assessments", sent)).toEqual({ url: "/api/assessments" });
  },
);

test("OPTIONS of a page, or of the server, says what may be asked", () => {
  expect(judge("OPTIONS", "*").answer?.status).toBe(204);
  expect(judge("OPTIONS", "/sign-in").answer).toMatchObject({
    status: 204,
    headers: { allow: "GET, HEAD, OPTIONS" },
  });
});

test.each([
  "http://evil.test/api/assessments?q=%",
  "http://evil.test/",
  "HTTPS://evil.test",
  "http:evil",
  "api/assessments",
  "*",
])("GET %s asks for nothing of ours, and is sent nowhere else", async (target) => {
  const server = createServer((request, response) => {
    const { answer } = judge(request.method ?? "", request.url ?? "");
    response.writeHead(answer?.status ?? 308, answer?.headers).end(answer?.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`GET ${target} HTTP/1.1\r\nhost: shortlist.example\r\nconnection: close\r\n\r\n`);
  const heard = await text(socket);
  server.close();
  expect(heard).toMatch(/^HTTP\/1\.1 400 /);
  expect(heard).not.toMatch(/location:/i);
});

test("a path that can’t be decoded becomes one that can, and names what is written there", () => {
  expect(judge("GET", "/assessments/%E0%A4%A?q=%").url).toBe("/assessments/%25E0%25A4%25A?q=%");
  expect(judge("GET", "/api/%").url).toBe("/api/%25");
});

test("a query of the interface that can’t be decoded is refused; a page makes do with what it can read", () => {
  for (const search of ["q=%ED%A0%80", "q=%E0%A4%A", "q=%", "%=1"]) {
    expect(judge("GET", `/api/assessments?${search}`).answer?.status).toBe(400);
    expect(judge("GET", `/assessments?${search}`).answer).toBeUndefined();
  }
  expect(judge("GET", "/api/assessments?q=%25+%F0%9F%98%80&x").answer).toBeUndefined();
});

test("what is too long is refused by its length alone", () => {
  expect(judge("GET", `/assessments?q=${"x".repeat(8_192)}`).answer?.status).toBe(414);
  const large = (bytes: number) => judge("POST", "/api/setup", { "content-length": String(bytes) });
  expect(large(1024 * 1024).answer).toBeUndefined();
  expect(large(1024 * 1024 + 1).answer).toMatchObject({ status: 413 });
  expect(JSON.parse(large(2 ** 53).answer?.body ?? "")).toMatchObject({
    code: "too_large",
    params: { kib: 1024 },
  });
});
