import { readFileSync } from "node:fs";

/** Each may be in a file instead, which `…_FILE` names, as Docker and Kubernetes provide secrets. */
const secretVariables = [
  "ASSESSMENT_API_KEY",
  "AUTH_SECRET",
  "DATABASE_URL",
  "METRICS_TOKEN",
  "OIDC_CLIENT_SECRET",
  "SANDBOX_SMTP_URL",
] as const;

type Values = Record<string, string | undefined>;

const isSet = (value: string | undefined): value is string => value !== undefined && value.trim() !== "";

/** Reads the files that `…_FILE` variables name. @returns the secrets by variable, and a sentence on what can’t be used. */
export function readSecretFiles(values: Values): { secrets: Values; problems: string[] } {
  const secrets: Values = {};
  const problems: string[] = [];
  for (const name of secretVariables) {
    const file = values[`${name}_FILE`];
    if (!isSet(file)) continue;
    if (isSet(values[name])) {
      problems.push(`${name}_FILE and ${name} are both set: remove one of them`);
      continue;
    }
    try {
      secrets[name] = readFileSync(/* turbopackIgnore: true */ file, "utf8").trim();
      if (secrets[name] === "") problems.push(`${name}_FILE names an empty file`);
    } catch {
      problems.push(`${name}_FILE must name a file that can be read`);
    }
  }
  return { secrets, problems };
}
