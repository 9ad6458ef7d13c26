import { creationRules } from "@/lib/conformance/rules/creation";
import { fieldRules } from "@/lib/conformance/rules/fields";
import { interviewRules } from "@/lib/conformance/rules/interviews";
import { invalidParameterRules } from "@/lib/conformance/rules/invalid-parameters";
import { listRules } from "@/lib/conformance/rules/list";
import { readRules } from "@/lib/conformance/rules/reads";
import { refusalRules } from "@/lib/conformance/rules/refusals";
import type { Rule } from "@/lib/conformance/rules/rule";
import { singleRules } from "@/lib/conformance/rules/single";
import { transportRules } from "@/lib/conformance/rules/transport";
import { unseenRules } from "@/lib/conformance/rules/unseen";

/** Every statement of assessment-service.md that a service can be held to, in the order of the table. */
export const catalogue: Rule[] = [
  ...transportRules,
  ...interviewRules,
  ...readRules,
  ...fieldRules,
  ...listRules,
  ...singleRules,
  ...creationRules,
  ...refusalRules,
  ...invalidParameterRules,
  ...unseenRules,
];
