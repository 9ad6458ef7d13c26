import { cpSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { callRoute, loadRoutes, openDashboard, type Route } from "@/app/api/testing-routes";
import { hashPassword } from "@/lib/auth/passwords/password";
import { sandboxFile } from "@/lib/db/backup/data-files";
import { makeDataDir, openDatabase } from "@/lib/db/opening/open-database";
import { createTestDatabase, type TestDatabase } from "@/lib/db/testing-databases";
import type { Db } from "@/lib/db/types";
import { recordInvitation } from "@/lib/invitations/creating/record-invitation";
import { beginCall } from "@/lib/invitations/sending/begin-call";
import { settleFailed } from "@/lib/invitations/sending/settle-invitation";
import type { Role } from "@/lib/roles";
import { roles } from "@/lib/roles";
import type { Runtime } from "@/lib/runtime/runtime";
import { openSandbox } from "@/lib/sandbox/open-sandbox";
import { canaries } from "./canaries";
import { fastFolder } from "./fast-folder";
import { ownOrigin } from "./request-case";

export type Engine = "sqlite" | "postgres";

const password = "what it was before this";

/** Rate limits are off: a 429 would hide what the handler does. */
const env = {
  AUTH_SECRET: canaries.AUTH_SECRET,
  METRICS_TOKEN: canaries.METRICS_TOKEN,
  CREATES_PER_MINUTE: "1000000",
  CHANGES_PER_MINUTE: "1000000",
  STREAMS_PER_PERSON: "1000000",
  STREAMS: "1000000",
};

type Dashboard = Awaited<ReturnType<typeof openDashboard>>;
type Person = { id: string; cookie: string };

/** Of a recruiter who is limited to one interview, and of a viewer who reviews one blind. */
export type Hidden = Record<"limited" | "viewer", readonly string[]>;

/** A dashboard with some of everything in it, from which copies are opened quickly. */
export type Template = { open(): Promise<OpenDashboard>; remove(): Promise<void> };

export type OpenDashboard = {
  runtime: Runtime;
  people: Record<Role | "limited", Person>;
  /** The addresses, folded, of candidates whom these aren’t told. */
  hidden: Hidden;
  /** Restores the people and their sessions, whatever was done to them. */
  renewPeople(): Promise<void>;
  close(): Promise<void>;
};

async function fill({ runtime, signedIn }: Dashboard, routes: Route[]): Promise<void> {
  const { store } = runtime;
  const { id: memberId, cookie } = await signedIn("administrator");
  const ask = async (method: string, folder: string, body: unknown, params = {}) => {
    const route = routes.find((one) => one.path === folder);
    const headers = { cookie, origin: ownOrigin, "content-type": "application/json" };
    const request = new Request(`${ownOrigin}/api`, { method, headers, body: JSON.stringify(body) });
    const answer = route && (await callRoute(route, request, params));
    if (!answer?.ok) throw new Error(`${method} ${folder}: ${answer?.status} ${await answer?.text()}`);
  };
  const ids = (await store.db.selectFrom("assessments").select("id").orderBy("id").limit(3).execute()).map(
    ({ id }) => String(id),
  );
  for (const id of ids) await ask("POST", "/api/assessments/[id]/notes", { body: "Called her." }, { id });
  for (const shared of [true, false])
    await ask("POST", "/api/views", { name: `View ${shared}`, query: "status=pending", shared });
  const template = { subject: "Hello", body: "Here: {{link}}", replaces: null };
  await ask("PUT", "/api/templates/[scope]", template, { scope: "default" });
  await ask("POST", "/api/members", { email: "ali@example.com", name: "Ali", role: "viewer" });
  // Each copy’s own people need this address again.
  const email = "first@shortlist.example";
  await store.db
    .updateTable("members")
    .set({ email, email_folded: email })
    .where("id", "=", memberId)
    .execute();
  const interview = await store.db.selectFrom("interviews").select("id").executeTakeFirstOrThrow();
  for (const [at, state] of (["unconfirmed", "rejected", "not_sent"] as const).entries()) {
    const input = { interviewId: interview.id, candidate: { email: `candidate.${at}@example.com` } };
    const by = { id: memberId, name: "Dana" };
    const row = await recordInvitation(
      store,
      `0190a6b2-7c3d-4e5f-8a9b-0c1d2e3f4a5${at}`,
      { ...input, suppressCandidateEmail: true },
      by,
    );
    const call = row && (await beginCall(store, row.id, {}));
    if (call)
      await settleFailed(
        store,
        row.id,
        { state, failure_code: "timed_out", failure_message: "No answer." },
        { ...call, durationMs: 10 },
      );
  }
}

/** Limits a member to one interview, whatever was made of that. */
async function limit(db: Db, id: string, interviewId: number): Promise<void> {
  const { id: sourceId } = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
  const columns = {
    own: 0,
    unclaimed: 0,
    updated_at: "2026-01-01T00:00:00.000Z",
    updated_by_name: "Ada",
  } as const;
  await db
    .insertInto("member_limits")
    .values({ member_id: id, ...columns })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(columns))
    .execute();
  await db.deleteFrom("member_limit_interviews").where("member_id", "=", id).execute();
  await db
    .insertInto("member_limit_interviews")
    .values({ member_id: id, source_id: sourceId, interview_id: interviewId })
    .execute();
}

