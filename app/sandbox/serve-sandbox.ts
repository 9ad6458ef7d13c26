import { getRuntime } from "@/lib/runtime";

/** Hands a request to the embedded service. Where a real one is configured, there is nothing here. */
export async function serveSandbox(request: Request): Promise<Response> {
  const { connection } = await getRuntime();
  return connection.sandbox?.fetch(request) ?? Response.json({ error: "Not found." }, { status: 404 });
}
