import { type ClientRequest, get, type IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import { gunzipSync } from "node:zlib";
import { createParser } from "eventsource-parser";
import { type FeedMessage, feedMessageSchema } from "@/lib/feed/schema";
import { type KeptList, takeList } from "./list-viewer";
import type { Shortlist } from "./shortlist";

type Saw = (id: number, at: number) => void;

export type Viewer = {
  bytes(): number;
  /** Full lists so far; with Shortlist, how often it was told to load its list again. */
  lists(): number;
  close(): void;
};

function open(
  url: string,
  headers: Record<string, string>,
  onBody: (body: IncomingMessage) => void,
): { request: ClientRequest; ready: Promise<Socket> } {
  const request = get(url, { agent: false, headers });
  const ready = new Promise<Socket>((resolve, reject) => {
    request.once("error", reject);
    request.once("response", (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}.`));
      onBody(response);
      resolve(response.socket);
    });
  });
  return { request, ready };
}

/** Every stream gets the same bytes: they are parsed once, as each browser would. */
let lastText = "";
let lastMessage: FeedMessage = { kind: "bye" };

function parseMessage(text: string): FeedMessage {
  if (text !== lastText) {
    lastMessage = feedMessageSchema.parse(JSON.parse(text));
    lastText = text;
  }
  return lastMessage;
}

/** A browser of Shortlist’s: a stream of changes, from its first page’s version on. */
export async function openStreamViewer(shortlist: Shortlist, after: string, saw: Saw): Promise<Viewer> {
  let reloads = 0;
  let besidesBytes = 0;
  async function reload(): Promise<void> {
    reloads += 1;
    const response = await shortlist.get("/api/assessments?limit=100");
    besidesBytes += (await response.arrayBuffer()).byteLength;
  }
  const { request, ready } = open(
    `${shortlist.url}/api/assessments/events?after=${encodeURIComponent(after)}`,
    { cookie: shortlist.cookie, accept: "text/event-stream" },
    (body) => {
      let at = 0;
      const parser = createParser({
        onEvent({ data }) {
          const message = parseMessage(data);
          if (message.kind === "reload") void reload();
          if (message.kind !== "changes") return;
          for (const { id, status } of message.assessments) if (status !== "pending") saw(id, at);
        },
      });
      body.setEncoding("utf8");
      body.on("data", (chunk: string) => {
        at = Date.now();
        parser.feed(chunk);
      });
      body.on("error", () => undefined);
    },
  );
  const socket = await ready;
  return {
    bytes: () => socket.bytesRead + besidesBytes,
    lists: () => reloads,
    close: () => request.destroy(),
  };
}

const pollEveryMs = 5_000;

/**
 * The plain yardstick’s viewer: polls the full list every 5 s.
 * @param reads whether it parses the lists; fifty viewers that did would measure their own process.
 * @param firstAfterMs spreads viewers over the interval.
 */
export function openPollingViewer(url: string, saw: Saw, reads: boolean, firstAfterMs: number): Viewer {
  const kept: KeptList = new Map();
  let bytes = 0;
  let lists = 0;
  let current: ClientRequest | undefined;
  let timer = setTimeout(poll, firstAfterMs);
  let isClosed = false;

  async function poll(): Promise<void> {
    const begunAt = performance.now();
    await new Promise<void>((resolve) => {
      const chunks: Buffer[] = [];
      const { request, ready } = open(url, {}, (body) => {
        body.on("data", (chunk: Buffer) => reads && chunks.push(chunk));
        body.on("end", () => {
          const at = Date.now();
          lists += 1;
          if (reads) for (const id of takeList(kept, Buffer.concat(chunks).toString())) saw(id, at);
        });
        body.on("close", () => resolve());
        body.on("error", () => resolve());
      });
      current = request;
      ready.then(
        (socket) => socket.on("close", () => (bytes += socket.bytesRead)),
        () => resolve(),
      );
    });
    if (!isClosed) timer = setTimeout(poll, Math.max(0, pollEveryMs - (performance.now() - begunAt)));
  }

  return {
    bytes: () => bytes,
    lists: () => lists,
    close() {
      isClosed = true;
      clearTimeout(timer);
      current?.destroy();
    },
  };
}

/** The fairer yardstick’s viewer: full lists arrive on one connection. `reads` as above. */
export async function openPushedViewer(url: string, saw: Saw, reads: boolean): Promise<Viewer> {
  const kept: KeptList = new Map();
  let lists = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;

  function take(chunk: Buffer): void {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes < 4) return;
    if ((waiting[0]?.length ?? 0) < 4) waiting = [Buffer.concat(waiting)];
    const length = waiting[0]?.readUInt32BE(0) ?? 0;
    if (waitingBytes < 4 + length) return;
    const all = Buffer.concat(waiting);
    const rest = all.subarray(4 + length);
    waiting = rest.length > 0 ? [rest] : [];
    waitingBytes = rest.length;
    const at = Date.now();
    lists += 1;
    if (!reads) return;
    for (const id of takeList(kept, gunzipSync(all.subarray(4, 4 + length)).toString())) saw(id, at);
  }

  const { request, ready } = open(url, {}, (body) => {
    body.on("data", take);
    body.on("error", () => undefined);
  });
  const socket = await ready;
  return { bytes: () => socket.bytesRead, lists: () => lists, close: () => request.destroy() };
}
