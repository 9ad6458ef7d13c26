import { parseArgs } from "node:util";
import type { z } from "zod";

export const usage = `People who may sign in. Works while the server runs.

  npm run users -- add --email E --name N --role viewer|recruiter|administrator [--password-stdin]
  npm run users -- list
  npm run users -- role --email E --role R
  npm run users -- disable --email E
  npm run users -- enable --email E
  npm run users -- reset --email E [--password-stdin]
  npm run users -- reset-second-factor --email E

Without --password-stdin, add and reset print a one-time set-up link, good for 7 days, where PASSWORD_SIGN_IN
lets the person use a password. A reset signs the person out everywhere and unlinks their company account, and
the old password no longer works. reset-second-factor removes a lost second factor: the password alone signs
in again, or leads to setting up a new one. Exit codes: 0 done, 1 refused, 2 wrong call.`;

/** The command line is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

export function readOptions(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        email: { type: "string" },
        name: { type: "string" },
        role: { type: "string" },
        "password-stdin": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export type Options = ReturnType<typeof readOptions>["values"];

/** A required option. @throws UsageError when it is missing or invalid. */
export function required<Schema extends z.ZodType>(
  options: Options,
  name: "email" | "name" | "role",
  schema: Schema,
): z.infer<Schema> {
  const value = options[name];
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(`--${name}: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}
