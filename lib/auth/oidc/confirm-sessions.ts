import { recordAudit } from "@/lib/audit/record-audit";
import { alignRole } from "@/lib/auth/oidc/align-role";
import { readIdentity } from "@/lib/auth/oidc/read-identity";
import { type Refreshed, refresh } from "@/lib/auth/oidc/refresh";
import { roleOf } from "@/lib/auth/oidc/role-of";
import { openRefreshToken, sealRefreshToken } from "@/lib/auth/oidc/seal-refresh-token";
import { providedMs } from "@/lib/auth/sessions/session";
import type { MembersTable, SessionsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { log } from "@/lib/log";

/** Before a session ends unconfirmed (`providedMs`), with time to ask again. */
const dueAfterMs = 45 * 60_000;

const atOnce = 200;

const everyMs = 60_000;

type Due = Pick<SessionsTable, "id" | "identity_subject" | "refresh_token"> & {
  member: Pick<MembersTable, "id" | "name" | "role">;
};

/**
 * Asks the provider again about those who have signed in by it. Who has left it is out; who is in other groups has
 * another role. While the provider doesn't answer, sessions last until their hour is over.
 * @param options.isEnding whether the process ends, and the rest has to wait for another one.
 * @returns the ids of sessions that have ended by this.
 */
export async function confirmSessions(
  db: Db,
  signIn: ByProvider,
  now: Date,
  { isEnding = () => false }: { isEnding?: () => boolean } = {},
): Promise<string[]> {
  const ended: string[] = [];
  for (const due of await findDue(db, now)) {
    if (isEnding()) break;
    // Taken out while it is asked: a second process that used it, too, would look like a thief.
    if (!due.refresh_token || !(await take(db, due))) continue;
    const token = await openRefreshToken(due.refresh_token);
    const outcome = token ? await refresh(signIn.oidc, { token, subject: due.identity_subject }) : undefined;
    if (await settle(db, signIn, due, outcome, now)) ended.push(due.id);
    // Each of the others would wait for it as long.
    if (outcome?.kind === "no_answer" && outcome.isDown) break;
  }
  return ended;
}

async function findDue(db: Db, now: Date): Promise<Due[]> {
  const before = (ms: number) => instant(new Date(now.getTime() - ms));
  const rows = await db
    .selectFrom("sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .select(["s.id", "s.identity_subject", "s.refresh_token", "m.id as member_id", "m.name", "m.role"])
    .where("s.refresh_token", "is not", null)
    .where("s.confirmed_at", "<=", before(dueAfterMs))
    // Those that are over stay over.
    .where("s.confirmed_at", ">", before(providedMs.unconfirmed))
    .where("s.started_at", ">", before(providedMs.whole))
    .orderBy("s.confirmed_at")
    .limit(atOnce)
    .execute();
  return rows.map(({ member_id, name, role, ...session }) => ({
    ...session,
    member: { id: member_id, name, role },
  }));
}

async function take(db: Db, { id, refresh_token }: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ refresh_token: null })
    .where("id", "=", id)
    .where("refresh_token", "=", refresh_token)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns whether the session has ended. */
async function settle(
  db: Db,
  signIn: ByProvider,
  due: Due,
  outcome: Refreshed | undefined,
  now: Date,
): Promise<boolean> {
  if (!outcome || outcome.kind === "no_answer") {
    log().warn({ reason: outcome?.reason }, "the company’s provider can’t be asked about a session");
    // Asked again in a while, for as long as the hour lasts.
    if (outcome)
      await db
        .updateTable("sessions")
        .set({ refresh_token: due.refresh_token })
        .where("id", "=", due.id)
        .execute();
    return false;
  }
  if (outcome.kind === "gone") return end(db, due, outcome.reason, now);
  const sealed = await sealRefreshToken(outcome.refreshToken);
  const identity = outcome.claims && readIdentity(outcome.claims, signIn.oidc.groupsClaim);
  const given = identity && roleOf(identity, signIn.oidc);
  if (given?.kind === "none") return end(db, due, given.reason, now);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("sessions")
      .set({ refresh_token: sealed, confirmed_at: instant(now) })
      .where("id", "=", due.id)
      .execute();
    if (identity && given?.kind === "given")
      await alignRole(transaction, due.member, given, identity, { now, signIn });
  });
  return false;
}

async function end(db: Db, { id, member }: Due, reason: string, now: Date): Promise<true> {
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("sessions").where("id", "=", id).execute();
    await recordAudit(transaction, {
      actor: { name: "Company sign-in" },
      action: "provider_ended_session",
      subject: { type: "member", id: member.id },
      details: { reason },
      at: now,
    });
  });
  return true;
}

/** Confirms once a minute, until it is closed. @param onEnded gets the sessions that have ended. */
export function keepConfirming(
  db: Db,
  signIn: ByProvider,
  onEnded: (ids: string[]) => void,
): { close(): Promise<void> } {
  let isEnding = false;
  let asking: Promise<void> | undefined;
  const ask = () =>
    confirmSessions(db, signIn, new Date(), { isEnding: () => isEnding })
      .then(onEnded)
      .catch((error: unknown) => log().warn({ err: error }, "sessions could not be confirmed"))
      .finally(() => {
        asking = undefined;
      });
  const timer = setInterval(() => {
    asking ??= ask();
  }, everyMs).unref();
  return {
    async close() {
      isEnding = true;
      clearInterval(timer);
      await asking;
    },
  };
}
