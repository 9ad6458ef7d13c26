import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

// Without the address that zod gives each schema: the document has its own.
function withoutPlace({ $schema, $id, ...shape }: JsonSchema): JsonSchema {
  return shape;
}

const numberOf = (schema: z.core.$ZodType): JsonSchema | undefined => {
  const told = schema instanceof z.ZodNumber ? z.toJSONSchema(schema) : undefined;
  return told && withoutPlace(told);
};

// zod describes only the first part of a `.pipe`.
const narrowed: Override = ({ zodSchema, jsonSchema }) => {
  if (!(zodSchema instanceof z.ZodPipe)) return;
  const { out } = zodSchema;
  if (out instanceof z.ZodEmail) jsonSchema.format = "email";
  const number = numberOf(out);
  if (!number || !jsonSchema.anyOf) return;
  jsonSchema.anyOf = jsonSchema.anyOf.map((way) => (way.type === "string" ? way : number));
};

const common = { target: "draft-2020-12", io: "input", override: narrowed } as const;

/**
 * The shapes of named schemas, which refer to each other. `input` is a body before parsing, `output` an answer.
 * @throws Error for a schema that has no shape, such as an answer with a transform.
 */
export function wireSchemas(
  schemas: Record<string, z.ZodType>,
  io: "input" | "output",
): Record<string, JsonSchema> {
  const registry = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(schemas)) {
    const other = registry.get(schema)?.id;
    if (other) throw new Error(`${id} and ${other} are the same schema: it wants one name.`);
    registry.add(schema, { id });
  }
  const told = z.toJSONSchema(registry, { ...common, io, uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(Object.entries(told.schemas).map(([id, shape]) => [id, withoutPlace(shape)]));
}

/** A parameter's shape. On the wire all are texts: one for a number is described as that number. */
export function parameterSchema(schema: z.core.$ZodType): JsonSchema {
  const { anyOf = [], ...shape } = withoutPlace(z.toJSONSchema(schema, common));
  const number = anyOf.find(({ type }) => type === "integer");
  const ways = anyOf.length > 0 && { anyOf };
  // zod leaves out the default of a schema that has a transform.
  const usual = z.safeParse(schema, undefined).data;
  return { ...shape, ...(number ?? ways), ...(usual !== undefined && { default: usual as string | number }) };
}
