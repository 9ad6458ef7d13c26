import { z } from "zod";
import { type Exchange, isSuccess } from "@/lib/conformance/observing/exchange";
import type { Observations } from "@/lib/conformance/observing/observations";

export type Fields = Record<string, unknown>;

/** An object that arrived, and where: "GET /assessments, row 3 (id 12)". */
export type Seen = { where: string; fields: Fields };

const object = z.record(z.string(), z.unknown());

export const asObject = (value: unknown): Fields | undefined => object.safeParse(value).data;

export const successBody = (exchange: Exchange | undefined): unknown =>
  isSuccess(exchange) && exchange.body.kind === "json" ? exchange.body.value : undefined;

const idOf = (fields: Fields) => (Number.isInteger(fields.id) ? ` (id ${fields.id})` : "");

/** The objects of an array that a GET returned. Rows that are no objects are left to the rule on arrays. */
export function rowsOf(exchange: Exchange | undefined): Seen[] {
  const body = successBody(exchange);
  if (!Array.isArray(body) || !exchange) return [];
  return body.flatMap((row, index) => {
    const fields = asObject(row);
    return fields ? [{ where: `${exchange.request}, row ${index + 1}${idOf(fields)}`, fields }] : [];
  });
}

function objectOf(exchange: Exchange): Seen[] {
  const fields = asObject(successBody(exchange));
  return fields ? [{ where: exchange.request, fields }] : [];
}

export const listed = (seen: Observations): Seen[] => rowsOf(seen.list);

export const singles = (seen: Observations): Seen[] =>
  seen.singles.flatMap(({ exchange }) => objectOf(exchange));

export const created = (seen: Observations): Seen[] => seen.creation?.creates.flatMap(objectOf) ?? [];

export const everyAssessment = (seen: Observations): Seen[] => [
  ...listed(seen),
  ...singles(seen),
  ...created(seen),
];

export const isPending = ({ fields }: Seen) => fields.completed === false;
export const isCompleted = ({ fields }: Seen) => fields.completed === true;
export const isRecommended = (row: Seen) => isCompleted(row) && row.fields.recommended === true;
export const isNotRecommended = (row: Seen) => isCompleted(row) && row.fields.recommended === false;
