import "next/dist/server/node-environment-baseline";
import { readdirSync } from "node:fs";
import path from "node:path";
import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external";
import { HeadersAdapter } from "next/dist/server/web/spec-extension/adapters/headers";
import { RequestCookiesAdapter } from "next/dist/server/web/spec-extension/adapters/request-cookies";
import { RequestCookies } from "next/dist/server/web/spec-extension/cookies";
import { encode } from "next-auth/jwt";
import { createSession } from "@/lib/auth/sessions/testing-sessions";
import { authSecretOf } from "@/lib/auth/signing-in/prepare-auth";
import type { TestStore } from "@/lib/db/testing";
import { parseEnv } from "@/lib/env";
import type { Method, RouteHandler } from "@/lib/http/every-method";
import { addMember } from "@/lib/members/add-member";
import type { Role } from "@/lib/roles";
import { openRuntime } from "@/lib/runtime/open-runtime";
import { keepRuntime } from "@/lib/runtime/runtime";

type Params = Record<string, string | string[]>;

export type Route = { path: string; handlers: Record<Method, RouteHandler<Params>> };

/** Every handler of the interface, by the path of its folder: `/api/assessments/[id]/notes`. */
export async function loadRoutes(): Promise<Route[]> {
  const files = readdirSync("app/api", { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "route.ts",
  );
  return Promise.all(
    files.sort().map(async (file) => ({
      path: path.join("/api", path.dirname(file)),
      handlers: await import(path.resolve("app/api", file)),
    })),
  );
}

/** A dashboard on this store with the sandbox, and a person of each role: what the handlers of this process use. */
export async function openDashboard(place: TestStore, env: Record<string, string> = {}) {
  const runtime = await openRuntime(
    parseEnv({
      DATA_DIR: place.where.dataDir,
      DATABASE_URL: place.where.databaseUrl,
      APP_URL: "http://localhost:3000",
      AUTH_SECRET: "a secret of at least thirty-two characters",
      CREATES_PER_MINUTE: "100000",
      CHANGES_PER_MINUTE: "100000",
      ...env,
    }),
  );
  keepRuntime(Promise.resolve(runtime));
  const { store } = runtime;

  /** A session of a new person. */
  async function signedIn(role: Role): Promise<{ id: string; cookie: string }> {
    const person = { email: `${role}@shortlist.example`, name: `${role} person`, role, passwordHash: null };
    const memberId = await addMember(store.db, person, { actor: { name: "test" }, now: store.now() });
    return { id: memberId, cookie: await signedInAgain(memberId) };
  }

  /** The cookie of another session of theirs. */
  async function signedInAgain(memberId: string): Promise<string> {
    const sessionId = await createSession(store.db, memberId, store.now());
    const claims = { memberId, sessionId, signedInAt: Date.now() };
    const token = await encode({ token: claims, secret: authSecretOf(runtime.env) });
    return `next-auth.session-token=${token}`;
  }

  return {
    runtime,
    signedIn,
    signedInAgain,
    async close() {
      keepRuntime(undefined);
      await runtime.close();
    },
  };
}

/** Calls a handler as Next does, within a request of its own. */
export function callRoute({ handlers }: Route, request: Request, params: Params = {}): Promise<Response> {
  const handler = handlers[request.method as Method];
  const work = { route: "test", forceStatic: false, dynamicShouldError: false };
  const unit = {
    type: "request",
    phase: "action",
    headers: HeadersAdapter.seal(request.headers),
    cookies: RequestCookiesAdapter.seal(new RequestCookies(request.headers)),
    get userspaceMutableCookies() {
      return new RequestCookies(request.headers);
    },
  };
  return workAsyncStorage.run(work as never, () =>
    workUnitAsyncStorage.run(unit as never, async () =>
      handler(request, { params: Promise.resolve(params) }),
    ),
  );
}
