import fc from "fast-check";
import type { Runtime } from "@/lib/runtime/runtime";

/** Ids of what exists, for requests that ask for one: a case names the n-th of them, so that it can be repeated. */
export type Pools = Record<(typeof kinds)[number], (string | number)[]>;

const kinds = [
  "assessments",
  "interviews",
  "invitations",
  "notes",
  "views",
  "members",
  "sessions",
  "instants",
  "positions",
  "cursors",
  "passwords",
] as const;

/** The kind that fields and parameters of the interface ask for, by name. */
const asked: Record<string, (typeof kinds)[number]> = {
  interviewId: "interviews",
  interview: "interviews",
  scope: "interviews",
  assessmentId: "assessments",
  ids: "assessments",
  noteId: "notes",
  invitedBy: "members",
  assignee: "members",
  mentions: "members",
  replaces: "instants",
  after: "positions",
  cursor: "cursors",
  before: "cursors",
  present: "passwords",
  password: "passwords",
};

/** Marks for the n-th of a kind, if a field of this name asks for one. */
export function interestOf(name: string): fc.Arbitrary<string> | undefined {
  const kind = asked[name];
  return kind && one(kind);
}

export const one = (kind: keyof Pools): fc.Arbitrary<string> =>
  fc.nat({ max: 200 }).map((n) => `@${kind}:${n}`);

const mark = /^@(\w+):(\d+)$/;

/** What a mark stands for; any other value itself. */
export function meant(value: unknown, pools: Pools): unknown {
  const [, kind, nth] = (typeof value === "string" && mark.exec(value)) || [];
  const pool = kind && pools[kind as keyof Pools];
  if (!pool || pool.length === 0) return value;
  return pool[Number(nth) % pool.length];
}

export function allMeant(value: unknown, pools: Pools): unknown {
  if (Array.isArray(value)) return value.map((inner) => allMeant(inner, pools));
  if (typeof value !== "object" || value === null) return meant(value, pools);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, allMeant(inner, pools)]));
}

export async function readPools({ store }: Runtime, last: Pools | undefined): Promise<Pools> {
  const { db, sourceId } = store;
  const ids = async (table: "assessments" | "interviews" | "invitations" | "notes" | "saved_views") =>
    (await db.selectFrom(table).select("id").orderBy("id").limit(60).execute()).map(({ id }) => id);
  const [notes, claims, source] = await Promise.all([
    db.selectFrom("notes").select("updated_at").limit(20).execute(),
    db.selectFrom("assessments").select("claimed_at").where("claimed_at", "is not", null).limit(20).execute(),
    db
      .selectFrom("sources")
      .select(["epoch", "version"])
      .where("id", "=", sourceId)
      .executeTakeFirstOrThrow(),
  ]);
  const templates = await db.selectFrom("message_templates").select("updated_at").limit(20).execute();
  return {
    assessments: await ids("assessments"),
    interviews: await ids("interviews"),
    invitations: await ids("invitations"),
    notes: await ids("notes"),
    views: await ids("saved_views"),
    members: (
      await db.selectFrom("members").select("id").orderBy("created_at", "desc").limit(30).execute()
    ).map(({ id }) => id),
    sessions: (await db.selectFrom("sessions").select("id").limit(30).execute()).map(({ id }) => id),
    instants: [...notes, ...templates]
      .map((row) => row.updated_at)
      .concat(claims.map((row) => row.claimed_at ?? "")),
    positions: [0, 1, 5, 1_000_000].map((back) => `${source.epoch}-${Math.max(0, source.version - back)}`),
    cursors: last?.cursors ?? [],
    passwords: ["correct horse battery staple", "what it was before this"],
  };
}
