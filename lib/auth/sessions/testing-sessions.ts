import { randomUUID } from "node:crypto";
import type { SessionsTable } from "@/lib/db/member-tables";
import { instant } from "@/lib/db/store";
import type { Db } from "@/lib/db/types";

export async function createSession(
  db: Db,
  memberId: string,
  now: Date,
  overrides: Partial<SessionsTable> = {},
): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("sessions")
    .values({
      id,
      member_id: memberId,
      started_at: instant(now),
      last_seen_at: instant(now),
      address: "192.0.2.1",
      user_agent: "",
      ...overrides,
    })
    .execute();
  return id;
}

/** Includes those that are over. */
export const sessionIds = async (db: Db): Promise<string[]> =>
  (await db.selectFrom("sessions").select("id").orderBy("started_at").execute()).map(({ id }) => id);
