import { createCipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { NextApiRequest, NextApiResponse } from "next";
import NextAuth from "next-auth";
import { decode } from "next-auth/jwt";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionMs } from "@/lib/auth/sessions/session";
import { createAuthOptions } from "@/lib/auth/signing-in/create-auth-options";
import { TooManyAttempts } from "@/lib/auth/signing-in/sign-in";
import { exportForNextAuth } from "@/lib/env";

let appUrl: string;
const secret = "a secret of thirty-two characters, or more";
const hourMs = 3_600_000;
const claims = () => ({ memberId: "m1", sessionId: "s1", signedInAt: Date.now() });

const judge = async (credentials: unknown) => {
  const { email } = credentials as { email: string };
  if (email === "throttled@example.com") throw new TooManyAttempts(61_000);
  return email === "ada@example.com" ? claims() : null;
};

/** next-auth behind a real server; it only wants what Next’s own adapter adds. */
function startServer(): Server {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const cookies = Object.fromEntries(
      (request.headers.cookie ?? "").split("; ").map((pair) => {
        const [name = "", value = ""] = pair.split("=");
        return [name, decodeURIComponent(value)];
      }),
    );
    const adapted = Object.assign(request, {
      query: { nextauth: pathname.split("/").slice(3) },
      body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      cookies,
      env: {},
    }) satisfies NextApiRequest;
    const answer = Object.assign(response, {
      status: (code: number) => Object.assign(answer, { statusCode: code }),
      json: (body: unknown) => answer.end(JSON.stringify(body)),
      send: (body: unknown) => answer.end(typeof body === "string" ? body : JSON.stringify(body)),
    }) as unknown as NextApiResponse;
    await NextAuth(createAuthOptions(judge, appUrl))(adapted, answer);
  });
  return server.listen(0, "127.0.0.1");
}

let server: Server;
let base = "";
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T08:00:00.000Z") });
  appUrl = "http://localhost:3000";
  exportForNextAuth({ url: appUrl, secret });
  server = startServer();
  await new Promise((resolve) => server.once("listening", resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/auth`;
});
afterEach(async () => {
  vi.useRealTimers();
  await new Promise((resolve) => server.close(resolve));
});

const pairOf = (setCookie: string) => setCookie.split(";")[0] ?? "";

async function signIn(email: string, wanted: { callbackUrl?: string } = {}) {
  const csrf = await fetch(`${base}/csrf`);
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const response = await fetch(`${base}/callback/credentials`, {
    method: "POST",
    headers: { cookie: csrf.headers.getSetCookie().map(pairOf).join("; ") },
    body: new URLSearchParams({ email, password: "p", csrfToken, json: "true", ...wanted }),
  });
  const { url } = (await response.json()) as { url: string };
  const cookie = response.headers.getSetCookie().find((one) => one.includes("session-token"));
  const all = [...csrf.headers.getSetCookie(), ...response.headers.getSetCookie()];
  return { status: response.status, url, error: new URL(url).searchParams.get("error"), cookie, all };
}

const tokenIn = async (cookie: string | undefined) =>
  decode({ token: pairOf(cookie ?? "").split("=")[1], secret });

test("who signs in gets a cookie that scripts can’t read and that carries the claims alone", async () => {
  const { status, error, cookie } = await signIn("ada@example.com");
  expect({ status, error }).toEqual({ status: 200, error: null });
  expect(cookie).toMatch(/^next-auth\.session-token=\S+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
  const { iat, exp, jti, ...carried } = (await tokenIn(cookie)) ?? {};
  expect(carried).toEqual(claims());
  expect([iat, exp, jti]).toEqual([expect.any(Number), (Date.now() + sessionMs) / 1000, expect.any(String)]);
});

test("under HTTPS its cookies are secure and this host’s alone, and their names make browsers see to it", async () => {
  appUrl = "https://shortlist.example";
  exportForNextAuth({ url: appUrl, secret });
  const { cookie, all } = await signIn("ada@example.com");
  expect(cookie).toMatch(/^__Host-next-auth\.session-token=/);
  expect(all.map((one) => one.split("=")[0]).sort()).toEqual([
    "__Host-next-auth.callback-url",
    "__Host-next-auth.csrf-token",
    "__Host-next-auth.session-token",
  ]);
  for (const one of all) {
    expect(one).toMatch(/; Path=\/; .*HttpOnly; Secure; SameSite=Lax$/);
    expect(one).not.toMatch(/domain/i);
  }
});

test.each([
  ["/assessments?q=a", "/assessments?q=a"],
  ["https://evil.example/x", "/"],
  ["//evil.example/x", "//evil.example/x"],
  ["http://[", "/"],
  ["not an address", "/"],
])("after signing in from a page that wants %s one stays here", async (callbackUrl, to) => {
  const { status, url } = await signIn("ada@example.com", { callbackUrl });
  expect([status, new URL(url).href]).toEqual([200, `${appUrl}${to}`]);
});

test("who doesn’t gets none, and an error for the screen", async () => {
  expect(await signIn("bob@example.com")).toMatchObject({
    status: 401,
    error: "CredentialsSignin",
    cookie: undefined,
  });
  expect(await signIn("throttled@example.com")).toMatchObject({
    status: 401,
    error: "throttled:61",
    cookie: undefined,
  });
});

test("use doesn’t postpone a session’s end", async () => {
  const { cookie } = await signIn("ada@example.com");
  const end = new Date(Date.now() + sessionMs).toISOString();
  vi.setSystemTime(Date.now() + 11 * hourMs);
  const renewed = await fetch(`${base}/session`, { headers: { cookie: pairOf(cookie ?? "") } });
  const again = renewed.headers.getSetCookie().find((one) => one.includes("session-token"));
  expect((await tokenIn(again))?.exp).toBe(Date.parse(end) / 1000);

  vi.setSystemTime(Date.now() + hourMs + 60_000);
  const over = await fetch(`${base}/session`, { headers: { cookie: pairOf(again ?? "") } });
  expect(await over.json()).toEqual({});
});

/** What jose takes for a token under the same secret, though next-auth writes none such: dir with A128CBC-HS256. */
function tokenOfAnotherCipher(claims: object): string {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "NextAuth.js Generated Encryption Key", 32));
  const header = Buffer.from(JSON.stringify({ alg: "dir", enc: "A128CBC-HS256" })).toString("base64url");
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-128-cbc", key.subarray(16), iv);
  const text = Buffer.concat([cipher.update(JSON.stringify(claims)), cipher.final()]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(BigInt(header.length * 8));
  const mac = createHmac("sha256", key.subarray(0, 16)).update(header).update(iv).update(text).update(length);
  const parts = [iv, text, mac.digest().subarray(0, 16)].map((part) => part.toString("base64url"));
  return [header, "", ...parts].join(".");
}

test("a token that is encrypted in another way opens no session, though the secret fits", async () => {
  const token = tokenOfAnotherCipher({ ...claims(), exp: Date.now() / 1000 + 60 });
  expect(await decode({ token, secret })).toMatchObject({ memberId: "m1" });
  const answer = await fetch(`${base}/session`, { headers: { cookie: `next-auth.session-token=${token}` } });
  expect(await answer.json()).toEqual({});
});
