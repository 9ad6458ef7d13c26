import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { makeDocument } from "@/lib/http/openapi/make-document";

type Json = Record<string, unknown>;
type Content = Record<string, { schema?: Json }>;

/** An operation of the document, with all that its path says of it. */
export type Documented = {
  method: string;
  path: string;
  role: string;
  query: string[];
  body?: Json;
  /** By status; `default` is every other. */
  responses: Record<string, { content?: Content }>;
};

type Parameter = { name?: string; in?: string };
type RawOperation = {
  "x-role": string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { $ref?: string; content?: Content }>;
};

/** The document of the interface, as it is sent. */
const readDocument = () => JSON.parse(JSON.stringify(makeDocument("next-auth.session-token")));

/** The path of a route’s folder as the document writes it. */
export const documentPath = (folder: string) => folder.replace(/\[(?:\.{3})?(\w+)\]/g, "{$1}");

/** The document, so that requests and answers can be held against it. */
export function openDocument() {
  const document = readDocument();
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "document");

  const responseOf = ({ $ref, ...response }: { $ref?: string; content?: Content }) =>
    $ref ? document.components.responses[$ref.split("/").at(-1) ?? ""] : response;

  const operations = Object.entries<Record<string, unknown>>(document.paths).flatMap(
    ([path, { parameters: _, ...methods }]) =>
      Object.entries(methods as Record<string, RawOperation>).map(
        ([method, { "x-role": role, parameters = [], requestBody, responses }]): Documented => ({
          method: method.toUpperCase(),
          path,
          role,
          query: parameters.flatMap((parameter) => (parameter.in === "query" ? [parameter.name ?? ""] : [])),
          body: requestBody?.content["application/json"]?.schema,
          responses: Object.fromEntries(
            Object.entries(responses).map(([status, response]) => [status, responseOf(response)]),
          ),
        }),
      ),
  );

  /** What is wrong with a value; undefined for nothing. */
  function faultsOf(schema: Json, value: unknown): string | undefined {
    // By its name it is compiled once.
    const whole = typeof schema.$ref === "string" ? `document${schema.$ref}` : schema;
    return ajv.validate(whole, value) ? undefined : ajv.errorsText();
  }

  /** What is in an answer that the document doesn’t say; undefined for nothing. */
  async function strangeIn(operation: Documented, answer: Response): Promise<string | undefined> {
    const { status, headers } = answer;
    const known = operation.responses[status];
    if (!known) return `${status} isn’t among ${Object.keys(operation.responses)}`;
    const mediaType = headers.get("content-type")?.split(";")[0] ?? "";
    const content = known.content ?? {};
    if (operation.method === "HEAD" || content["*/*"]) return undefined;
    if (!answer.body) return Object.keys(content).length > 0 ? "no body" : undefined;
    if (!content[mediaType]) return `${mediaType} isn’t among ${Object.keys(content)}`;
    const schema = content[mediaType].schema;
    if (!schema || !mediaType.endsWith("json")) return undefined;
    return faultsOf(schema, await answer.json());
  }

  /** The names of all schemas that can’t be used as such. */
  const unusable = () =>
    Object.keys(document.components.schemas).filter(
      (name) => typeof ajv.getSchema(`document#/components/schemas/${name}`) !== "function",
    );

  return { document, operations, faultsOf, strangeIn, unusable };
}
