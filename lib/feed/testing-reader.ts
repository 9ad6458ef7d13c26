import { EventSourceParserStream } from "eventsource-parser/stream";
import { vi } from "vitest";
import type { AssessmentView } from "@/lib/assessments/schema";
import { createSession } from "@/lib/auth/sessions/testing-sessions";
import { instant, type Store } from "@/lib/db/store";
import { type FeedMessage, feedMessageSchema } from "@/lib/feed/schema";
import { addMember } from "@/lib/members/add-member";
import type { Role } from "@/lib/roles";

export const sessionIdleMs = 8 * 3_600_000;

export async function signedIn(
  store: Store,
  role: Role,
  name: string = role,
  startedAt: Date = store.now(),
): Promise<{ memberId: string; sessionId: string }> {
  const memberId = await addMember(
    store.db,
    { email: `${name}@shortlist.example`, name, role, passwordHash: null },
    { actor: { name: "test" }, now: store.now() },
  );
  const sessionId = await createSession(store.db, memberId, store.now(), { started_at: instant(startedAt) });
  return { memberId, sessionId };
}

/** Collects what a browser gets from a stream: messages, the last id, and each row as it was last told. */
export function read(stream: ReadableStream<Uint8Array>) {
  const messages: FeedMessage[] = [];
  const rows = new Map<number, AssessmentView>();
  const state = { lastId: undefined as string | undefined, ended: false, bytes: 0 };
  const counted = stream.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        state.bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    }),
  );
  const events = counted
    .pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream());
  const done = (async () => {
    for await (const event of events) {
      const message = feedMessageSchema.parse(JSON.parse(event.data));
      if (message.kind !== event.event) throw new Error(`A ${message.kind} came as ${event.event}.`);
      if (event.id) state.lastId = event.id;
      if (message.kind === "changes") for (const row of message.assessments) rows.set(row.id, row);
      messages.push(message);
    }
  })()
    .catch(() => undefined)
    .finally(() => {
      state.ended = true;
    });
  return {
    messages,
    rows,
    state,
    done,
    kinds: () => messages.map(({ kind }) => kind),
    until: (predicate: (message: FeedMessage) => boolean) =>
      vi.waitFor(
        () => {
          const found = messages.find(predicate);
          if (!found) throw new Error(`Not among ${messages.length} messages: ${predicate}`);
          return found;
        },
        { timeout: 30_000, interval: 10 },
      ),
    /** Also ends with the stream: a wait that went on would move the fake clocks of later test files. */
    begun: () =>
      vi.waitFor(
        () => {
          if (!state.lastId && !state.ended) throw new Error("Nothing has come.");
        },
        { timeout: 30_000, interval: 10 },
      ),
    upTo: (version: number) =>
      vi.waitFor(
        () => {
          if (Number(state.lastId?.split("-").at(-1)) < version || !state.lastId)
            throw new Error(`At ${state.lastId}, not at ${version}.`);
        },
        { timeout: 30_000, interval: 10 },
      ),
  };
}
