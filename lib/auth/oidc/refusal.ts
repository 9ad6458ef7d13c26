/** Refusals by Shortlist’s own rules, after the provider accepted the person. */
const ruleRefusals = [
  "no_email",
  "email_unverified",
  "email_of_another",
  "link_first",
  "reset_first",
  "no_group",
  "too_many_groups",
  "disabled",
] as const;

/** Each has a sentence on the sign-in page: `company.refused.…`. */
const refusals = [
  ...ruleRefusals,
  // Between here and the provider.
  "unreachable",
  "misconfigured",
  "flow_lost",
  "provider_refused",
  "untrusted",
  "unavailable",
] as const;

type RuleRefusal = (typeof ruleRefusals)[number];

/** Why a company sign-in was refused. */
export type Refusal = (typeof refusals)[number];

export const isRuleRefusal = (value: unknown): value is RuleRefusal =>
  ruleRefusals.some((one) => one === value);

export const isRefusal = (value: unknown): value is Refusal => refusals.some((one) => one === value);

/** Whether another account of the same person might be accepted. After `link_first`, the password is needed instead. */
export const isOfAccount = (refusal: Refusal): boolean =>
  refusal === "provider_refused" || (refusal !== "link_first" && isRuleRefusal(refusal));
