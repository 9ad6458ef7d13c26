import { isOpenPath } from "@/app/sandbox/open-path";
import { getRuntime } from "@/lib/runtime/runtime";

const nothingHere = () => Response.json({ error: "Not found." }, { status: 404 });

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

/** Where a real service is configured there is no sandbox. */
export const whereMounted =
  <Context>(handle: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const { connection } = await getRuntime();
    return connection.sandbox ? handle(request, context) : nothingHere();
  };

export async function serveSandbox(request: Request): Promise<Response> {
  const { connection } = await getRuntime();
  return connection.sandbox?.fetch(request) ?? nothingHere();
}

/** For callers without a session: everything but the outbox, however its path is written. */
export async function serveOpenly(request: Request): Promise<Response> {
  return isOpenPath(new URL(request.url).pathname) ? serveSandbox(request) : nothingHere();
}
