import { expect, it } from "vitest";
import { readSignInError } from "@/components/session/auth-requests";

it.each([
  [null, { kind: "signed_in" }],
  ["CredentialsSignin", { kind: "refused" }],
  ["throttled:61", { kind: "throttled", waitSeconds: 61 }],
  ["busy", { kind: "busy" }],
  ["throttled:soon", { kind: "no_answer" }],
  ["Configuration", { kind: "no_answer" }],
])("reads %j as %j", (error, result) => expect(readSignInError(error)).toEqual(result));
