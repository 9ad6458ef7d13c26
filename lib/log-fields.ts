import { describeError } from "@/lib/log-error";

// Such as `authSecret`, `set-cookie`, `x-api-key`.
const secretName = /api[-_]?key|password|secret|token|cookie|authorization/i;

const deepest = 10;

/** The fields of a log line without secrets, at any depth; errors as `describeError` tells them. */
export function withoutSecrets(fields: Record<string, unknown>): Record<string, unknown> {
  return fieldsOf(fields, []);
}

function fieldsOf(fields: object, around: object[]): Record<string, unknown> {
  const inside = [...around, fields];
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      secretName.test(name) ? "[redacted]" : writtenOf(value, inside),
    ]),
  );
}

function writtenOf(value: unknown, around: object[]): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (around.length > deepest || around.includes(value)) return "[left out]";
  if (value instanceof Error) return describeError(value);
  if ("toJSON" in value && typeof value.toJSON === "function")
    return writtenOf(value.toJSON(), [...around, value]);
  return Array.isArray(value)
    ? value.map((item) => writtenOf(item, [...around, value]))
    : fieldsOf(value, around);
}
