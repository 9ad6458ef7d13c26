import { z } from "zod";
import { isSignedOut } from "@/components/query/request-failure";
import { remove } from "@/components/query/request-json";

// next-auth's own client leaves the page when its server doesn't answer, and what was typed is gone with it.

const csrfSchema = z.object({ csrfToken: z.string() });
const outcomeSchema = z.object({ url: z.string() });

const timeoutMs = 20_000;

/** Posts one of next-auth's forms and hands back the address that it would send a browser to. */
async function postForm(path: string, fields: Record<string, string>): Promise<URL> {
  const options = { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) } as const;
  const { csrfToken } = csrfSchema.parse(await (await fetch("/api/auth/csrf", options)).json());
  const response = await fetch(path, {
    ...options,
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: window.location.origin, json: "true" }),
  });
  return new URL(outcomeSchema.parse(await response.json()).url);
}

export type SignInResult =
  | { kind: "signed_in" }
  /** Wrong e-mail or password, or nobody's account: nothing tells which. */
  | { kind: "refused" }
  | { kind: "throttled"; waitSeconds: number }
  /** Too many at once; nothing was counted. */
  | { kind: "busy" }
  | { kind: "no_answer" };

/** What next-auth's error text means; `undefined` is none. */
export function readSignInError(error: string | null): SignInResult {
  if (error === null) return { kind: "signed_in" };
  const wait = /^throttled:(\d+)$/.exec(error)?.[1];
  if (wait) return { kind: "throttled", waitSeconds: Number(wait) };
  if (error === "busy") return { kind: "busy" };
  return error === "CredentialsSignin" ? { kind: "refused" } : { kind: "no_answer" };
}

/** Signs in; the session is a cookie. It throws nothing. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const url = await postForm("/api/auth/callback/credentials", { email, password });
    return readSignInError(url.searchParams.get("error"));
  } catch {
    return { kind: "no_answer" };
  }
}

/** @returns whether the session has ended; it throws nothing. */
export async function signOut(): Promise<boolean> {
  try {
    await remove("/api/session");
    return true;
  } catch (error) {
    // It had ended before.
    return isSignedOut(error);
  }
}
