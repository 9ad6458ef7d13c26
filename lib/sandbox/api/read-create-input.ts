import type { Parameters } from "@/lib/sandbox/api/read-parameters";
import { findInterview } from "@/lib/sandbox/interviews/catalogue";
import type { CreateInput } from "@/lib/sandbox/service/create-assessment";

/** What is wrong (section 7), by parameter name without `candidate[…]`. */
export type ParameterErrors = Record<string, string[]>;

const controlCharacters = /\p{Cc}/u;
const email = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\".]+$/u;
const phoneNumber = /^(?:\+[1-9]\d{1,14}|\d{1,20})$/;

type Rule = (text: string) => string | undefined;

const atMost =
  (length: number): Rule =>
  (text) =>
    text.length > length ? `is too long (${length} characters at most)` : undefined;

const matches =
  (pattern: RegExp, message: string): Rule =>
  (text) =>
    pattern.test(text) ? undefined : message;

const isHttpUrl: Rule = (text) =>
  /^https?:\/\//i.test(text) && URL.canParse(text) ? undefined : "is not an http or https address";

const rules = {
  email: [atMost(254), matches(email, "is not an e-mail address")],
  first_name: [atMost(200)],
  last_name: [atMost(200)],
  phone_number: [matches(phoneNumber, "is neither in E.164 format nor a sequence of digits")],
  resume_url: [atMost(2048), isHttpUrl],
  external_id: [atMost(255)],
} satisfies Record<string, Rule[]>;

type Field = keyof typeof rules;

const isAbsent = (value: unknown) => value === undefined || value === null || value === "";

class Reader {
  readonly errors: ParameterErrors = {};

  constructor(private readonly parameters: Parameters) {}

  fail(name: string, ...messages: string[]): undefined {
    this.errors[name] = [...(this.errors[name] ?? []), ...messages];
    return undefined;
  }

  candidate(field: Field): string | undefined {
    const value = this.parameters.get(`candidate[${field}]`);
    if (isAbsent(value)) return undefined;
    if (typeof value !== "string") return this.fail(field, "is not a string");
    const text = value.trim();
    if (text === "") return undefined;
    if (controlCharacters.test(text)) return this.fail(field, "contains control characters");
    const messages = rules[field].map((rule) => rule(text)).filter((message) => message !== undefined);
    return messages.length > 0 ? this.fail(field, ...messages) : text;
  }

  email(): string | undefined {
    const value = this.candidate("email");
    return value ?? (this.errors.email ? undefined : this.fail("email", "is missing"));
  }

  interview() {
    const value = this.parameters.get("interview_id");
    if (isAbsent(value)) return this.fail("interview_id", "is missing");
    const digits = typeof value === "number" ? String(value) : value;
    if (typeof digits !== "string" || !/^\s*\d{1,15}\s*$/.test(digits)) {
      return this.fail("interview_id", "is not an integer");
    }
    return findInterview(Number(digits)) ?? this.fail("interview_id", "is not one of your interviews");
  }

  suppress(): boolean | undefined {
    const value = this.parameters.get("suppress_candidate_email");
    if (isAbsent(value)) return false;
    const text = String(value).toLowerCase();
    if (text === "true" || text === "1") return true;
    if (text === "false" || text === "0") return false;
    return this.fail("suppress_candidate_email", "is neither true nor false");
  }
}

/** The parameters of a create (section 4, POST /assessments), or all their errors. */
export function readCreateInput(
  parameters: Parameters,
): { input: CreateInput } | { errors: ParameterErrors } {
  const reader = new Reader(parameters);
  if (!isAbsent(parameters.get("candidate"))) reader.fail("candidate", "is not a set of nested parameters");
  const interview = reader.interview();
  const address = reader.email();
  const suppressCandidateEmail = reader.suppress();
  const candidate = {
    firstName: reader.candidate("first_name"),
    lastName: reader.candidate("last_name"),
    phoneNumber: reader.candidate("phone_number"),
    resumeUrl: reader.candidate("resume_url"),
    externalId: reader.candidate("external_id"),
  };
  const failed = Object.keys(reader.errors).length > 0;
  if (failed || !interview || address === undefined || suppressCandidateEmail === undefined) {
    return { errors: reader.errors };
  }
  return { input: { interview, candidate: { email: address, ...candidate }, suppressCandidateEmail } };
}
