/** The form's fields from top to bottom, as the schema and the server's `errors` name them. */
export const formFields = [
  "interviewId",
  "candidate.email",
  "candidate.firstName",
  "candidate.lastName",
  "candidate.phoneNumber",
  "candidate.externalId",
  "candidate.resumeUrl",
  "suppressCandidateEmail",
] as const;

export type FormField = (typeof formFields)[number];

const isField = (name: string): name is FormField => formFields.some((field) => field === name);

/**
 * Puts the server's texts where they belong: on the form's fields, in the form's order, and whatever names
 * no field of ours above the form, so that no text is lost.
 */
export function placeErrors(errors: Record<string, string[]>): {
  fields: { field: FormField; text: string }[];
  above: string[];
} {
  const above = Object.entries(errors).flatMap(([name, texts]) =>
    isField(name) ? [] : texts.map((text) => (name === "" ? text : `${name}: ${text}`)),
  );
  const fields = formFields.flatMap((field) => {
    const text = errors[field]?.join(" ");
    return text ? [{ field, text }] : [];
  });
  return { fields, above };
}
