import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { HttpBindings } from "@hono/node-server";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Fault } from "@/lib/sandbox/faults/fault-plan";

export type Exchange = HttpBindings & {
  serve: () => Promise<Response>;
  cleared: () => Promise<void>;
};

// A TCP reset, as from a service that died.
function reset({ incoming }: Exchange): Response {
  incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}

// Promises the whole answer, sends half of it and hangs up.
async function cutOff({ outgoing, incoming, serve }: Exchange): Promise<Response> {
  const response = await serve();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, {
    "content-type": response.headers.get("content-type") ?? "application/json",
    "content-length": Math.max(body.length, 2),
  });
  const half = body.subarray(0, Math.floor(body.length / 2));
  await new Promise<void>((resolve) => {
    outgoing.write(half.length > 0 ? half : " ", () => resolve());
  });
  incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

async function hang({ outgoing }: Exchange): Promise<Response> {
  if (!outgoing.closed) await once(outgoing, "close");
  return RESPONSE_ALREADY_SENT;
}

// Neither UTF-8 nor JSON, and never all in memory.
function garbage(bytes: number, contentType: string): Response {
  const chunk = new Uint8Array(64 * 1024).fill(0xfe);
  let left = bytes;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const next = chunk.subarray(0, Math.min(left, chunk.length));
      left -= next.length;
      if (next.length > 0) controller.enqueue(next);
      if (left === 0) controller.close();
    },
  });
  return new Response(body, { headers: { "content-type": contentType } });
}

async function delay(
  ms: number,
  when: "before" | "after",
  serve: () => Promise<Response>,
): Promise<Response> {
  if (when === "before") await sleep(ms);
  const response = await serve();
  if (when === "after") await sleep(ms);
  return response;
}

/** With "before" the request isn't carried out. A delay only waits. */
export async function applyFault(fault: Fault, exchange: Exchange): Promise<Response> {
  switch (fault.kind) {
    case "status": {
      const { status, body = "", headers } = fault;
      if (fault.when === "after") await exchange.serve();
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const mayHaveBody = status !== 204 && status !== 205 && status !== 304;
      return new Response(mayHaveBody ? text : null, {
        status,
        headers: { "content-type": "application/json", ...headers },
      });
    }
    case "delay":
      return delay(fault.ms, fault.when, exchange.serve);
    case "hang":
      if (fault.when === "after") await exchange.serve();
      return hang(exchange);
    case "hold":
      await exchange.cleared();
      return exchange.serve();
    case "cut-off":
      return cutOff(exchange);
    case "reset":
      if (fault.when === "after") await exchange.serve();
      return reset(exchange);
    case "garbage":
      return garbage(fault.bytes, fault.contentType);
  }
}
