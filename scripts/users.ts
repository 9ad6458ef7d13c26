import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import nextEnv from "@next/env";
import { hashPassword } from "@/lib/auth/password";
import { createSetupLink } from "@/lib/auth/setup-links";
import { openDatabase } from "@/lib/db/open-database";
import type { Db, MembersTable } from "@/lib/db/types";
import { getEnv, InvalidEnvironment } from "@/lib/env";
import { ProblemError } from "@/lib/errors";
import { addMember } from "@/lib/members/add-member";
import { changeMember } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";
import { listMembers } from "@/lib/members/list-members";
import { emailSchema, nameSchema, passwordSchema, roleSchema } from "@/lib/members/schema";

const usage = `People who may sign in. Works while the server runs.

  npm run users -- add --email E --name N --role viewer|recruiter|administrator [--password-stdin]
  npm run users -- list
  npm run users -- role --email E --role R
  npm run users -- disable --email E
  npm run users -- reset --email E [--password-stdin]

Without --password-stdin, add and reset print a one-time set-up link, good for an hour.`;

class UsageError extends Error {}

const now = () => new Date();
const by = () => ({ actor: { name: "Command line" }, now: now() });

function readOptions() {
  try {
    return parseArgs({
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

type Options = ReturnType<typeof readOptions>["values"];

function option<T>(
  name: string,
  value: string | undefined,
  schema: {
    safeParse(
      value: unknown,
    ): { success: true; data: T } | { success: false; error: { issues: { message: string }[] } };
  },
): T {
  if (value === undefined) throw new UsageError(`--${name} is missing.`);
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new UsageError(`--${name}: ${parsed.error.issues[0]?.message}`);
  return parsed.data;
}

async function passwordHash(options: Options): Promise<string | null> {
  if (!options["password-stdin"]) return null;
  const password = readFileSync(0, "utf8").replace(/\r?\n$/, "");
  const parsed = passwordSchema.safeParse(password);
  if (!parsed.success) throw new UsageError(`The password: ${parsed.error.issues[0]?.message}`);
  return hashPassword(parsed.data);
}

async function memberOf(db: Db, options: Options): Promise<MembersTable> {
  const email = option("email", options.email, emailSchema);
  const member = await findMember(db, { email });
  if (!member) throw new UsageError(`Nobody has the address ${email}.`);
  return member;
}

async function printLink(db: Db, memberId: string): Promise<void> {
  const link = await createSetupLink(db, { memberId, appUrl: getEnv().appUrl, now: now() });
  console.log(`A set-up link, good for an hour and for one use:\n${link}`);
}

const commands: Record<string, (db: Db, options: Options) => Promise<void>> = {
  async add(db, options) {
    const email = option("email", options.email, emailSchema);
    const name = option("name", options.name ?? email.split("@")[0], nameSchema);
    const role = option("role", options.role, roleSchema);
    const hash = await passwordHash(options);
    const id = await addMember(db, { email, name, role, passwordHash: hash }, by());
    console.log(`Added ${email} as ${role}.`);
    if (hash === null) await printLink(db, id);
  },
  async list(db) {
    const members = await listMembers(db);
    if (members.length === 0) console.log("Nobody yet.");
    for (const member of members) {
      console.log([member.email, member.name, member.role, member.state].join("\t"));
    }
  },
  async role(db, options) {
    const member = await memberOf(db, options);
    const role = option("role", options.role, roleSchema);
    await changeMember(db, member.id, { kind: "role", role }, by());
    console.log(`${member.email} is ${role} now.`);
  },
  async disable(db, options) {
    const member = await memberOf(db, options);
    await changeMember(db, member.id, { kind: "disable" }, by());
    console.log(`${member.email} is disabled and signed out.`);
  },
  async reset(db, options) {
    const member = await memberOf(db, options);
    const hash = await passwordHash(options);
    await changeMember(db, member.id, { kind: "reset", passwordHash: hash }, by());
    console.log(`${member.email} is signed out everywhere.`);
    if (hash === null) await printLink(db, member.id);
  },
};

async function main(): Promise<number> {
  try {
    const { positionals, values } = readOptions();
    const [name = ""] = positionals;
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (values.help || !command || positionals.length !== 1) {
      console.error(usage);
      return values.help ? 0 : 2;
    }
    nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
    const database = await openDatabase(getEnv());
    try {
      await command(database.db, values);
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    const expected =
      error instanceof UsageError || error instanceof InvalidEnvironment || error instanceof ProblemError;
    console.error(expected ? error.message : error);
    return error instanceof UsageError ? 2 : 1;
  }
}

process.exitCode = await main();
