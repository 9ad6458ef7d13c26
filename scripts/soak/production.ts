import { spawnSync } from "node:child_process";
import { freePort, type Instance, root, startInstance } from "./instance";

const person = { email: "dana@soak.example", name: "Dana Whitfield", password: "a long enough passphrase" };

const pairsOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

function addPerson(env: Record<string, string>): void {
  const { email, name, password } = person;
  const options = ["--email", email, "--name", name, "--role", "recruiter", "--password-stdin"];
  const added = spawnSync(process.execPath, ["--import", "tsx", "scripts/users.ts", "add", ...options], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...env },
    input: password,
    encoding: "utf8",
  });
  if (added.status !== 0) throw new Error(`The recruiter was not added: ${added.stderr}`);
}

async function signIn(url: string): Promise<string> {
  const asked = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const { email, password } = person;
  const signedIn = await fetch(`${url}/api/auth/callback/credentials`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: pairsOf(asked), origin: url },
    body: new URLSearchParams({ email, password, csrfToken, json: "true" }),
  });
  const cookie = pairsOf(signedIn);
  if (!cookie.includes("session-token")) throw new Error(`Signing in failed: ${await signedIn.text()}`);
  return cookie;
}

/**
 * The production build on one store, with a recruiter signed in: their session outlives every restart.
 * @returns what starts it, again and again, on the same port.
 */
export async function openProduction(given: Record<string, string>): Promise<() => Promise<Instance>> {
  const secret = "soak-secret-that-is-long-enough-for-anybody";
  const env = { ...given, PORT: String(await freePort()), AUTH_SECRET: secret, LOG_LEVEL: "error" };
  addPerson(env);
  let cookie: string | undefined;
  return async () => {
    const instance = await startInstance(["scripts/serve.mjs"], env);
    cookie ??= await signIn(instance.url);
    return { ...instance, headers: { cookie } };
  };
}
