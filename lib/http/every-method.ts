import { methodNotAllowed } from "@/lib/errors";
import { problemAnswer } from "@/lib/http/problem-response";

// These are the methods that Next passes to a route; scripts/serve answers all others.
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

export type Method = (typeof methods)[number];

export type RouteHandler<Params> = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response>;

type Own<Params> = Partial<Record<Exclude<Method, "OPTIONS">, RouteHandler<Params>>>;

/** With 405 and OPTIONS. HEAD runs GET and drops its body: a GET that streams or is recorded needs its own HEAD. */
export function everyMethod<Params>(own: Own<Params>): Record<Method, RouteHandler<Params>> {
  const { GET, HEAD = GET && headOf(GET) } = own;
  const answers = { ...own, ...(HEAD && { HEAD }) };
  const allow = methods.filter((method) => method === "OPTIONS" || method in answers).join(", ");
  const refuse = async () => problemAnswer(methodNotAllowed(allow));
  const options = async () =>
    new Response(null, { status: 204, headers: { allow, "cache-control": "no-store" } });
  return {
    GET: refuse,
    HEAD: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    ...answers,
    OPTIONS: options,
  };
}

/**
 * Answers HEAD as `get` would, without the body. Next itself would neither read nor cancel that, so a stream would stay
 * open for ever.
 */
export const headOf =
  <Params>(get: RouteHandler<Params>): RouteHandler<Params> =>
  async ({ url, headers, signal }, context) => {
    const answer = await get(new Request(url, { headers, signal }), context);
    await answer.body?.cancel();
    return new Response(null, answer);
  };
