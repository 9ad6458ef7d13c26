import fc from "fast-check";
import { interestOf } from "./pools";

export type Schema = {
  $ref?: string;
  type?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
};

/** Plausible values of fields whose rules JSON Schema can’t express. */
const usual: Record<string, fc.Arbitrary<unknown>> = {
  phoneNumber: fc.constantFrom("+442079460018", "+49 30 901820", "02079460018"),
  resumeUrl: fc.webUrl(),
  zone: fc.constantFrom("UTC", "Europe/Berlin", "Pacific/Kiritimati", "America/Anchorage"),
  timeZone: fc.constantFrom("UTC", "Europe/Berlin", null),
  query: fc.constantFrom("", "status=pending", "status=completed&q=ana"),
  subject: fc.constantFrom("Hello {{first_name}}", "Your interview"),
  q: fc.constantFrom("", "ana", "müller", "example.com 7", "%", "_", '"'),
  candidate: fc.constantFrom("", "ana", "example.com"),
  person: fc.constantFrom("", "viewer", "person"),
};

function arbitraryText(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 120 } = schema;
  switch (format) {
    case "email":
      return fc.oneof(
        fc.emailAddress(),
        fc.nat({ max: 20 }).map((one) => `candidate.${one}@example.com`),
      );
    case "uuid":
      return fc.uuid();
    case "date-time":
      return fc
        .date({ min: new Date("1971-01-01"), max: new Date("2199-12-31"), noInvalidDate: true })
        .map((date) => date.toISOString());
    default:
      if (pattern) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
      return fc.string({ minLength: Math.max(minLength, 0), maxLength: Math.min(maxLength, 120) });
  }
}

const isObject = (schema: Schema | boolean | undefined): schema is Schema => typeof schema === "object";

/** Values that fit a schema, with existing ids where its name asks for one. @param named schemas it may refer to. */
export function valuesOf(schema: Schema, named: Record<string, Schema>, name = ""): fc.Arbitrary<unknown> {
  const interest = interestOf(name);
  if (interest && schema.type !== "object" && schema.type !== "array")
    return fc.oneof(
      { weight: 4, arbitrary: interest },
      { weight: 1, arbitrary: plainValues(schema, named, name) },
    );
  return plainValues(schema, named, name);
}

function plainValues(schema: Schema, named: Record<string, Schema>, name: string): fc.Arbitrary<unknown> {
  const known = usual[name];
  if (known && schema.type !== "object") return known;
  if (schema.$ref) return valuesOf(named[schema.$ref.split("/").at(-1) ?? ""] ?? {}, named, name);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((way) => valuesOf(way, named, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "string":
      return arbitraryText(schema);
    case "integer":
    case "number": {
      const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1) + 1;
      const max = Math.min(schema.maximum ?? Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
      return fc.oneof(
        fc.integer({ min, max: Math.min(max, min + 100) }),
        fc.maxSafeInteger().map(bounded(min, max)),
      );
    }
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valuesOf(schema.items ?? {}, named, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 8, 8),
      });
    case "object": {
      const own = Object.entries(schema.properties ?? {}).map(
        ([key, inner]) => [key, valuesOf(inner, named, key)] as const,
      );
      const more = isObject(schema.additionalProperties)
        ? fc.dictionary(
            fc.string({ minLength: 1, maxLength: 10 }),
            valuesOf(schema.additionalProperties, named),
          )
        : undefined;
      const record = fc.record(Object.fromEntries(own), {
        requiredKeys: schema.required ?? [],
        noNullPrototype: true,
      });
      return more ? fc.tuple(more, record).map(([others, values]) => ({ ...others, ...values })) : record;
    }
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

const bounded = (min: number, max: number) => (value: number) =>
  Math.min(max, Math.max(min, Math.abs(value)));
