// The assessment service with lists too long for a sandbox: it generates each row as it sends it, and each list has one
// more completed row than the last. Run by long-list.ts; prints its URL.
import { appendFileSync } from "node:fs";
import { createServer } from "node:http";

const rows = Number(process.argv[2]);
const log = process.env.BENCH_LIST_LOG;
const piece = 256 * 1024;
let isWithheld = false;
let lists = 0;

const createdAt = (id) => new Date(Date.UTC(2024, 0, 1) + id * 60_000).toISOString();
const detail = "Answers were clear, to the point, and showed that the work is known well.";

/** About three in ten are pending; each list has one of them fewer. */
function rowOf(id, list) {
  const link = `"application_url":"https://service.example.com/apply/${id.toString(36)}-4f1c9a7be20d"`;
  const always = `"id":${id},"created_at":"${createdAt(id)}",${link}`;
  if (id % 10 < 3 && !(id % 10 === 1 && id <= list * 10)) return `{${always},"completed":false}`;
  if (id % 2 === 0) return `{${always},"completed":true,"recommended":false,"detail":"${detail}"}`;
  const url = `"url":"https://service.example.com/reports/${id.toString(36)}-90c2"`;
  return `{${always},"completed":true,"recommended":true,${url},"detail":"${detail}"}`;
}

async function sendList(response) {
  const beganAt = Date.now();
  lists += 1;
  const list = lists;
  response.writeHead(200, { "content-type": "application/json" });
  let text = "[";
  for (let id = 1; id <= rows; id += 1) {
    text += id === 1 ? rowOf(id, list) : `,${rowOf(id, list)}`;
    if (text.length < piece) continue;
    if (!response.write(text)) await new Promise((resolve) => response.once("drain", resolve));
    text = "";
  }
  response.end(`${text}]`);
  if (log) appendFileSync(log, `${beganAt} ${Date.now()}\n`);
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "", "http://service");
  const json = (status, body) => response.writeHead(status).end(JSON.stringify(body));
  if (pathname === "/__control/faults") {
    isWithheld = request.method === "POST";
    return json(200, {});
  }
  if (pathname === "/v1/interviews") return json(200, [{ id: 1, name: "Backend Engineer" }]);
  if (isWithheld) return json(503, {});
  if (pathname === "/v1/assessments") return void sendList(response);
  const id = Number(/^\/v1\/assessments\/(\d+)$/.exec(pathname)?.[1]);
  if (!(id >= 1 && id <= rows)) return json(404, {});
  const told = { candidate_email: `candidate.${id}@example.com`, interview_id: "1" };
  json(200, { ...JSON.parse(rowOf(id, lists)), ...told });
});
server.listen(0, "127.0.0.1", () => {
  process.stdout.write(`Serving http://127.0.0.1:${server.address().port}/v1\n`);
});
process.on("SIGTERM", () => process.exit(0));
