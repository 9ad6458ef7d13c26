/** Why the company's sign-in lets somebody not in. Each has a sentence on the sign-in page: `auth.company.…`. */
const refusals = [
  /** By our rules. */
  "no_email",
  "email_unverified",
  "email_of_another",
  "link_first",
  "reset_first",
  "no_group",
  "too_many_groups",
  "disabled",
  /** On the way. */
  "unreachable",
  "misconfigured",
  "flow_lost",
  "provider_refused",
  "untrusted",
  "unavailable",
] as const;

export type Refusal = (typeof refusals)[number];

export const isRefusal = (value: unknown): value is Refusal => refusals.some((one) => one === value);

const ofAccounts: readonly Refusal[] = [
  "no_email",
  "email_unverified",
  "email_of_another",
  "reset_first",
  "no_group",
  "too_many_groups",
  "disabled",
  "provider_refused",
];

/** Whether another account of the same person might be let in. */
export const isOfAccount = (refusal: Refusal): boolean => ofAccounts.includes(refusal);
