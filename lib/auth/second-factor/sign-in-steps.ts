import { randomBytes } from "node:crypto";
import type { MembersTable, SignInStepsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import { ProblemError } from "@/lib/errors";
import { findMember } from "@/lib/members/find-member";
import { hashToken } from "@/lib/members/setup-links";

const minuteMs = 60_000;

/** Reading a code is quick; setting up may include installing an app. */
const lifeMs = { code: 5 * minuteMs, setup: 20 * minuteMs };

/** Wrong codes allowed per password. */
const mostTries = 5;

/** Pending steps per member; the oldest is dropped. */
const mostSteps = 5;

type Kind = SignInStepsTable["kind"];

const markOf = ({ password_hash }: Pick<MembersTable, "password_hash">) => hashToken(password_hash ?? "");

/** The step between password and session is over, or was never begun in this browser. */
export const stepOver = () =>
  new ProblemError({
    status: 409,
    code: "sign_in_step_over",
    message: "That took too long, or too many codes were wrong. Sign in again.",
  });

/** Begins the step after the right password. @returns the token for that browser. */
export async function beginStep(
  db: Db,
  member: MembersTable,
  kind: Kind,
  now: Date,
): Promise<{ token: string; maxAgeSeconds: number }> {
  const token = randomBytes(32).toString("base64url");
  const token_hash = hashToken(token);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("sign_in_steps").where("expires_at", "<=", instant(now)).execute();
    await transaction
      .insertInto("sign_in_steps")
      .values({
        token_hash,
        member_id: member.id,
        kind,
        password_mark: markOf(member),
        begun_at: instant(now),
        expires_at: instant(new Date(now.getTime() + lifeMs[kind])),
        tries: 0,
      })
      .execute();
    await transaction
      .deleteFrom("sign_in_steps")
      .where("token_hash", "in", (steps) =>
        steps
          .selectFrom("sign_in_steps")
          .select("token_hash")
          .where("member_id", "=", member.id)
          // Never the new one, though others began in the same millisecond.
          .where("token_hash", "!=", token_hash)
          .orderBy("begun_at", "desc")
          .orderBy("token_hash")
          .limit(1_000)
          .offset(mostSteps - 1),
      )
      .execute();
  });
  return { token, maxAgeSeconds: lifeMs[kind] / 1_000 };
}

export type SignInStep = { hash: string; kind: Kind; member: MembersTable };

/** A browser's step and its member; undefined once it is over. */
export async function findStep(
  db: Db,
  token: string | undefined,
  now: Date,
): Promise<SignInStep | undefined> {
  if (!token) return undefined;
  const step = await db
    .selectFrom("sign_in_steps")
    .selectAll()
    .where("token_hash", "=", hashToken(token))
    .where("expires_at", ">", instant(now))
    .where("tries", "<", mostTries)
    .executeTakeFirst();
  if (!step) return undefined;
  const member = await findMember(db, { id: step.member_id });
  if (!member || member.disabled_at !== null || markOf(member) !== step.password_mark) return undefined;
  return { hash: step.token_hash, kind: step.kind, member };
}

/** Counts a code before it is judged, so that parallel ones count too. @throws ProblemError 409 once the step is over. */
export async function countTry(db: Db, { hash }: SignInStep): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable("sign_in_steps")
    .set((set) => ({ tries: set("tries", "+", 1) }))
    .where("token_hash", "=", hash)
    .where("tries", "<", mostTries)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw stepOver();
}
