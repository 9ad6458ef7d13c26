import type { z } from "zod";
import type { notFound } from "@/lib/errors";
import type { Role } from "@/lib/roles";

/** In bytes: for a few fields, and for a text of 5 000 characters however it is escaped. */
export const bodySizes = { fields: 16 * 1024, text: 64 * 1024 } as const;

/** A segment of a path. One of another shape gets 404 with the sentence of `missing`. */
export type PathParam = { schema: z.ZodType; missing?: Parameters<typeof notFound> };

/** JSON of this shape, an empty answer, or another media type. */
export type Answer = z.ZodType | null | { mediaType: string; description: string; events?: z.ZodType };

/** One operation of the HTTP interface: its route and its part of the OpenAPI document are made from it. */
export type Operation = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: `/api/${string}`;
  summary: string;
  /** The lowest role that may; `none` needs no session. */
  role: Role | "none";
  params?: Readonly<Record<string, PathParam>>;
  query?: z.ZodObject;
  /** Besides those that every request may have. */
  headers?: Readonly<Record<string, { description: string; schema: z.ZodType }>>;
  body?: z.ZodType;
  form?: z.ZodType;
  /** `bodySizes.fields` unless given. */
  maxBytes?: number;
  /** By status. The first is sent where the handler doesn't return a whole `Response`. */
  answers: Readonly<Record<number, Answer>>;
  /** Another media type of the first answer, on request. */
  alsoAs?: string;
  /** Statuses of refusals that don't follow from the rest. */
  problems?: readonly number[];
  pace?: "none" | "changes" | "creates";
};

/** Whether a method changes nothing (RFC 9110, section 9.2.1). */
export const isSafeMethod = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/** Which of a person's limits it counts against: `creates` counts as a change too. */
export const paceOf = ({ method, role, pace }: Operation): "none" | "changes" | "creates" =>
  pace ?? (isSafeMethod(method) || role === "none" ? "none" : "changes");

/** Keeps each operation's own type, from which its handler's type follows. */
export const operations = <const Own extends Record<string, Operation>>(own: Own): Own => own;
