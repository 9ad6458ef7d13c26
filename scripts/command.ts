import nextEnv from "@next/env";
import { type Env, getEnv } from "@/lib/env";

/**
 * Runs a command with the server's configuration (`.env` included). An error becomes a sentence on stderr and exit
 * code 1.
 */
export async function command(work: (env: Env) => Promise<void> | void): Promise<void> {
  try {
    nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
    await work(getEnv());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
