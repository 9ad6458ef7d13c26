import { STATUS_CODES } from "node:http";
import type { z } from "zod";
import { allOperations, answerSchemas, bodySchemas } from "@/lib/http/openapi/all-operations";
import {
  answerName,
  bodyName,
  describeOperation,
  type OperationObject,
  pathOf,
  pathParameters,
  problemsOf,
  schemaOf,
} from "@/lib/http/openapi/describe-operation";
import { wireSchemas } from "@/lib/http/openapi/wire-schema";
import type { Operation } from "@/lib/operation";

const about = `The dashboard’s own interface. It is for its browser, and may change with each release.

- A role includes those before it: viewer, recruiter, administrator. \`x-role\` is the least that may; \`none\` asks for no session.
- What changes something is refused with 403 where \`Origin\` is another site’s (\`x-checks-origin\`).
- \`x-pace\` says what an operation counts as, of what one person may do in a minute: \`changes\`, or \`creates\`, which count as both.
- HEAD answers wherever GET does, and OPTIONS everywhere; other methods are answered with 405 and \`Allow\`.
- A query’s parameter without a value counts as absent, and of a repeated one the last counts.
- A body may not be longer than \`x-max-bytes\`, and texts may have neither U+0000 nor half a character in them.
- GET in a browser’s address bar without a session goes to the page where one signs in (307).`;

type Entry = { id: string; tag: string; operation: Operation };

const entries = (): Entry[] =>
  Object.entries(allOperations).flatMap(([tag, own]) =>
    Object.entries(own).map(([id, operation]) => ({ id, tag, operation })),
  );

// An answer that only one operation has is named after it. Throws if two would have the same name.
function nameAnswers(all: Entry[]): Map<z.ZodType, string> {
  const names = new Map<z.ZodType, string>(
    Object.entries(answerSchemas).map(([name, schema]) => [schema, name]),
  );
  for (const { id, operation } of all)
    for (const answer of Object.values(operation.answers)) {
      const schema = schemaOf(answer);
      if (schema && !names.has(schema)) names.set(schema, answerName(id));
    }
  if (new Set(names.values()).size < names.size) throw new Error("Two answers have one name.");
  return names;
}

const bodiesOf = (all: Entry[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    all.flatMap(({ id, operation: { body, form } }) => {
      const schema = body ?? form;
      return schema ? [[bodyName(id), schema]] : [];
    }),
  );

const problem = (description: string, headers?: object) => ({
  description,
  headers,
  content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
});

const problemResponses = (all: Entry[]) => ({
  Problem: problem("An error, as a problem document (RFC 9457)."),
  ...Object.fromEntries(
    [...new Set(all.flatMap(({ operation }) => problemsOf(operation)))].map((status) => [
      `Problem${status}`,
      problem(
        STATUS_CODES[status] ?? "Error",
        status === 429
          ? { "Retry-After": { description: "In seconds.", schema: { type: "integer" } } }
          : undefined,
      ),
    ]),
  ),
});

function headOf({ operationId, responses, ...get }: OperationObject): OperationObject {
  const bare = Object.keys(responses).map((status) => [status, { description: "As GET, without a body." }]);
  return {
    ...get,
    operationId: `${operationId}Head`,
    "x-pace": "none",
    responses: Object.fromEntries(bare),
  };
}

const options = {
  tags: ["http"],
  summary: "The methods that are answered here.",
  security: [],
  "x-role": "none",
  "x-checks-origin": false,
  "x-pace": "none",
  responses: {
    204: { description: "They stand in `Allow`.", headers: { Allow: { schema: { type: "string" } } } },
  },
};

function describePaths(all: Entry[]) {
  const names = nameAnswers(all);
  const paths: Record<string, object> = {};
  for (const { id, tag, operation } of all) {
    const path = pathOf(operation);
    const described = describeOperation(id, tag, operation, (schema) => names.get(schema));
    paths[path] = {
      parameters: pathParameters(operation),
      options,
      ...paths[path],
      [operation.method.toLowerCase()]: described,
      ...(operation.method === "GET" && { head: headOf(described) }),
    };
  }
  return paths;
}

/** The OpenAPI 3.1 document, made from the routes' own operations. @param cookie the session cookie's name. */
export function makeDocument(cookie: string) {
  const all = entries();
  const answers = Object.fromEntries([...nameAnswers(all)].map(([schema, name]) => [name, schema]));
  return {
    openapi: "3.1.1",
    info: { title: "Shortlist", version: "1", description: about },
    servers: [{ url: "/" }],
    tags: Object.keys(allOperations).map((name) => ({ name })),
    paths: describePaths(all),
    components: {
      schemas: {
        ...wireSchemas(answers, "output"),
        ...wireSchemas({ ...bodySchemas, ...bodiesOf(all) }, "input"),
      },
      parameters: {
        Origin: {
          name: "Origin",
          in: "header",
          description:
            "The dashboard’s own address. A browser sends it by itself; in its place `Sec-Fetch-Site: same-origin` is taken.",
          schema: { type: "string" },
        },
      },
      responses: problemResponses(all),
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: cookie } },
    },
  };
}
