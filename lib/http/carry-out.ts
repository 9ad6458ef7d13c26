import type { z } from "zod";
import type { Session, User } from "@/lib/auth/sessions/session";
import type { RouteHandler } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { withoutUser, withUser } from "@/lib/http/with-user";
import { type Answer, type Operation, type PathParam, paceOf } from "@/lib/operation";
import { readParam } from "@/lib/path-params";
import type { Runtime } from "@/lib/runtime/runtime";

type ParamsOf<Own> = Own extends { params: infer Params extends Readonly<Record<string, PathParam>> }
  ? { -readonly [Name in keyof Params]: z.output<Params[Name]["schema"]> }
  : unknown;
type QueryOf<Own> = Own extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
type BodyOf<Own> = Own extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;

type Given<Own extends Operation> = {
  request: Request;
  runtime: Runtime;
  params: ParamsOf<Own>;
  query: QueryOf<Own>;
  body: BodyOf<Own>;
} & (Own["role"] extends "none" ? unknown : { user: User; session: Session });

type ValueOf<Answers extends Readonly<Record<number, Answer>>> = {
  [Status in keyof Answers]: Answers[Status] extends z.ZodType
    ? z.input<Answers[Status]>
    : Answers[Status] extends null
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing returns this.
        void
      : never;
}[keyof Answers];

type Outcome<Own extends Operation> = ValueOf<Own["answers"]> | Response;

type Handle<Own extends Operation> = (given: Given<Own>) => Outcome<Own> | Promise<Outcome<Own>>;

type RawParams = Record<string, string | string[]>;

export type Described = RouteHandler<RawParams> & { operation: Operation };

/** For a handler that has no wrapper. */
export const describedAs = (operation: Operation, handler: RouteHandler<RawParams>): Described =>
  Object.assign(handler, { operation });

/**
 * Makes a route's handler from its operation: it checks role and origin, then limits, then parses path, query and
 * body. @param handle returns what the answer's schema describes, nothing for an empty answer, or a whole `Response`.
 */
export function carryOut<const Own extends Operation>(operation: Own, handle: Handle<Own>): Described {
  const { role } = operation;
  const pace = paceOf(operation);
  const [status, answer] = Object.entries(operation.answers)[0] ?? [];

  const respond = async (given: Common & Personal): Promise<Response> => {
    // Each part was parsed by its own schema, which the types can't follow.
    const outcome = await handle((await readAll(operation, pace, given)) as unknown as Given<Own>);
    if (outcome instanceof Response) return outcome;
    const init = { status: Number(status) };
    return answer === null ? new Response(null, init) : Response.json(outcome, init);
  };

  if (role === "none") return describedAs(operation, withoutUser<RawParams>(respond));
  return describedAs(operation, withUser<RawParams>(role, respond, { isPaced: pace !== "none" }));
}

type Common = { request: Request; params: RawParams; runtime: Runtime };
type Personal = {
  session?: Session;
  now?: () => Promise<{ session: Session; runtime: Runtime }>;
};

async function readAll(operation: Operation, pace: string, given: Common & Personal) {
  const { request } = given;
  const params = Object.fromEntries(
    Object.entries(operation.params ?? {}).map(([name, param]) => [
      name,
      readParam(param, given.params[name]),
    ]),
  );
  const query = operation.query && readQuery(request, operation.query);
  const body = operation.body && (await readJson(request, operation.body, operation.maxBytes));
  // A sender may take long over a body; meanwhile the session may have ended, or see less.
  const { session, runtime } = operation.body && given.now ? await given.now() : given;
  const user = session?.user;
  // GET is a safe method, but this one is recorded; HEAD isn't.
  if (user && pace === "changes" && request.method === "GET") runtime.changes.admit(user);
  if (user && pace === "creates") await runtime.creates.admit(user);
  return { request, runtime, user, session, params, query, body };
}
