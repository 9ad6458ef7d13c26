import { spawnSync } from "node:child_process";
import { signIn } from "../sign-in";
import { freePort, inherited, root } from "../start-node";
import { type Instance, startInstance } from "./instance";

const person = { email: "dana@soak.example", name: "Dana Whitfield", password: "a long enough passphrase" };

function addPerson(env: Record<string, string>): void {
  const { email, name, password } = person;
  const options = ["--email", email, "--name", name, "--role", "recruiter", "--password-stdin"];
  const added = spawnSync(process.execPath, ["--import", "tsx", "scripts/users.ts", "add", ...options], {
    cwd: root,
    env: { ...inherited(), NODE_ENV: "production", ...env },
    input: password,
    encoding: "utf8",
  });
  if (added.status !== 0) throw new Error(`The recruiter was not added: ${added.stderr}`);
}

/**
 * The production build on one store, with a signed-in recruiter whose session outlives every restart.
 * @returns a function that starts it, each time on the same port; on a PostgreSQL also a second one beside it.
 */
export async function openProduction(
  given: Record<string, string>,
): Promise<(which?: 0 | 1) => Promise<Instance>> {
  const secret = "soak-secret-that-is-long-enough-for-anybody";
  // One person submits for a whole team.
  const bounds = { CREATES_PER_MINUTE: "100000", CHANGES_PER_MINUTE: "100000", STREAMS_PER_PERSON: "1000" };
  const env = {
    ...given,
    ...bounds,
    AUTH_SECRET: secret,
    LOG_LEVEL: "error",
  };
  addPerson(env);
  const ports = [await freePort(), await freePort()] as const;
  let cookie: string | undefined;
  return async (which = 0) => {
    const instance = await startInstance(["scripts/serve.mjs"], { ...env, PORT: String(ports[which]) });
    cookie ??= await signIn(instance.url, person).catch(async (cause: unknown) => {
      await instance.kill();
      throw new Error(`Signing in failed. The server wrote:\n${instance.output()}`, { cause });
    });
    return { ...instance, headers: { cookie } };
  };
}
