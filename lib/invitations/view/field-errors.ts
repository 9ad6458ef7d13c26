import { cutMark } from "@/lib/assessment-api/schemas";

const fields = new Map(
  Object.entries({
    interview_id: "interviewId",
    email: "candidate.email",
    first_name: "candidate.firstName",
    last_name: "candidate.lastName",
    phone_number: "candidate.phoneNumber",
    resume_url: "candidate.resumeUrl",
    external_id: "candidate.externalId",
    suppress_candidate_email: "suppressCandidateEmail",
  }),
);

/** `candidate[email]` and `candidate.email` mean `email`: the document has the bare name only. */
const bareName = (parameter: string) => parameter.replace(/^candidate(?:\[(\w+)\]|\.(\w+))$/, "$1$2");

const sentence = (text: string) => {
  const trimmed = text.trim();
  const capital = trimmed.charAt(0).toUpperCase() + trimmed.slice(1);
  return /[.!?…]$/.test(capital) ? capital : `${capital}.`;
};

/** By form field (assessment-service.md, section 7). Unknown parameters go above the form (`""`). */
export function fieldErrors(parameters: Record<string, string[]>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const [parameter, texts] of Object.entries(parameters)) {
    const field = fields.get(bareName(parameter));
    const named = (text: string) => (parameter === cutMark ? text : `${parameter}: ${text}`);
    const shown = texts.map(field ? sentence : named);
    const key = field ?? "";
    errors[key] = [...(errors[key] ?? []), ...shown];
  }
  return errors;
}
