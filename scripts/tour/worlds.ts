import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { claimed } from "@/lib/assessments/directory";
import { assessmentPageSchema } from "@/lib/assessments/schema";
import { openDatabase } from "@/lib/db/opening/open-database";
import { instant } from "@/lib/db/store";
import { interviewListSchema } from "@/lib/interviews/schema";
import { type Shortlist, startShortlist } from "../../e2e/support/start-shortlist";
import { fillDirectory } from "../bench/fill-directory";
import { type Service, startService } from "../bench/service";
import { signIn } from "../sign-in";
import { oddPeople } from "./odd-people";
import { workAsTeam } from "./team-work";

export type World = {
  url: string;
  /** Where the first administrator is set up; only of the world without people. */
  setupPath?: string;
  cookie: (role: Role) => Promise<string>;
  get: (path: string) => Promise<Response>;
  stop: () => Promise<void>;
};

export type Role = "viewer" | "recruiter" | "administrator";

const names = { viewer: "Vera Lind", recruiter: "Dana Whitfield", administrator: "Ada Okoye" } as const;
const password = "a long enough passphrase";
const emailOf = (role: Role) => `${role}@shortlist.example`;

type Variables = Record<string, string>;

const waitsForRowsMs = 120_000;
/** A list of 20 000 rows takes a minute on a busy machine. */
const startsWithinMs = 180_000;

function peopled(shortlist: Shortlist): Pick<World, "cookie" | "get"> {
  const cookies = new Map<Role, Promise<string>>();
  const cookie = (role: Role): Promise<string> => {
    const known = cookies.get(role) ?? signIn(shortlist.url, { email: emailOf(role), password });
    cookies.set(role, known);
    return known;
  };
  return {
    cookie,
    get: async (what) =>
      fetch(`${shortlist.url}${what}`, { headers: { cookie: await cookie("administrator") } }),
  };
}

async function addPeople(shortlist: Shortlist): Promise<void> {
  for (const role of ["administrator", "recruiter", "viewer"] as const)
    await shortlist.addMember({ email: emailOf(role), name: names[role], role, password });
}

async function waitUntil(
  { get }: Pick<World, "get">,
  is: (page: ReturnType<typeof assessmentPageSchema.parse>) => boolean,
): Promise<void> {
  const giveUpAt = Date.now() + waitsForRowsMs;
  for (;;) {
    const page = assessmentPageSchema.parse(await (await get("/api/assessments?limit=1")).json());
    if (is(page)) return;
    if (Date.now() > giveUpAt) throw new Error(`The rows did not come: ${JSON.stringify(page.sync)}`);
    await sleep(200);
  }
}

/** Gives the newest rows difficult names, pending and completed ones alike. */
async function nameOddly(dataDir: string, service: Service): Promise<void> {
  const recorded = (await service.assessments()).slice(-oddPeople.length * 2).reverse();
  const { db, close } = await openDatabase({ dataDir });
  try {
    for (const [index, row] of recorded.entries()) {
      const { first, last, email } = oddPeople[index % oddPeople.length] ?? {
        first: null,
        last: null,
        email: "",
      };
      await db
        .updateTable("assessments")
        .set({
          ...claimed(row.id, row.interviewId, {
            email,
            first_name: first,
            last_name: last,
            phone_number: null,
            external_id: null,
            resume_url: null,
          }),
          claimed_by_name: names.recruiter,
          claimed_at: instant(new Date()),
        })
        .where("id", "=", row.id)
        .execute();
    }
  } finally {
    await close();
  }
}

