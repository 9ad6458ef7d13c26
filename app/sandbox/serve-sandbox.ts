import { isOpenPath } from "@/app/sandbox/open-path";
import { getRuntime } from "@/lib/runtime";

const nothingHere = () => Response.json({ error: "Not found." }, { status: 404 });

/** Hands a request to the embedded service. Where a real one is configured, there is nothing here. */
export async function serveSandbox(request: Request): Promise<Response> {
  const { connection } = await getRuntime();
  return connection.sandbox?.fetch(request) ?? nothingHere();
}

/** The same for callers without a session: everything but the outbox, however its path is written. */
export async function serveOpenly(request: Request): Promise<Response> {
  return isOpenPath(new URL(request.url).pathname) ? serveSandbox(request) : nothingHere();
}