/** Lets viewers and recruiters review an interview blind, whatever was made of that. */
async function hideCandidates(db: Db, interviewId: number): Promise<void> {
  const { id: source_id } = await db.selectFrom("sources").select("id").executeTakeFirstOrThrow();
  const settings = {
    reveals_on_decision: 0,
    shows_results: 0,
    updated_at: "2026-01-01T00:00:00.000Z",
    updated_by_name: "Ada",
  } as const;
  await db
    .insertInto("blind_settings")
    .values({ source_id, ...settings })
    .onConflict((conflict) => conflict.column("source_id").doUpdateSet(settings))
    .execute();
  await db.deleteFrom("blind_rules").execute();
  await db
    .insertInto("blind_rules")
    .values({ source_id, interview_id: interviewId, reviewers: "recruiters" })
    .execute();
}

/** @param isShown whether assessments of an interview tell whose they are. */
async function hiddenAddresses(db: Db, isShown: (interviewId: number | null) => boolean): Promise<string[]> {
  const rows = await db.selectFrom("assessments").select(["email_folded", "interview_id"]).execute();
  const seen = new Set(rows.filter((row) => isShown(row.interview_id)).map((row) => row.email_folded));
  return [...new Set(rows.map((row) => row.email_folded))].filter(
    (address) => address !== null && !seen.has(address),
  ) as string[];
}

/** @param postgresUrl of a server in which databases may be made. */
export async function makeTemplate(engine: Engine, postgresUrl?: string): Promise<Template> {
  const home = mkdtempSync(path.join(fastFolder(), "shortlist-fuzz-"));
  const dataDir = path.join(home, "template");
  const made: TestDatabase[] = [];
  const makeDatabase = async (from?: string) => {
    if (engine === "sqlite" || !postgresUrl) return undefined;
    const database = await createTestDatabase(postgresUrl, from);
    made.push(database);
    return database;
  };
  const database = await makeDatabase();
  const where = { dataDir, databaseUrl: database?.url };
  makeDataDir(dataDir);
  await (await openDatabase(where)).close();
  // The key is made with the file and kept in it.
  openSandbox({
    file: sandboxFile(dataDir),
    publicUrl: `${ownOrigin}/sandbox`,
    apiKey: canaries.ASSESSMENT_API_KEY,
    seed: true,
  }).close();
  const openThere = (place: typeof where) =>
    openDashboard({ where: place, open: () => openDatabase(place) }, env);
  const first = await openThere(where);
  await fill(first, await loadRoutes());
  await first.close();

  let opened = 0;
  const passwordHash = await hashPassword(password);
  return {
    async open() {
      opened += 1;
      const copy = path.join(home, `copy-${opened}`);
      cpSync(dataDir, copy, { recursive: true });
      const own = await makeDatabase(database?.name);
      const dashboard = await openThere({ dataDir: copy, databaseUrl: own?.url });
      const { db } = dashboard.runtime.store;
      const people = {} as Record<Role | "limited", Person>;
      for (const role of roles) people[role] = await dashboard.signedIn(role);
      const renewPeople = async () => {
        for (const name of [...roles, "limited"] as const) {
          if (!people[name]) continue;
          const { id } = people[name];
          const role = name === "limited" ? "recruiter" : name;
          const email = `fuzzed.${name}@shortlist.example`;
          await db
            .updateTable("members")
            .set({ role, disabled_at: null, password_hash: passwordHash, email, email_folded: email })
            .where("id", "=", id)
            .execute();
          people[name].cookie = await dashboard.signedInAgain(id);
          if (name === "limited") await limit(db, id, seen);
        }
        await hideCandidates(db, blind);
      };
      const [seen = 0, blind = 0] = (
        await db.selectFrom("interviews").select("id").orderBy("id").limit(2).execute()
      ).map(({ id }) => id);
      await renewPeople();
      // The recruiter has another address by now.
      people.limited = await dashboard.signedIn("recruiter");
      await renewPeople();
      return {
        runtime: dashboard.runtime,
        people,
        hidden: {
          limited: await hiddenAddresses(db, (id) => id === seen),
          viewer: await hiddenAddresses(db, (id) => id !== blind && id !== null),
        },
        renewPeople,
        async close() {
          await dashboard.close();
          await own?.drop();
          rmSync(copy, { recursive: true, force: true });
        },
      };
    },
    async remove() {
      for (const one of made) await one.drop().catch(() => undefined);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
