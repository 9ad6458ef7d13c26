import { recordAudit } from "@/lib/audit/record-audit";
import { alignRole, lockBeforeMember, lockToAlign } from "@/lib/auth/oidc/align-role";
import { readIdentity } from "@/lib/auth/oidc/read-identity";
import { type Refreshed, refresh } from "@/lib/auth/oidc/refresh";
import { groupOf, roleOf } from "@/lib/auth/oidc/role-of";
import { openRefreshToken, sealRefreshToken } from "@/lib/auth/oidc/seal-refresh-token";
import { providedMs } from "@/lib/auth/sessions/session";
import type { SessionsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";
import type { ByProvider } from "@/lib/env-sign-in";
import { log } from "@/lib/log";

/**
 * Well before a session ends unconfirmed (`providedMs`), and before Keycloak’s refresh tokens do: by default they last
 * as long as a session is idle there, thirty minutes.
 */
const dueAfterMs = 25 * 60_000;

const atOnce = 200;

const everyMs = 60_000;

type Due = Pick<SessionsTable, "id" | "member_id" | "identity_issuer" | "identity_subject"> & {
  refresh_token: string;
};

/**
 * Checks due sessions with the provider, and updates roles. Sessions of people who left, or are in no group that gives
 * a role, end. While the provider is down, they last until their hour is over.
 * @param options.isEnding whether the process is shutting down: the rest is left to another one.
 * @returns the ids of sessions that ended.
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
    const outcome = await confirmOne(db, signIn, due, now).catch((error: unknown) => {
      log().warn({ err: error }, "a session could not be confirmed");
    });
    if (outcome === "ended") ended.push(due.id);
    // Every other session would run into the same time-out.
    if (outcome === "down") break;
  }
  return ended;
}

/** In random order, so one session that always fails can’t hold up the others. */
async function findDue(db: Db, now: Date): Promise<Due[]> {
  const before = (ms: number) => instant(new Date(now.getTime() - ms));
  const rows = await db
    .selectFrom("sessions")
    .select(["id", "member_id", "identity_issuer", "identity_subject", "refresh_token"])
    .where("refresh_token", "is not", null)
    .where("confirmed_at", "<=", before(dueAfterMs))
    // Expired sessions stay expired.
    .where("confirmed_at", ">", before(providedMs.unconfirmed))
    .where("started_at", ">", before(providedMs.whole))
    .orderBy("confirmed_at")
    .limit(atOnce)
    .execute();
  const dues = rows.flatMap(({ refresh_token, ...row }) => (refresh_token ? { ...row, refresh_token } : []));
  return dues
    .map((due) => ({ due, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ due }) => due);
}

/** Cleared while it is in use: a second process using the same token would look like theft. */
async function takeToken(db: Db, { id, refresh_token }: Due): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set({ refresh_token: null })
    .where("id", "=", id)
    .where("refresh_token", "=", refresh_token)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

const putBackToken = (db: Db, { id }: Due, sealed: string) =>
  db.updateTable("sessions").set({ refresh_token: sealed }).where("id", "=", id).execute();

async function confirmOne(
  db: Db,
  signIn: ByProvider,
  due: Due,
  now: Date,
): Promise<"confirmed" | "ended" | "taken" | "down" | "no_answer"> {
  if (!(await takeToken(db, due))) return "taken";
  const token = await openRefreshToken(due.refresh_token);
  if (!token) {
    log().warn("a session can’t be confirmed: its refresh token was encrypted with another AUTH_SECRET");
    return "no_answer";
  }
  const outcome = await refresh(signIn.oidc, { token, subject: due.identity_subject });
  if (outcome.kind === "gone") return end(db, due, outcome.reason, now);
  const sealed = await sealRefreshToken(outcome.refreshToken);
  if (outcome.kind === "no_answer") {
    log().warn({ reason: outcome.reason }, "the company’s provider can’t confirm a session");
    await putBackToken(db, due, sealed);
    return outcome.isDown ? "down" : "no_answer";
  }
  try {
    return await settle(db, signIn, due, { claims: outcome.claims, sealed, now });
  } catch (error) {
    await putBackToken(db, due, sealed);
    throw error;
  }
}

async function settle(
  db: Db,
  signIn: ByProvider,
  due: Due,
  { claims, sealed, now }: Pick<Refreshed & { kind: "confirmed" }, "claims"> & { sealed: string; now: Date },
): Promise<"confirmed" | "ended"> {
  const identity = claims && readIdentity(claims, signIn.oidc.groupsClaim);
  const given = identity && roleOf(identity, signIn.oidc);
  if (given?.kind === "none") return end(db, due, given.reason, now);
  await db.transaction().execute(async (transaction) => {
    if (given) {
      await lockBeforeMember(transaction, given);
      await lockToAlign(transaction, due.member_id, given);
    }
    await transaction
      .updateTable("sessions")
      .set({ refresh_token: sealed, confirmed_at: instant(now) })
      .where("id", "=", due.id)
      .execute();
    if (!given) return;
    await alignRole(transaction, due.member_id, given, identity, { now, signIn, isConfirmation: true });
    await transaction
      .updateTable("identities")
      .set({ role_group: groupOf(given) ?? null })
      .where("issuer", "=", identity.issuer)
      .where("subject", "=", identity.subject)
      .where("member_id", "=", due.member_id)
      .execute();
  });
  return "confirmed";
}

async function end(db: Db, { id, member_id }: Due, reason: string, now: Date): Promise<"ended"> {
  await db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("sessions")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    // They signed out, or an administrator was faster.
    if (numDeletedRows === 0n) return;
    await recordAudit(transaction, {
      actor: { name: "Company sign-in" },
      action: "provider_ended_session",
      subject: { type: "member", id: member_id },
      details: { reason },
      at: now,
    });
  });
  return "ended";
}

/** Confirms once a minute, until it is closed. @param onEnded gets the ids of sessions that ended. */
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
