import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

type Override = NonNullable<z.core.ToJSONSchemaParams["override"]>;

/** A shape without the address that zod gives it: the document has places of its own. */
function withoutPlace({ $schema, $id, ...shape }: JsonSchema): JsonSchema {
  return shape;
}

const numberOf = (schema: z.core.$ZodType): JsonSchema | undefined => {
  const told = schema instanceof z.ZodNumber ? z.toJSONSchema(schema) : undefined;
  return told && withoutPlace(told);
};

/** What a text or number is narrowed to after it was read (`.pipe`): zod itself tells of the first part alone. */
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
 * The shapes of named schemas on the wire; where one is part of another, it is named there.
 * @param io `input` for what is sent to us, before it is parsed; `output` for what we answer.
 * @throws Error for a schema whose shape can’t be told, such as an answer with a transform in it.
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

/**
 * The shape of a parameter, whose wire knows texts alone: one that stands for a number is told as that number,
 * whose digits are sent.
 */
export function parameterSchema(schema: z.core.$ZodType): JsonSchema {
  const { anyOf = [], ...shape } = withoutPlace(z.toJSONSchema(schema, common));
  const number = anyOf.find(({ type }) => type === "integer");
  const ways = anyOf.length > 0 && { anyOf };
  // Of what is read as something else, zod doesn't tell it.
  const usual = z.safeParse(schema, undefined).data;
  return { ...shape, ...(number ?? ways), ...(usual !== undefined && { default: usual as string | number }) };
}
