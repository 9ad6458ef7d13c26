import { expect, test } from "vitest";
import { openListener } from "@/lib/feed/listener";

const dana = { memberId: "dana", sessionId: "s", role: "viewer" } as const;

test("what is written lies unread until all of it has been fetched", async () => {
  const { listener, stream } = openListener(dana, new AbortController().signal, {
    ready: () => undefined,
    gone: () => undefined,
  });
  expect(listener.unreadSinceMs()).toBe(Number.POSITIVE_INFINITY);
  listener.write(new Uint8Array(10));
  const since = listener.unreadSinceMs();
  expect(since).toBeLessThanOrEqual(performance.now());
  listener.write(new Uint8Array(10));
  expect(listener.unreadSinceMs()).toBe(since);

  const reader = stream.getReader();
  await reader.read();
  // It is fetching: the time counts anew.
  expect(listener.unreadSinceMs()).toBeGreaterThanOrEqual(since);
  expect(listener.unreadSinceMs()).toBeLessThan(Number.POSITIVE_INFINITY);
  await reader.read();
  expect(listener.unreadSinceMs()).toBe(Number.POSITIVE_INFINITY);

  const waiting = reader.read();
  listener.write(new Uint8Array(10));
  await waiting;
  expect(listener.unreadSinceMs()).toBe(Number.POSITIVE_INFINITY);
});
