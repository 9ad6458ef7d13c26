import { methodNotAllowed } from "@/lib/errors";
import { problemAnswer } from "@/lib/http/problem-response";

/** What Next hands to a route; scripts/serve answers all others. */
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

export type Method = (typeof methods)[number];

/** As Next calls a route handler. */
export type RouteHandler<Params> = (
  request: Request,
  context: { params: Promise<Params> },
) => Promise<Response>;

type Own<Params> = Partial<Record<Exclude<Method, "OPTIONS">, RouteHandler<Params>>>;

/**
 * A route's answers to every method, from those it has: 405 with `Allow` to the others, OPTIONS, and HEAD where
 * GET is. HEAD asks GET and lets its body go, so a GET that streams or leaves a trace brings a HEAD of its own.
 */
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

/** Next itself would call GET, and neither read the body nor let it go: a stream would stay open for ever. */
const headOf =
  <Params>(get: RouteHandler<Params>): RouteHandler<Params> =>
  async ({ url, headers, signal }, context) => {
    const answer = await get(new Request(url, { headers, signal }), context);
    await answer.body?.cancel();
    return new Response(null, answer);
  };
