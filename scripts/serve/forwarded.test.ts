import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { parseTrustedProxies, settleForwarded } from "./forwarded.mjs";

const cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups.splice(0)) cleanup();
});

async function seen(trusted: string | undefined, headers: Record<string, string | string[]>) {
  const isTrusted = parseTrustedProxies(trusted);
  const server = createServer((incoming, response) => {
    settleForwarded(incoming, isTrusted);
    response.end(JSON.stringify(incoming.headers));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  cleanups.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const text = await new Promise<string>((resolve, reject) => {
    const call = request({ host: "127.0.0.1", port, headers: { host: "desk.example", ...headers } });
    call.once("error", reject).once("response", (response) => {
      let body = "";
      response.on("data", (chunk) => {
        body += chunk;
      });
      response.once("end", () => resolve(body));
    });
    call.end();
  });
  return JSON.parse(text) as Record<string, string>;
}

const claims = {
  forwarded: "for=6.6.6.6",
  "x-forwarded-for": "6.6.6.6, 203.0.113.9",
  "x-forwarded-host": "evil.example",
  "x-forwarded-proto": "https",
  "x-real-ip": "6.6.6.6",
};

test.each([undefined, "", "10.0.0.0/8"])(
  "nobody’s claims count where TRUSTED_PROXIES is %s",
  async (trusted) => {
    expect(await seen(trusted, claims)).toEqual({
      connection: expect.any(String),
      host: "desk.example",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "desk.example",
      "x-forwarded-proto": "http",
    });
  },
);

test("a trusted proxy is believed, and what the caller claimed before it isn’t", async () => {
  expect(await seen("10.0.0.0/8, loopback", claims)).toMatchObject({
    "x-forwarded-for": "203.0.113.9",
    "x-forwarded-host": "evil.example",
    "x-forwarded-proto": "https",
  });
});

test("a chain of trusted proxies leads to the first stranger", async () => {
  const chain = { "x-forwarded-for": "6.6.6.6, 198.51.100.7, 10.1.2.3" };
  expect((await seen("loopback, 10.0.0.0/8", chain))["x-forwarded-for"]).toBe("198.51.100.7");
});

test.each([
  ["203.0.113.7:51234", "203.0.113.7"],
  ["[2001:db8::7]:51234", "2001:db8::7"],
  ["[2001:db8::7]", "2001:db8::7"],
  ['"[2001:db8::7]:51234"', "2001:db8::7"],
  ["2001:db8::7", "2001:db8::7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["6.6.6.6, 203.0.113.7:51234, 10.1.2.3:80", "203.0.113.7"],
  ["unknown, 203.0.113.7", "203.0.113.7"],
  // Who came before the one that isn’t known can be anybody’s claim.
  ["203.0.113.7, unknown", "127.0.0.1"],
  ["203.0.113.7, _hidden, 10.1.2.3", "10.1.2.3"],
])("a trusted proxy’s %s is %s", async (said, address) => {
  const answer = await seen("loopback, 10.0.0.0/8", { "x-forwarded-for": said });
  expect(answer["x-forwarded-for"]).toBe(address);
});

test("of several headers the last is nearest", async () => {
  const headers = { "x-forwarded-for": ["6.6.6.6", "203.0.113.7", "10.1.2.3"] };
  expect((await seen("loopback, 10.0.0.0/8", headers))["x-forwarded-for"]).toBe("203.0.113.7");
});

test("what isn’t an address never becomes one", async () => {
  const nonsense = { "x-forwarded-for": "<script>", "x-forwarded-proto": "gopher" };
  expect(await seen("loopback", nonsense)).toMatchObject({
    "x-forwarded-for": "127.0.0.1",
    "x-forwarded-proto": "http",
    "x-forwarded-host": "desk.example",
  });
});

test.each(["proxy.example", "10.0.0.0/99", "*"])("TRUSTED_PROXIES=%s is refused in a sentence", (value) => {
  expect(() => parseTrustedProxies(value)).toThrow(/^TRUSTED_PROXIES must be addresses or ranges/);
});
