import type { Transaction } from "kysely";
import { recordAudit } from "@/lib/audit/record-audit";
import type { SignInRulesTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db, Tables } from "@/lib/db/types";
import { conflict } from "@/lib/errors";
import type { Role } from "@/lib/roles";

/** Who needs a second factor to sign in with a password. */
export type SecondFactorRule = SignInRulesTable["second_factor"];

/** The administrator who sets the rule must meet it, or they’d be signed out first. */
export type RuleSetBy = { id: string; name: string; sessionId: string };

/** Whether the rule requires one of people with this role. */
export const requiresSecondFactor = (rule: SecondFactorRule, role: Role): boolean =>
  rule === "everybody" || (rule === "administrators" && role === "administrator");

type Rule = { secondFactor: SecondFactorRule; updatedBy?: string; updatedAt?: string };

/** The team’s rule; `optional` until an administrator sets one. */
export async function readRule(db: Pick<Db, "selectFrom">): Promise<Rule> {
  const row = await db.selectFrom("sign_in_rules").selectAll().where("id", "=", "team").executeTakeFirst();
  if (!row) return { secondFactor: "optional" };
  return { secondFactor: row.second_factor, updatedBy: row.updated_by_name, updatedAt: row.updated_at };
}

async function keepsIt(transaction: Transaction<Tables>, { id, sessionId }: RuleSetBy): Promise<boolean> {
  const session = await transaction
    .selectFrom("sessions as s")
    .leftJoin("second_factors as f", "f.member_id", "s.member_id")
    .select(["s.confirmed_at", "f.turned_on_at"])
    .where("s.id", "=", sessionId)
    .where("s.member_id", "=", id)
    .executeTakeFirst();
  return Boolean(session?.confirmed_at ?? session?.turned_on_at);
}

/**
 * Sets who needs a second factor. Sessions of those who lack it open nothing from the next request on.
 * @throws ProblemError 409 `second_factor_first` if the caller signed in with a password and has no second
 * factor.
 */
export async function changeRule(db: Db, rule: SecondFactorRule, by: RuleSetBy, now: Date): Promise<Rule> {
  return db.transaction().execute(async (transaction) => {
    const before = await readRule(transaction);
    if (before.secondFactor === rule) return before;
    if (rule !== "optional" && !(await keepsIt(transaction, by)))
      throw conflict(
        "second_factor_first",
        "Turn on your own second factor in your profile first. Otherwise you would be signed out now.",
      );
    const set = { second_factor: rule, updated_at: instant(now), updated_by_name: by.name };
    await transaction
      .insertInto("sign_in_rules")
      .values({ id: "team", ...set })
      .onConflict((known) => known.column("id").doUpdateSet(set))
      .execute();
    await recordAudit(transaction, {
      actor: { id: by.id, name: by.name },
      action: "second_factor_rule_changed",
      subject: { type: "settings", id: "sign-in" },
      details: { from: before.secondFactor, to: rule },
      at: now,
    });
    return readRule(transaction);
  });
}
