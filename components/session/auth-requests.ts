import { z } from "zod";
import { isSignedOut } from "@/components/http/request-failure";
import { remove } from "@/components/http/request-json";

// next-auth’s own client leaves the page when its server doesn’t answer, and what was typed is lost.

const csrfSchema = z.object({ csrfToken: z.string() });
const outcomeSchema = z.object({ url: z.string() });

const timeoutMs = 20_000;

/** @returns the address that it redirects to. */
async function postForm(path: string, fields: Record<string, string>): Promise<URL> {
  const options = { cache: "no-store", signal: AbortSignal.timeout(timeoutMs) } as const;
  const { csrfToken } = csrfSchema.parse(await (await fetch("/api/auth/csrf", options)).json());
  const response = await fetch(path, {
    ...options,
    method: "POST",
    body: new URLSearchParams({ callbackUrl: window.location.origin, ...fields, csrfToken, json: "true" }),
  });
  return new URL(outcomeSchema.parse(await response.json()).url);
}

export type SignInResult =
  | { kind: "signed_in" }
  /** The password was right; a code, or setting up a second factor, comes next. */
  | { kind: "second_step" }
  /** The answer doesn’t tell whether the account exists. */
  | { kind: "refused" }
  | { kind: "throttled"; waitSeconds: number }
  /** Too many at once; the attempt was not counted. */
  | { kind: "busy" }
  | { kind: "no_answer" };

export function readSignInError(error: string | null): SignInResult {
  if (error === null) return { kind: "signed_in" };
  const wait = /^throttled:(\d+)$/.exec(error)?.[1];
  if (wait) return { kind: "throttled", waitSeconds: Number(wait) };
  if (error === "second_step") return { kind: "second_step" };
  if (error === "busy") return { kind: "busy" };
  return error === "CredentialsSignin" ? { kind: "refused" } : { kind: "no_answer" };
}

/** Throws nothing. */
export async function signIn(email: string, password: string): Promise<SignInResult> {
  try {
    const url = await postForm("/api/auth/callback/credentials", { email, password });
    return readSignInError(url.searchParams.get("error"));
  } catch {
    return { kind: "no_answer" };
  }
}

/** Where the second step of signing in is. */
export const secondStepAt = (next: string): string => `/sign-in/code?next=${encodeURIComponent(next)}`;

/**
 * @param asAnother asks the provider for another account than the current one.
 * @returns the provider’s address, or the sign-in page’s with a reason. Undefined without a response.
 */
export async function goToProvider(next: string, asAnother = false): Promise<string | undefined> {
  try {
    const callbackUrl = new URL(next, window.location.origin).href;
    const query = asAnother ? "?account=another" : "";
    return (await postForm(`/api/auth/signin/oidc${query}`, { callbackUrl })).href;
  } catch {
    return undefined;
  }
}

/** @returns whether the session has ended; throws nothing. */
export async function signOut(): Promise<boolean> {
  try {
    await remove("/api/session");
    return true;
  } catch (error) {
    // It had ended before.
    return isSignedOut(error);
  }
}
