import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { Registry } from "prom-client";
import { expect, onTestFinished, test } from "vitest";
import { measureRequests, readRoutes } from "./measure-requests.mjs";

function buildOf(manifest: unknown): string {
  const dir = mkdtempSync(path.join(tmpdir(), "shortlist-routes-"));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, ".next"));
  writeFileSync(path.join(dir, ".next", "routes-manifest.json"), JSON.stringify(manifest));
  return dir;
}

const routeOf = () =>
  readRoutes(
    buildOf({
      staticRoutes: [{ page: "/" }, { page: "/api/assessments" }],
      dynamicRoutes: [{ page: "/api/assessments/[id]", regex: "^/api/assessments/([^/]+?)(?:/)?$" }],
    }),
  );

test.each([
  ["/", "/"],
  ["/api/assessments", "/api/assessments"],
  ["/api/assessments/7", "/api/assessments/[id]"],
  ["/_next/static/chunks/a.js", "/_next"],
  ["/wp-login.php", "other"],
  ["/api/assessments/7/x", "other"],
])("%s counts as %s", (pathname, route) => {
  expect(routeOf()(pathname)).toBe(route);
});

test("counts each request once, by its status; one whose caller has gone as 499", async () => {
  const registry = new Registry();
  const measure = measureRequests(routeOf(), registry);
  const server = createServer((incoming, response) => {
    measure(incoming, response);
    if (incoming.url === "/") return;
    response.writeHead(incoming.url?.includes("9") ? 404 : 200).end("done");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const place of ["/api/assessments?q=ada@example.com", "/api/assessments/7", "/api/assessments/9"])
    await (await fetch(base + place)).text();
  const given = request(base).on("error", () => undefined);
  const arrived = once(server, "request");
  given.end();
  const [, response] = await arrived;
  const closed = once(response, "close");
  given.destroy();
  await closed;

  const text = await registry.metrics();
  const counts = [...text.matchAll(/_count\{(.*)\} (\d+)/g)].map(
    ([, labels, number]) => `${labels} ${number}`,
  );
  expect(counts.sort()).toEqual([
    'method="GET",route="/api/assessments",status="200" 1',
    'method="GET",route="/api/assessments/[id]",status="200" 1',
    'method="any",route="/",status="499" 1',
    'method="any",route="/api/assessments/[id]",status="404" 1',
  ]);
  expect(text).not.toContain("ada");
});
