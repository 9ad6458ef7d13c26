import type { z } from "zod";
import type { Role } from "@/lib/db/types";
import type { notFound } from "@/lib/errors";

/** Bytes of a body: a few fields, or also a text of 5 000 characters, however they are written. */
export const bodySizes = { fields: 16 * 1024, text: 64 * 1024 } as const;

/** A step of a path. What isn’t of its shape names nothing: 404 with the sentence of `missing`. */
export type PathParam = { schema: z.ZodType; missing?: Parameters<typeof notFound> };

/** JSON of this shape, nothing at all, or something of another media type. */
export type Answer = z.ZodType | null | { mediaType: string; description: string; events?: z.ZodType };

/**
 * One operation of the dashboard’s HTTP interface. Its route is made of it (`lib/http/carry-out.ts`), and the
 * document of the interface too (`lib/http/openapi`), so that neither says what the other doesn’t do.
 */
export type Operation = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** As its folder is called: `/api/assessments/[id]`. */
  path: `/api/${string}`;
  summary: string;
  /** The least role that may; `none` asks for no session. */
  role: Role | "none";
  params?: Readonly<Record<string, PathParam>>;
  query?: z.ZodObject;
  /** Headers that it reads besides those of every request. */
  headers?: Readonly<Record<string, { description: string; schema: z.ZodType }>>;
  /** JSON. */
  body?: z.ZodType;
  /** Fields of a form, which the handler reads by itself. */
  form?: z.ZodType;
  /** Of a body; `bodySizes.fields` unless said. */
  maxBytes?: number;
  /** By status. The first is what a handler means that returns no whole `Response`. */
  answers: Readonly<Record<number, Answer>>;
  /** Statuses of refusals besides those that follow from the rest. */
  problems?: readonly number[];
  /** How much of it one person may do: see `paceOf`. */
  pace?: "none" | "changes" | "creates";
};

/** Whether a method changes nothing (RFC 9110, section 9.2.1). */
export const isSafeMethod = (method: string): boolean => ["GET", "HEAD", "OPTIONS"].includes(method);

/**
 * What an operation counts as, of what a person may do in a minute: `changes` for all that changes something unless
 * it says otherwise, `creates` for those that count twice, as a change and as something made.
 */
export const paceOf = ({ method, role, pace }: Operation): "none" | "changes" | "creates" =>
  pace ?? (isSafeMethod(method) || role === "none" ? "none" : "changes");

/** Keeps each operation’s own type, which its handler’s follows from. */
export const operations = <const Own extends Record<string, Operation>>(own: Own): Own => own;
