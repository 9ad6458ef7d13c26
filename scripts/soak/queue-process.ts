// The whole of lib in a process, without Next: what the fault tests start and kill. It serves the few routes that
// they use as the dashboard does, for one recruiter.
import { randomUUID } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { listAssessments } from "@/lib/assessments/list/list-assessments";
import { assessmentQuerySchema } from "@/lib/assessments/schema";
import { readAfter } from "@/lib/feed/read-after";
import { errorResponse } from "@/lib/http/problem-response";
import { readJson } from "@/lib/http/read-json";
import { readQuery } from "@/lib/http/read-query";
import { listAttention } from "@/lib/invitations/attention/list-attention";
import { createInvitation } from "@/lib/invitations/creating/create-invitation";
import { createAssessmentBodySchema } from "@/lib/invitations/schema";
import { startRuntime } from "@/lib/runtime/open-runtime";
import { answerImports } from "./import-routes";

const dana = {
  id: "dana",
  email: "dana@shortlist.example",
  name: "Dana Whitfield",
  role: "recruiter" as const,
};

const runtime = await startRuntime();
await runtime.database.db
  .insertInto("members")
  .values({
    id: dana.id,
    email: dana.email,
    email_folded: dana.email,
    name: dana.name,
    role: dana.role,
    password_hash: null,
    disabled_at: null,
    created_at: new Date().toISOString(),
  })
  .onConflict((conflict) => conflict.doNothing())
  .execute();

const session = { id: randomUUID(), at: new Date().toISOString() };
await runtime.database.db
  .insertInto("sessions")
  .values({
    id: session.id,
    member_id: dana.id,
    started_at: session.at,
    last_seen_at: session.at,
    address: "127.0.0.1",
    user_agent: "",
  })
  .execute();

async function answer(request: Request): Promise<Response> {
  const { store, mirror, invitations, feed } = runtime;
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case "GET /api/assessments":
      mirror.watch();
      return Response.json(await listAssessments(store, readQuery(request, assessmentQuerySchema), dana));
    case "POST /api/assessments": {
      const body = await readJson(request, createAssessmentBodySchema);
      const created = await createInvitation(invitations, body, dana);
      return Response.json(created, { status: "assessment" in created ? 201 : 202 });
    }
    case "GET /api/invitations/attention":
      return Response.json({ invitations: await listAttention(store) });
    case "GET /api/assessments/events": {
      const stream = feed.open(
        { memberId: dana.id, sessionId: session.id, role: dana.role },
        readAfter(request),
        request.signal,
      );
      return new Response(stream, { headers: { "content-type": "text/event-stream" } });
    }
    default:
      return new URL(request.url).pathname.startsWith("/api/imports")
        ? answerImports(request, runtime, dana)
        : new Response(null, { status: 404 });
  }
}

const listener = getRequestListener(
  (request) => answer(request).catch((error: unknown) => errorResponse(error, randomUUID())),
  { overrideGlobalObjects: false },
);
// A test’s idle connection must not be closed just before its next request.
const server = createServer({ keepAliveTimeout: 60_000 }, listener);
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`is ready at http://localhost:${port}\n`);
});
process.once("SIGTERM", async () => {
  server.closeAllConnections();
  server.close();
  await runtime.close();
  process.exit(0);
});
