import type { FeedReader, Listener } from "@/lib/feed/listener";
import type { FeedMessage } from "@/lib/feed/schema";
import { writeEvent } from "@/lib/feed/write-message";

/** Encodes a message once for each role, limited or not, instead of for each listener. */
export function sharedWriter(message: (reader: FeedReader) => FeedMessage): (listener: Listener) => boolean {
  const bytes = new Map<string, Uint8Array>();
  return (listener) => {
    const { role, limit } = listener.reader;
    const key = limit ? `limited ${role}` : role;
    const mine = bytes.get(key) ?? writeEvent(message(listener.reader));
    bytes.set(key, mine);
    return listener.write(mine);
  };
}
