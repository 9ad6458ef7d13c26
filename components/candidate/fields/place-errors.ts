import type { InvitationValuesForm } from "@/components/candidate/fields/invitation-values";

/** From top to bottom, as the schema and the server’s `errors` name them. */
const formFields = [
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

/** The server’s errors of the form’s fields in the form’s order, and all others above it, so that none is lost. */
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

/** The first one takes the focus. */
export function showErrors(form: InvitationValuesForm, fields: { field: FormField; text: string }[]): void {
  for (const [index, { field, text }] of fields.entries()) {
    form.setError(field, { type: "server", message: text }, { shouldFocus: index === 0 });
  }
}
