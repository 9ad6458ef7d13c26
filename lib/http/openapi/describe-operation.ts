import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { parameterSchema } from "@/lib/http/openapi/wire-schema";
import { type Answer, bodySizes, isSafeMethod, type Operation, paceOf } from "@/lib/operation";

const refTo = (kind: "parameters" | "responses" | "schemas", name: string) => ({
  $ref: `#/components/${kind}/${name}`,
});

export const pathOf = ({ path }: Operation): string => path.replace(/\[(?:\.{3})?(\w+)\]/g, "{$1}");

export const bodyName = (operationId: string): string => `${capital(operationId)}Body`;
export const answerName = (operationId: string): string => `${capital(operationId)}Answer`;

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

export const pathParameters = ({ path, params = {} }: Operation): object[] =>
  Object.entries(params).map(([name, { schema }]) => ({
    name,
    in: "path",
    required: true,
    ...(path.includes(`[...${name}]`)
      ? { description: "One step or more, separated by slashes.", schema: { type: "string" } }
      : { schema: parameterSchema(schema) }),
  }));

function parametersOf({ query, headers = {}, method }: Operation): object[] {
  return [
    ...Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      required: !isOptional(schema),
      schema: parameterSchema(schema),
    })),
    ...Object.entries(headers).map(([name, { description, schema }]) => ({
      name,
      in: "header",
      description,
      schema: parameterSchema(schema),
    })),
    ...(isSafeMethod(method) ? [] : [refTo("parameters", "Origin")]),
  ];
}

const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success;

function requestBodyOf({ body, form, maxBytes = bodySizes.fields }: Operation, operationId: string) {
  if (!body && !form) return undefined;
  const mediaType = body ? "application/json" : "application/x-www-form-urlencoded";
  const schema = refTo("schemas", bodyName(operationId));
  return { required: true, content: { [mediaType]: { schema } }, "x-max-bytes": maxBytes };
}

export const schemaOf = (answer: Answer): z.ZodType | undefined =>
  answer instanceof z.ZodType ? answer : answer?.events;

function responseOf(status: string, answer: Answer, name: string | undefined): object {
  const meaning = STATUS_CODES[status] ?? "";
  if (answer === null) return { description: meaning };
  if (answer instanceof z.ZodType) {
    const schema = name ? refTo("schemas", name) : {};
    return { description: meaning, content: { "application/json": { schema } } };
  }
  const { mediaType, description, events } = answer;
  const text = mediaType.startsWith("text/") && { schema: { type: "string" } };
  const eventData = events && name && { "x-event-data": refTo("schemas", name) };
  return { description, content: { [mediaType]: { ...text, ...eventData } } };
}

/** The first answer, in the other media type that it comes in as well. */
function withOther(described: object, mediaType: string | undefined): object {
  if (!mediaType) return described;
  const { content } = described as { content?: object };
  return { ...described, content: { ...content, [mediaType]: { schema: { type: "string" } } } };
}

/** Statuses that follow from what the operation asks for, and its own. */
export function problemsOf(operation: Operation): number[] {
  const { role, params, query, body, form, headers, method, problems = [] } = operation;
  const isPaced = paceOf(operation) !== "none";
  const follow = [
    (query || body || form || headers) && 400,
    role !== "none" && 401,
    (!["none", "viewer"].includes(role) || !isSafeMethod(method)) && 403,
    params && 404,
    (body || form) && 413,
    body && 422,
    isPaced && 429,
  ].filter((status) => typeof status === "number");
  return [...new Set([...follow, ...problems])].sort();
}

export type OperationObject = {
  operationId: string;
  responses: Record<string, object>;
  [member: string]: unknown;
};

/** In OpenAPI 3.1. @param nameOf the name of an answer's schema in `components`. */
export function describeOperation(
  operationId: string,
  tag: string,
  operation: Operation,
  nameOf: (schema: z.ZodType) => string | undefined,
): OperationObject {
  const { summary, role, answers, alsoAs, method } = operation;
  const pace = paceOf(operation);
  const successes = Object.entries(answers).map(([status, answer], index) => {
    const schema = schemaOf(answer);
    const described = responseOf(status, answer, schema && nameOf(schema));
    return [status, withOther(described, index === 0 ? alsoAs : undefined)];
  });
  const refusals = problemsOf(operation).map((status) => [status, refTo("responses", `Problem${status}`)]);
  return {
    operationId,
    tags: [tag],
    summary,
    security: role === "none" ? [] : [{ session: [role] }],
    "x-role": role,
    "x-checks-origin": !isSafeMethod(method),
    "x-pace": pace,
    parameters: parametersOf(operation),
    requestBody: requestBodyOf(operation, operationId),
    responses: { ...Object.fromEntries([...successes, ...refusals]), default: refTo("responses", "Problem") },
  };
}
