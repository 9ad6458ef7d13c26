import pino from "pino";
import { afterEach } from "vitest";
import type { TestStore } from "@/lib/db/testing";
import { queues } from "@/lib/invitations/sending/testing-queue";
import { openComparingHere } from "@/lib/mirror/comparing/compare-here";
import { type Mirror, startMirror } from "@/lib/mirror/start-mirror";

const log = pino({ level: "silent" });

// Starting a thread takes longer than most of these tests.
const openComparing = openComparingHere;

export type Client = Awaited<ReturnType<ReturnType<typeof queues>>>["client"];

/** Mirrors before a real sandbox server of their own. Call it at the top of a suite: they are stopped after each test. */
export function mirrors(store: () => Promise<TestStore>) {
  const openQueue = queues();
  const started: Mirror[] = [];
  afterEach(async () => {
    for (const mirror of started.splice(0)) await mirror.stop();
  });

  /** @param wrap what becomes of the mirror's client. */
  return async (wrap = (client: Client) => client) => {
    const parts = await openQueue(await store());
    const start = (more: Partial<Parameters<typeof startMirror>[0]> = {}) => {
      const mirror = startMirror({ store: parts.store, client: parts.client, log, openComparing, ...more });
      started.push(mirror);
      return mirror;
    };
    const mirror = start({ client: wrap(parts.client) });
    const listReads = async () => {
      const requests = await (await fetch(`${parts.server.origin}/__control/requests`)).json();
      return (requests as Record<string, number>)["GET /v1/assessments"] ?? 0;
    };
    return { ...parts, mirror, start, listReads };
  };
}
