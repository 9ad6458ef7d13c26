// The obvious alternatives to Shortlist, on plain Node, for comparison.
//   node yardstick.mjs plain    every viewer polls the full list through it; it asks the service each time
//   node yardstick.mjs shared   it asks every 5 s and sends every viewer the full list, gzipped once
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { gzip } from "node:zlib";

const everyMs = 5_000;
const { ASSESSMENT_API_URL: base, ASSESSMENT_API_KEY: key } = process.env;

async function readList() {
  const response = await fetch(`${base}/assessments?api_key=${encodeURIComponent(key)}`);
  if (!response.ok) throw new Error(`The service answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function answerWithList(response) {
  try {
    const list = await readList();
    response.writeHead(200, { "content-type": "application/json", "content-length": list.length });
    response.end(list);
  } catch {
    response.writeHead(502).end();
  }
}

const viewers = new Set();
let latest;

/** Each list is one frame: its length in four bytes, then itself. */
function send(viewer, frame) {
  // A viewer that is still receiving the last list skips this one.
  if (!viewer.writableNeedDrain) viewer.write(frame);
}

function addViewer(response) {
  response.writeHead(200, { "content-type": "application/octet-stream" });
  viewers.add(response);
  response.on("close", () => viewers.delete(response));
  if (latest) send(response, latest);
}

async function shareForever() {
  for (;;) {
    const begun = performance.now();
    const list = await promisify(gzip)(await readList());
    const length = Buffer.alloc(4);
    length.writeUInt32BE(list.length);
    latest = Buffer.concat([length, list]);
    for (const viewer of viewers) send(viewer, latest);
    await sleep(Math.max(0, everyMs - (performance.now() - begun)));
  }
}

const isShared = process.argv[2] === "shared";
const server = createServer((_, response) => (isShared ? addViewer(response) : answerWithList(response)));
server.listen(0, "127.0.0.1", () => console.log(`Serving http://127.0.0.1:${server.address().port}`));
process.once("SIGTERM", () => process.exit(0));
if (isShared) await shareForever();
