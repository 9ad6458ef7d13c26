import { refuseGuessable } from "@/lib/auth/passwords/guessable-password";
import { hashPassword } from "@/lib/auth/passwords/password";
import type { MembersTable } from "@/lib/db/member-tables";
import type { Db } from "@/lib/db/types";
import type { SignInSettings } from "@/lib/env-sign-in";
import { notFound, ProblemError } from "@/lib/errors";
import { addMember } from "@/lib/members/add-member";
import { changeMember, type MemberChange } from "@/lib/members/change-member";
import { findMember } from "@/lib/members/find-member";
import { listMembers } from "@/lib/members/list-members";
import { mayHavePassword } from "@/lib/members/may-have-password";
import { resetSecondFactor } from "@/lib/members/reset-second-factor";
import { emailSchema, nameSchema, passwordSchema, roleSchema } from "@/lib/members/schema";
import { createSetupLink } from "@/lib/members/setup-links";
import { type Options, readOptions, required, UsageError, usage } from "./options";

/** `open` is called once the command line is known to be valid. */
export type Surroundings = {
  open: () => Promise<Db>;
  appUrl: () => string;
  signIn: () => SignInSettings;
  readPassword: () => string;
  say: (line: string) => void;
  now: Date;
};

type Run = Surroundings & { db: Db; options: Options };

const by = ({ now }: Run) => ({ actor: { name: "Command line" }, now });

function passwordHash(
  { options, readPassword }: Run,
  person: { email: string; name: string },
): Promise<string> | null {
  if (!options["password-stdin"]) return null;
  const parsed = passwordSchema.safeParse(readPassword());
  if (!parsed.success) throw new UsageError(`The password: ${parsed.error.issues[0]?.message}`);
  try {
    refuseGuessable(parsed.data, person);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    throw new UsageError(`The password: ${error.problem.errors?.password?.[0]}`);
  }
  return hashPassword(parsed.data);
}

async function memberOf({ db, options }: Run): Promise<MembersTable> {
  const email = required(options, "email", emailSchema);
  const member = await findMember(db, { email });
  if (!member) throw notFound(`Nobody has the address ${email}.`);
  return member;
}

async function change(run: Run, what: MemberChange, outcome: string): Promise<void> {
  const member = await memberOf(run);
  await changeMember(run.db, member.id, what, { ...by(run), signIn: run.signIn() });
  run.say(`${member.email} ${outcome}`);
}

async function sayLink(run: Run, { id, role }: Pick<MembersTable, "id" | "role">): Promise<void> {
  const { db, appUrl, say, signIn } = run;
  const { passwordSignIn } = signIn();
  if (!mayHavePassword(role, passwordSignIn))
    return say(
      `No set-up link: with PASSWORD_SIGN_IN=${passwordSignIn}, a ${role} signs in with the company’s account.`,
    );
  const link = await createSetupLink(db, { memberId: id, appUrl: appUrl(), ...by(run) });
  say(`A set-up link, good for 7 days and for one use:\n${link}`);
}

const commands: Record<string, (run: Run) => Promise<void>> = {
  async add(run) {
    const email = required(run.options, "email", emailSchema);
    const name = required(run.options, "name", nameSchema);
    const role = required(run.options, "role", roleSchema);
    const hash = await passwordHash(run, { email, name });
    const id = await addMember(run.db, { email, name, role, passwordHash: hash }, by(run));
    run.say(`Added ${email} as ${role}.`);
    if (hash === null) await sayLink(run, { id, role });
  },
  async list({ db, say, now, signIn }) {
    const members = await listMembers(db, now, signIn().oidc);
    if (members.length === 0) say("Nobody yet.");
    for (const { email, name, role, state } of members) say([email, name, role, state].join("\t"));
  },
  async role(run) {
    const role = required(run.options, "role", roleSchema);
    await change(run, { kind: "role", role }, `is ${role} now.`);
  },
  disable: (run) => change(run, { kind: "disable" }, "is disabled and signed out."),
  enable: (run) => change(run, { kind: "enable" }, "may sign in again."),
  async reset(run) {
    const member = await memberOf(run);
    const hash = await passwordHash(run, member);
    await change(run, { kind: "reset", passwordHash: hash }, "is signed out everywhere.");
    if (hash === null) await sayLink(run, member);
  },
  async "reset-second-factor"(run) {
    const member = await memberOf(run);
    const hadOne = await resetSecondFactor(run.db, member.id, by(run));
    run.say(
      hadOne
        ? `${member.email} has no second factor any more, and is signed out everywhere.`
        : `${member.email} has no second factor.`,
    );
  },
};

/** @throws UsageError for a wrong command line; ProblemError when it is refused. */
export async function runUsers(args: string[], surroundings: Surroundings): Promise<void> {
  const { positionals, values: options } = readOptions(args);
  if (options.help) return surroundings.say(usage);
  const [name = "", ...more] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || more.length > 0) throw new UsageError(usage);
  await command({ ...surroundings, db: await surroundings.open(), options });
}
