import { z } from "zod";
import { isSignedOut } from "@/components/http/request-failure";
import { remove } from "@/components/http/request-json";

// next-auth’s own client leaves the page when its server doesn’t answer, and what was typed is lost.

const csrfSchema = z.object({ csrfToken: z.string() });
const outcomeSchema = z.object({ url: z.string() });
const addressParams = z.object({ came: z.string(), expected: z.string() });
const wrongAddressSchema = z.object({ reason: z.literal("wrong_address"), params: addressParams });

type AddressParams = z.infer<typeof addressParams>;

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
  const answer: unknown = await response.json();
  const wrong = wrongAddressSchema.safeParse(answer).data;
  if (wrong) throw new WrongAddress(wrong.params);
  return new URL(outcomeSchema.parse(answer).url);
}

class WrongAddress extends Error {
  constructor(readonly params: AddressParams) {
    super("wrong_address");
  }
}

const failedAs = (error: unknown): Extract<SignInResult, { kind: "wrong_address" | "no_answer" }> =>
  error instanceof WrongAddress ? { kind: "wrong_address", ...error.params } : { kind: "no_answer" };

export type SignInResult =
  | { kind: "signed_in" }
  /** The password was right; a code, or setting up a second factor, comes next. */
  | { kind: "second_step" }
  /** The answer doesn’t tell whether the account exists. */
  | { kind: "refused" }
  | { kind: "throttled"; waitSeconds: number }
  /** Too many at once; the attempt was not counted. */
  | { kind: "busy" }
  /** Where the page is, and where Shortlist expects it. */
  | ({ kind: "wrong_address" } & AddressParams)
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
  } catch (error) {
    return failedAs(error);
  }
}

/** Where the second step of signing in is. */
export const secondStepAt = (next: string): string => `/sign-in/code?next=${encodeURIComponent(next)}`;

/**
 * @param asAnother asks the provider for another account than the current one.
 * @returns the provider’s address, or the sign-in page’s with a reason.
 */
export async function goToProvider(
  next: string,
  asAnother = false,
): Promise<{ kind: "goes"; to: string } | ReturnType<typeof failedAs>> {
  try {
    const callbackUrl = new URL(next, window.location.origin).href;
    const query = asAnother ? "?account=another" : "";
    return { kind: "goes", to: (await postForm(`/api/auth/signin/oidc${query}`, { callbackUrl })).href };
  } catch (error) {
    return failedAs(error);
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
