import { expect, test } from "vitest";
import { withRefusedStatus } from "@/lib/auth/signing-in/refused-status";

const answer = (error: string, status = 401) =>
  Response.json(
    { url: `https://shortlist.example/sign-in?error=${encodeURIComponent(error)}` },
    { status, headers: { "set-cookie": "a=1" } },
  );

test.each([
  ["throttled:61", 429, "61"],
  ["busy", 429, "3"],
  ["CredentialsSignin", 401, null],
  ["second_step", 200, null],
])("%s is a %i", async (error, status, wait) => {
  const told = await withRefusedStatus(answer(error));
  expect([told.status, told.headers.get("retry-after")]).toEqual([status, wait]);
  expect(told.headers.getSetCookie()).toEqual(["a=1"]);
  expect(await told.text()).toContain(encodeURIComponent(error));
});

test("every other answer passes as it is", async () => {
  const signedIn = Response.json({ url: "https://shortlist.example" });
  expect(await withRefusedStatus(signedIn)).toBe(signedIn);
  expect((await withRefusedStatus(new Response("not JSON", { status: 401 }))).status).toBe(401);
});
