import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

// The smallest service that keeps to the document. Tests break it on purpose.

export type MiniRequest = { method: string; path: string; parameters: URLSearchParams };

export type MiniAnswer = {
  status: number;
  body: unknown;
  raw?: string;
  headers?: Record<string, string>;
};

export type Respond = (request: MiniRequest) => MiniAnswer;

type Row = Record<string, unknown> & { id: number; completed: boolean };

type Held = { row: Row; email: string; interviewId: number };

export const miniatureKey = "mini/key+with=odd signs";
export const otherEmployersId = 77;

const interviews = [
  { id: 11, name: "Backend Engineer" },
  { id: 12, name: "Data Analyst" },
];

const base = (id: number, completed: boolean) => ({
  id,
  completed,
  created_at: `2026-03-0${(id % 9) + 1}T10:00:00.000Z`,
  application_url: `https://apply.example.com/${id}`,
});

const recommended = (id: number): Row => ({
  ...base(id, true),
  recommended: true,
  url: `https://reports.example.com/${id}`,
  detail: "Strong on design.",
});

const seedRows = (): Row[] => [
  ...[1, 2, 3, 4, 5, 6].map((id) => base(id, false)),
  ...[21, 22].map(recommended),
  { ...base(31, true), recommended: false },
  { ...base(32, true), recommended: false, detail: "Weak on design." },
];

const error = (status: number): MiniAnswer => ({ status, body: { error: "refused" } });

const invalid = (key: string, message: string): MiniAnswer => ({ status: 422, body: { [key]: [message] } });

/** A fresh service with its own rows, as a function. Callers may change its answers. */
export function createMiniature(): Respond {
  const held: Held[] = seedRows().map((row) => ({ row, email: `${row.id}@example.com`, interviewId: 11 }));

  function create(parameters: URLSearchParams): MiniAnswer {
    const email = parameters.get("candidate[email]");
    const interviewId = Number(parameters.get("interview_id"));
    if (!email) return invalid("email", "can’t be blank");
    if (!interviews.some(({ id }) => id === interviewId))
      return invalid("interview_id", "is not an interview");
    const isPending = held.some(
      (one) => one.email === email && one.interviewId === interviewId && !one.row.completed,
    );
    if (isPending) return invalid("email", "already has a pending assessment for this interview");
    const row = base(101 + held.length, false);
    held.push({ row, email, interviewId });
    return { status: 201, body: structuredClone(row) };
  }

  function readOne(text: string): MiniAnswer {
    if (Number(text) === otherEmployersId) return error(403);
    const found = held.find(({ row }) => String(row.id) === text);
    if (!found) return error(404);
    const { row, email, interviewId } = found;
    const candidate = { candidate_email: email, interview_id: String(interviewId) };
    return { status: 200, body: structuredClone({ ...row, ...(row.completed && candidate) }) };
  }

  return ({ method, path, parameters }) => {
    const key = parameters.get("api_key");
    if (key === null) return error(400);
    if (key !== miniatureKey) return error(401);
    if (method === "POST" && path === "/assessments") return create(parameters);
    if (method !== "GET") return error(404);
    if (path === "/interviews") return { status: 200, body: structuredClone(interviews) };
    if (path === "/assessments") return { status: 200, body: structuredClone(held.map(({ row }) => row)) };
    const id = /^\/assessments\/(\d+)$/.exec(path)?.[1];
    return id ? readOne(id) : error(404);
  };
}

async function readRequest(request: IncomingMessage, prefix: string): Promise<MiniRequest> {
  const url = new URL(request.url ?? "/", "http://localhost");
  let form = "";
  for await (const chunk of request) form += chunk;
  const path = url.pathname.startsWith(prefix) ? url.pathname.slice(prefix.length) : "/elsewhere";
  const parameters = new URLSearchParams([...url.searchParams, ...new URLSearchParams(form)]);
  return { method: request.method ?? "GET", path, parameters };
}

function send(response: ServerResponse, { status, body, raw, headers }: MiniAnswer): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(raw ?? JSON.stringify(body));
}

export type Served = {
  url: string;
  requests: string[];
  close(): Promise<void>;
};

/** Serves answers over real HTTP on a free port of loopback. */
export async function serve(respond: Respond, prefix = "/v1"): Promise<Served> {
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    readRequest(incoming, prefix).then(
      (request) => {
        requests.push(`${request.method} ${request.path}`);
        send(response, respond(request));
      },
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}${prefix}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
