import type { Role } from "@/lib/db/types";
import type { Listener } from "@/lib/feed/listener";
import type { FeedMessage } from "@/lib/feed/schema";
import { writeEvent } from "@/lib/feed/write-message";

/** Writes one message to any number of listeners: put into bytes once for each role that listens. */
export function sharedWriter(message: (role: Role) => FeedMessage): (listener: Listener) => boolean {
  const bytes = new Map<Role, Uint8Array>();
  return (listener) => {
    const { role } = listener.reader;
    const mine = bytes.get(role) ?? writeEvent(message(role));
    bytes.set(role, mine);
    return listener.write(mine);
  };
}
