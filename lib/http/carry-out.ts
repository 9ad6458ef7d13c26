import type { z } from "zod";
import type { User } from "@/lib/auth/session";
import type { RouteHandler } from "@/lib/http/every-method";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { withoutUser, withUser } from "@/lib/http/with-user";
import { type Answer, type Operation, type PathParam, paceOf } from "@/lib/operation";
import { readParam } from "@/lib/path-params";
import type { Runtime } from "@/lib/runtime";

type ParamsOf<Own> = Own extends { params: infer Params extends Readonly<Record<string, PathParam>> }
  ? { -readonly [Name in keyof Params]: z.output<Params[Name]["schema"]> }
  : unknown;
type QueryOf<Own> = Own extends { query: infer Query extends z.ZodType } ? z.output<Query> : undefined;
type BodyOf<Own> = Own extends { body: infer Body extends z.ZodType } ? z.output<Body> : undefined;

/** What a handler gets: all that its operation asks for, read and parsed; a person where it asks for a role. */
type Given<Own extends Operation> = {
  request: Request;
  runtime: Runtime;
  params: ParamsOf<Own>;
  query: QueryOf<Own>;
  body: BodyOf<Own>;
} & (Own["role"] extends "none" ? unknown : { user: User });

type ValueOf<Answers extends Readonly<Record<number, Answer>>> = {
  [Status in keyof Answers]: Answers[Status] extends z.ZodType
    ? z.input<Answers[Status]>
    : Answers[Status] extends null
      ? // biome-ignore lint/suspicious/noConfusingVoidType: a handler that returns nothing returns this.
        void
      : never;
}[keyof Answers];

/** What is to be answered, or the whole answer where it is more than that. */
type Outcome<Own extends Operation> = ValueOf<Own["answers"]> | Response;

type Handle<Own extends Operation> = (given: Given<Own>) => Outcome<Own> | Promise<Outcome<Own>>;

type RawParams = Record<string, string | string[]>;

/** A handler that says which operation it is. */
export type Described = RouteHandler<RawParams> & { operation: Operation };

/** Lets a handler that goes through no wrapper say which operation it is. */
export const describedAs = (operation: Operation, handler: RouteHandler<RawParams>): Described =>
  Object.assign(handler, { operation });

/**
 * A route’s handler, made of the description of its operation: it checks the role and the origin, counts what is
 * paced, reads path, query and body in this order, and answers with what `handle` returns.
 * @param handle returns what its answer’s schema describes, nothing for an empty answer, or a whole `Response`.
 */
export function carryOut<const Own extends Operation>(operation: Own, handle: Handle<Own>): Described {
  const { role } = operation;
  const pace = paceOf(operation);
  const [status, answer] = Object.entries(operation.answers)[0] ?? [];

  const respond = async (given: Common & Personal): Promise<Response> => {
    // Each part was read as its own schema says, which the types can't follow.
    const outcome = await handle((await readAll(operation, pace, given)) as unknown as Given<Own>);
    if (outcome instanceof Response) return outcome;
    const init = { status: Number(status) };
    return answer === null ? new Response(null, init) : Response.json(outcome, init);
  };

  if (role === "none") return describedAs(operation, withoutUser<RawParams>(respond));
  return describedAs(operation, withUser<RawParams>(role, respond, { isPaced: pace !== "none" }));
}

type Common = { request: Request; params: RawParams; runtime: Runtime };
type Personal = { user?: User; userNow?: () => Promise<User> };

async function readAll(operation: Operation, pace: string, given: Common & Personal) {
  const { request, runtime } = given;
  const params = Object.fromEntries(
    Object.entries(operation.params ?? {}).map(([name, param]) => [
      name,
      readParam(param, given.params[name]),
    ]),
  );
  const query = operation.query && readQuery(request, operation.query);
  const body = operation.body && (await readJson(request, operation.body, operation.maxBytes));
  // Meanwhile the session may have ended: a body takes as long as its sender likes.
  const user = operation.body && given.userNow ? await given.userNow() : given.user;
  // What goes on record though its method is safe; HEAD leaves nothing behind.
  if (user && pace === "changes" && request.method === "GET") runtime.changes.admit(user);
  if (user && pace === "creates") await runtime.creates.admit(user);
  return { request, runtime, user, params, query, body };
}
