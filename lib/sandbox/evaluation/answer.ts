import { z } from "zod";

const schema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("single"), choice: z.string() }),
  z.object({ kind: z.literal("multiple"), choices: z.array(z.string()) }),
  z.object({ kind: z.literal("number"), value: z.number(), typed: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string() }),
]);

/** A number stays a text too, to be shown to the candidate as it was typed. */
export type Answer = z.infer<typeof schema>;

/** By question id; an unanswered question is absent. */
export type Answers = ReadonlyMap<string, Answer>;

/** @throws ZodError when the file was tampered with. */
export const parseStoredAnswer = (json: string): Answer => schema.parse(JSON.parse(json));
