import { z } from "zod";

const schema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("single"), choice: z.string() }),
  z.object({ kind: z.literal("multiple"), choices: z.array(z.string()) }),
  z.object({ kind: z.literal("number"), value: z.number(), typed: z.string() }),
  z.object({ kind: z.literal("text"), text: z.string() }),
]);

/** What a candidate answered; a number keeps its typed form, so that it comes back as it was written. */
export type Answer = z.infer<typeof schema>;

/** The answers of one assessment, by question id; a question without an answer is absent. */
export type Answers = ReadonlyMap<string, Answer>;

/** Reads an answer as the store keeps it. @throws ZodError when the file was tampered with. */
export const parseStoredAnswer = (json: string): Answer => schema.parse(JSON.parse(json));