/** A dashboard with a standalone service of so many assessments, and their candidates. */
async function startServed(
  rows: number,
  given: Variables,
): Promise<World & { service: Service; dataDir: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "shortlist-tour-"));
  const service = await startService(rows, given);
  const env = {
    ...given,
    DATA_DIR: dataDir,
    LOG_LEVEL: "fatal",
    ASSESSMENT_API_URL: service.url,
    ASSESSMENT_API_KEY: service.key,
  };
  let shortlist = await startShortlist(env, startsWithinMs);
  await addPeople(shortlist);
  await waitUntil(peopled(shortlist), ({ counts, sync }) => sync.state === "live" && counts.all >= rows);
  if (rows > 0) {
    await shortlist.stop();
    await fillDirectory({ dataDir, remove: () => undefined }, service);
    await nameOddly(dataDir, service);
    shortlist = await startShortlist(env, startsWithinMs);
  }
  const people = peopled(shortlist);
  // The end of reading names is announced on the page.
  await waitUntil(people, ({ sync }) => sync.state === "live" && !sync.identifying);
  return {
    url: shortlist.url,
    ...people,
    service,
    dataDir,
    async stop() {
      await shortlist.stop("SIGKILL");
      await service.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Leaves an invitation for each reason to need attention. */
async function makeTrouble({ url, cookie, get, service }: World & { service: Service }): Promise<void> {
  const control = `${new URL(service.url).origin}/__control/faults`;
  const { interviews } = interviewListSchema.parse(await (await get("/api/interviews")).json());
  const faults = [
    { kind: "status", status: 503 },
    { kind: "reset", when: "before" },
    { kind: "status", status: 500, when: "after" },
  ];
  for (const [index, fault] of faults.entries()) {
    const rule = { match: { method: "POST", path: "/v1/assessments" }, fault, times: 1 };
    await fetch(control, { method: "POST", body: JSON.stringify(rule) });
    const person = oddPeople[index] ?? { first: null, last: null };
    await fetch(`${url}/api/assessments`, {
      method: "POST",
      headers: { cookie: await cookie("recruiter"), origin: url, "content-type": "application/json" },
      body: JSON.stringify({
        interviewId: interviews[0]?.id,
        candidate: {
          email: `needs-attention-${index}@example.com`,
          firstName: person.first ?? undefined,
          lastName: person.last ?? undefined,
        },
        suppressCandidateEmail: false,
      }),
    });
  }
}

const starters = {
  new: async (given: Variables): Promise<World> => {
    const shortlist = await startShortlist({ ...given, LOG_LEVEL: "fatal" });
    const { pathname, search } = new URL(shortlist.setupLink ?? shortlist.url);
    return {
      url: shortlist.url,
      setupPath: pathname + search,
      ...peopled(shortlist),
      async stop() {
        await shortlist.stop("SIGKILL");
        shortlist.remove();
      },
    };
  },
  empty: (given: Variables): Promise<World> => startServed(0, given),
  /** A configured service that has never answered. */
  unread: async (given: Variables): Promise<World> => {
    const shortlist = await startShortlist({
      ...given,
      LOG_LEVEL: "fatal",
      // The port of no service.
      ASSESSMENT_API_URL: "http://127.0.0.1:9/v1",
      ASSESSMENT_API_KEY: "a-key",
    });
    await addPeople(shortlist);
    const people = peopled(shortlist);
    await waitUntil(people, ({ sync }) => sync.state === "failing");
    return {
      url: shortlist.url,
      ...people,
      async stop() {
        await shortlist.stop("SIGKILL");
        shortlist.remove();
      },
    };
  },
  /** A newcomer’s dashboard, with its own sandbox. */
  few: async (given: Variables): Promise<World> => {
    const shortlist = await startShortlist({ ...given, LOG_LEVEL: "fatal" });
    await addPeople(shortlist);
    const people = peopled(shortlist);
    await waitUntil(people, ({ sync }) => sync.state === "live");
    const world = { url: shortlist.url, ...people };
    await workAsTeam(world);
    return {
      ...world,
      async stop() {
        await shortlist.stop("SIGKILL");
        shortlist.remove();
      },
    };
  },
  many: async (given: Variables): Promise<World> => {
    const world = await startServed(20_000, given);
    await workAsTeam(world);
    return world;
  },
  troubled: async (given: Variables): Promise<World> => {
    const world = await startServed(30, given);
    await makeTrouble(world);
    // The service created one of them.
    await waitUntil(world, ({ counts }) => counts.all > 30);
    return world;
  },
  down: async (given: Variables): Promise<World> => {
    const world = await startServed(40, given);
    const rule = { fault: { kind: "status", status: 503 } };
    await fetch(`${new URL(world.service.url).origin}/__control/faults`, {
      method: "POST",
      body: JSON.stringify(rule),
    });
    await waitUntil(world, ({ sync }) => sync.state === "failing");
    return world;
  },
  /** Its store lacks a table: every read fails. */
  broken: async (given: Variables): Promise<World> => {
    const world = await startServed(3, given);
    await world.cookie("administrator");
    const { db, close } = await openDatabase({ dataDir: world.dataDir });
    await db.schema.alterTable("assessments").renameTo("assessments_away").execute();
    await db.schema.alterTable("interviews").renameTo("interviews_away").execute();
    await close();
    // Until the next list couldn’t be stored.
    while (/>Service connected</.test(await (await world.get("/settings/profile")).text())) await sleep(200);
    return world;
  },
} satisfies Record<string, (given: Variables) => Promise<World>>;

export type WorldName = keyof typeof starters;

/** @param given variables of its servers, besides their own. */
export const startWorld = (name: WorldName, given: Variables = {}): Promise<World> => starters[name](given);
