import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CreateMoment, RecordedCreate } from "@/lib/sandbox/faults/record-creates";
import { interviews } from "@/lib/sandbox/interviews/catalogue";
import { type SandboxServer, startSandboxServer } from "@/lib/sandbox/start-sandbox-server";

/** An assessment as the service has it, whatever it has told. */
export type OnRecord = {
  id: number;
  email: string;
  interviewId: number;
  state: "pending" | "recommended" | "not_recommended";
};

/** The service of a fault run: it can go down and come back, misbehave, and be watched. */
export type Service = Awaited<ReturnType<typeof openService>>;

/** The service’s interviews, for invitations to any. */
export const interviewIds = interviews.map(({ id }) => id);

const serviceKey = "soak-key-of-the-employer";

/** The standalone sandbox in this process, so that a watcher learns of a create at once and can kill then. */
export async function openService(assessments = 0) {
  const folder = mkdtempSync(path.join(tmpdir(), "shortlist-soak-service-"));
  const file = path.join(folder, "sandbox.sqlite");
  /** Since its first start. */
  const creates: RecordedCreate[] = [];
  let watcher: (moment: CreateMoment, create: RecordedCreate) => void = () => undefined;
  let port = 0;
  let server: SandboxServer | undefined;

  async function up(): Promise<SandboxServer> {
    server ??= await startSandboxServer({
      port,
      apiKey: serviceKey,
      assessments,
      faults: true,
      file,
      onCreate: (moment, create) => {
        if (moment === "arrived") creates.push(create);
        watcher(moment, create);
      },
    });
    port = Number(new URL(server.origin).port);
    return server;
  }

  const { url, origin } = await up();

  async function control<T>(route: string, method = "GET", body?: unknown): Promise<T> {
    const answer = await fetch(`${origin}/__control/${route}`, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`The control route answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  const faultOn = (match: object) => (fault: object, times?: number) =>
    control("faults", "POST", { match, fault, times });

  return {
    origin,
    env: { ASSESSMENT_API_URL: url, ASSESSMENT_API_KEY: serviceKey },
    creates: creates as readonly RecordedCreate[],
    watch(told: (moment: CreateMoment, create: RecordedCreate) => void): void {
      watcher = told;
    },
    up,
    async down(): Promise<void> {
      const ending = server;
      server = undefined;
      await ending?.close();
    },
    /** The fault meets the next `times` creates; by default all until `behave`. */
    failCreates: faultOn({ method: "POST", path: "/v1/assessments" }),
    failLists: faultOn({ method: "GET", path: "/v1/assessments" }),
    behave: () => control("faults", "DELETE"),
    revokeKey: () => control("key", "PUT", { apiKey: "another-key-altogether" }),
    restoreKey: () => control("key", "PUT", { apiKey: serviceKey }),
    complete: (assessmentId: number, recommended: boolean) =>
      control("complete", "POST", { assessmentId, recommended }),
    onRecord: () => control<OnRecord[]>("assessments"),
    lists: async () => (await control<Record<string, number>>("requests"))["GET /v1/assessments"] ?? 0,
    async list(): Promise<Record<string, unknown>[]> {
      return (await fetch(`${url}/assessments?api_key=${serviceKey}`)).json() as Promise<
        Record<string, unknown>[]
      >;
    },
    async remove(): Promise<void> {
      await server?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
