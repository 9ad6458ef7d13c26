import pino from "pino";
import type { TestStore } from "@/lib/db/testing";
import { createAssessment, createInterview, createMember, createStore } from "@/lib/db/testing-rows";
import { eraseCandidate } from "@/lib/erasing/erase-candidate";
import { listDue } from "@/lib/retention/list-due";
import { changeRetention, readRetention } from "@/lib/retention/rule";
import { runRetention } from "@/lib/retention/run-retention";
import type { RetentionRule } from "@/lib/retention/schema";

/** Who sets rules and blocks. */
export const ada = { id: "ada", name: "Ada", role: "administrator" } as const;

const log = pino({ level: "silent" });
export const dayMs = 86_400_000;

/** A store with two interviews, whose clock moves with `pass`, and with a run of retention whenever it does. */
export async function openRetention(place: TestStore) {
  const { db } = await place.open();
  const store = await createStore(db);
  await createMember(store, ada.id, ada.name);
  await createInterview(store, 1, "Backend Engineer");
  await createInterview(store, 2, "Analyst");
  const instantIn = (days: number) => new Date(store.clock.at.getTime() + days * dayMs);
  /** Days pass, with a run after several of them and each of the last two. @returns how many were erased */
  const pass = async (days: number, atOnce = 6) => {
    let erased = 0;
    for (let left = days; left > 0; ) {
      const step = Math.min(atOnce, Math.max(left - 1, 1));
      store.clock.at = instantIn(step);
      left -= step;
      erased += await run();
    }
    return erased;
  };
  /** An assessment that was completed so many days ago. */
  const add = (id: number, email: string | undefined, daysAgo: number, columns = {}) => {
    const at = instantIn(-daysAgo).toISOString();
    const times = { completed_before: at, first_seen_at: at };
    return createAssessment(store, id, {
      email,
      first_name: email && `Candidate ${id}`,
      status: "recommended",
      ...times,
      ...columns,
    });
  };
  const parts = { store, dataDir: place.where.dataDir, log, failed: new Set<number>() };
  const run = (signal?: AbortSignal) => runRetention(parts, signal);
  const change = async (months: number | null, interviews: RetentionRule["interviews"] = []) => {
    const { updatedAt = null } = await readRetention(store);
    return changeRetention(store, { months, interviews, replaces: updatedAt }, ada);
  };
  /** Sets a rule and records who is due by it, as the server does. */
  const setRule = async (months: number | null, interviews: { id: number; months: number | null }[] = []) => {
    await change(months, interviews);
    if ((await run()) > 0) throw new Error("Someone was erased without notice.");
  };
  const left = async () => {
    const rows = await db
      .selectFrom("assessments")
      .select("id")
      .where("erased_at", "is", null)
      .orderBy("id")
      .execute();
    return rows.map(({ id }) => id);
  };
  const due = async () => (await listDue(store, 100)).people.map((one) => one.assessmentId);
  const erase = (id: number) => eraseCandidate(store, id, { by: ada, dataDir: place.where.dataDir });
  return { store, instantIn, pass, add, run, change, setRule, left, due, erase };
}
