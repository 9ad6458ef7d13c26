const pairsOf = (response: Response) => response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);

/**
 * Signs in as the screen does. @returns the session's cookies as a request header. @throws Error when it is refused.
 */
export async function signIn(url: string, person: { email: string; password: string }): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const { email, password } = person;
  const signedIn = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: pairsOf(asked).join("; "), origin: url },
    body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
  });
  const cookie = pairsOf(signedIn).join("; ");
  if (!cookie.includes("session-token")) throw new Error(`Signing in failed: ${await signedIn.text()}`);
  return cookie;
}

/** The session for a browser’s context: a page’s headers wouldn’t reach the feed’s worker. */
export const cookiesOf = (url: string, cookie: string): { name: string; value: string; url: string }[] =>
  cookie.split("; ").map((pair) => {
    const at = pair.indexOf("=");
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
  });
